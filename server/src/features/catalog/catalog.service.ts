import type { Department } from '@akada/contract/base/catalog.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repo from './catalog.repo.ts';

interface Search extends repo.Paging {
  search: string;
}

export type CatalogService = ReturnType<typeof createCatalogService>;

export function createCatalogService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;
  /** One change at a time. */
  const change = <Answer>(work: (tx: Transaction) => Promise<Answer>) =>
    database.transaction(async (tx) => {
      await repo.lockCatalog(tx);
      return work(tx);
    });
  const newRow = (name: string) => ({
    id: newId(),
    name,
    nameKey: catalogKey(name),
    createdAt: instantOf(clock.now()),
  });

  return {
    listSchools: ({ search, ...paging }: Search) => repo.listSchools(db, catalogKey(search), paging),
    /** The same name sent again answers the same school. @throws Fault `conflict` for another spelling of a name that exists */
    createSchool: (name: string) =>
      change(async (tx) => {
        const row = newRow(name);
        const known = await repo.schoolNamed(tx, row.nameKey);
        if (known !== null) return sameName(known, name, 'school');

        await repo.insertSchool(tx, row);
        return present(await repo.findSchool(tx, row.id));
      }),
    /** @throws Fault `not_found`, `conflict` where another school has the name */
    renameSchool: (id: string, name: string) =>
      change(async (tx) => {
        present(await repo.findSchool(tx, id));
        const other = await repo.schoolNamed(tx, catalogKey(name), id);
        if (other !== null) throw nameTaken(other.name, 'school');

        await repo.renameSchool(tx, id, name, catalogKey(name));
        return present(await repo.findSchool(tx, id));
      }),
    /** @throws Fault `not_found`, `conflict` while it has departments */
    deleteSchool: (id: string) =>
      change(async (tx) => {
        const { department_count: left } = present(await repo.findSchool(tx, id));
        if (left > 0) throw new Fault('conflict', 'This school has departments. Delete them first.');

        await repo.deleteSchool(tx, id);
      }),
    listDepartments: ({ search, school_id, ...paging }: Search & { school_id?: string | undefined }) =>
      repo.listDepartments(db, school_id ?? null, catalogKey(search), paging),
    /** @throws Fault `not_found` */
    readDepartment: async (id: string) => present(await repo.findDepartment(db, id)),
    /** As `createSchool`. @throws Fault `validation_failed` for a school that does not exist */
    createDepartment: (schoolId: string, name: string) =>
      change(async (tx) => {
        if ((await repo.findSchool(tx, schoolId)) === null)
          throw invalidField('school_id', 'This school is no longer there. Choose another one.');

        const row = newRow(name);
        const known = await repo.departmentNamed(tx, schoolId, row.nameKey);
        if (known !== null) return sameName(known, name, 'department');

        await repo.insertDepartment(tx, { ...row, schoolId });
        return present(await repo.findDepartment(tx, row.id));
      }),
    /** @throws Fault `not_found`, `conflict` where another department of its school has the name */
    renameDepartment: (id: string, name: string) =>
      change(async (tx) => {
        const { school } = present(await repo.findDepartment(tx, id));
        const other = await repo.departmentNamed(tx, school.id, catalogKey(name), id);
        if (other !== null) throw nameTaken(other.name, 'department');

        await repo.renameDepartment(tx, id, name, catalogKey(name));
        return present(await repo.findDepartment(tx, id));
      }),
    /** @throws Fault `not_found`, `conflict` while it has courses, or some that can be restored */
    deleteDepartment: (id: string) =>
      change(async (tx) => {
        present(await repo.findDepartment(tx, id));
        if (!(await repo.deleteDepartment(tx, id))) throw hasCourses();
      }),
  };
}

/** @returns departments by their id */
export async function departmentsById(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, Department>> {
  const found = ids.length > 0 ? await repo.findDepartments(executor, ids) : [];
  return new Map(found.map((department) => [department.id, department]));
}

/** Until the transaction ends it stays. @throws Fault `validation_failed` where it is gone */
export async function holdDepartment(tx: Transaction, id: string): Promise<void> {
  if (!(await repo.holdDepartment(tx, id)))
    throw invalidField('department_id', 'This department is no longer there. Choose another one.');
}

/** Courses are their tutors', so an administrator may see none of those that keep the department. */
function hasCourses(): Fault {
  return new Fault(
    'conflict',
    'This department has courses. It can be deleted an hour after its tutors have deleted them.',
  );
}

function present<Found>(found: Found | null): Found {
  if (found === null) throw notFound();
  return found;
}

/** A call that was sent twice makes one thing; another spelling is another wish, and its writer reads which name exists. */
function sameName<Known extends { name: string }>(known: Known, name: string, kind: string): Known {
  if (known.name !== name) throw nameTaken(known.name, kind);
  return known;
}

function nameTaken(name: string, kind: string): Fault {
  return new Fault('conflict', `There is a ${kind} of this name: ${name}.`);
}
