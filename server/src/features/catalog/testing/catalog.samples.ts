import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { departments, schools } from '../catalog.tables.ts';

const row = (app: SharedTestApp, kind: string) => {
  const id = newId();
  const name = `${kind} ${id}`;
  return { id, name, nameKey: catalogKey(name), createdAt: moment(app) };
};

/** @returns the id of a school without departments */
export async function createSchool(app: SharedTestApp): Promise<string> {
  const school = row(app, 'School');
  await app.platform.database.db.insert(schools).values(school);
  return school.id;
}

/** @returns the id of a department in a new school */
export async function createDepartment(app: SharedTestApp): Promise<string> {
  const department = { ...row(app, 'Department'), schoolId: await createSchool(app) };
  await app.platform.database.db.insert(departments).values(department);
  return department.id;
}

const name = () => `Name ${newId()}`;

const lists: FeatureSamples['lists'] = {
  'catalog.list_schools': { write: ({ app }) => createSchool(app) },
  'catalog.list_departments': { write: ({ app }) => createDepartment(app) },
  'catalog_admin.list': { write: ({ app }) => createSchool(app) },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'catalog.list_schools': nothing,
    'catalog.create_school': () => ({ body: { name: name() } }),
    'catalog.list_departments': nothing,
    'catalog.get_department': async ({ app }) => ({ params: { id: await createDepartment(app) } }),
    'catalog.create_department': async ({ app }) => ({
      body: { school_id: await createSchool(app), name: name() },
    }),
    'catalog.propose_department': () => ({ body: { school_name: name(), name: name() } }),
  },
};
