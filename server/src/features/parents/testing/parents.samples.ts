import { eq } from 'drizzle-orm';
import { hashSecret, newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { parents } from '../parents.tables.ts';

const makeCode = (id: string) => id.replaceAll('-', '').slice(0, 22);

/** @returns the id of a parent of this person, whose code follows from the id */
const createParent: Factory = async (app, { userId, canary }) => {
  const id = newId();
  await app.platform.database.db.insert(parents).values({
    id,
    userId,
    codeHash: hashSecret(makeCode(id)),
    name: canary,
    email: `${id}@family.test`,
    bySchool: false,
    createdAt: moment(app),
  });
  return id;
};

/** A student with four parents restores no other one. */
const createOnlyParent: Factory = async (app, owner) => {
  await app.platform.database.db.delete(parents).where(eq(parents.userId, owner.userId));
  return createParent(app, owner);
};

/** Writes a parent of this person. */
export async function giveParent(app: SharedTestApp, owner: Owner): Promise<void> {
  await createParent(app, owner);
}

const createStudent = async (app: SharedTestApp) => (await createPerson(app)).userId;

const openedBy = async (app: SharedTestApp) => {
  const id = await createParent(app, { userId: await createStudent(app), canary: 'Mama Ada' });
  return { params: { code: makeCode(id) } };
};

export const samples: FeatureSamples = {
  requests: {
    'parents.list': nothing,
    'parents.invite': ({ owner }) => ({ body: { name: owner.canary, email: 'mama@family.test' } }),
    'parents.end': nothing,
    'parents.restore': nothing,
    'parents.admin_list': async ({ app }) => ({ params: { id: await createStudent(app) } }),
    'parents.admin_invite': async ({ app, owner }) => ({
      params: { id: await createStudent(app) },
      body: { name: owner.canary, email: 'mama@family.test' },
    }),
    'parents.admin_end': async ({ app, owner }) => {
      const id = await createStudent(app);
      return { params: { id, parent_id: await createParent(app, { userId: id, canary: owner.canary }) } };
    },
    'parents.open': ({ app }) => openedBy(app),
    'parents.sessions': ({ app }) => openedBy(app),
    'parents.payments': ({ app }) => openedBy(app),
    'parents.choose_mails': async ({ app }) => ({ ...(await openedBy(app)), body: { mails: true } }),
  },
  objects: { parent: createParent },
  objectsFor: { 'parents.restore': deleted(createOnlyParent, 'parents') },
};
