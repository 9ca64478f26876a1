import type { Department } from '@akada/contract/base/catalog.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { nilId, writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repo from './catalog.repo.ts';
import { approveProposedDepartment, approveProposedSchool } from './department-proposals.service.ts';

interface Search extends repo.Paging {
  readerId: string;
  search: string;
}

/** Every change of the catalog holds this lock, so that a check stays true until the write. */
export const { hasDepartments, lockCatalog } = repo;

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
    createdAt: getInstant(clock.now()),
    proposedAt: null,
  });

  const recordNew = (tx: Transaction, actorId: string, action: string, after: Record<string, string>) =>
    writeAudit(tx, [{ actorId, targetId: nilId, action, change: { before: null, after } }], clock.now());

  return {
    listSchools: ({ search, ...rest }: Search) => repo.listSchools(db, { ...rest, key: catalogKey(search) }),
    /** The same name sent again answers the same school. @throws Fault `conflict` for another spelling of a name that exists */
    createSchool: (actorId: string, name: string) =>
      change(async (tx) => {
        const row = newRow(name);
        const known = await repo.schoolNamed(tx, row.nameKey);
        if (known !== null) {
          const same = sameName(known, name, 'school');
          await approveProposedSchool(tx, same.id);
          return same;
        }

        await repo.insertSchool(tx, row);
        await recordNew(tx, actorId, 'school.create', { name });
        return present(await repo.findSchool(tx, row.id));
      }),
    listDepartments: ({ search, school_id, ...rest }: Search & { school_id?: string | undefined }) =>
      repo.listDepartments(db, school_id ?? null, { ...rest, key: catalogKey(search) }),
    /** @throws Fault `not_found` */
    readDepartment: async (id: string) => present(await repo.findDepartment(db, id)),
    /** As `createSchool`. @throws Fault `validation_failed` for a school that does not exist or is archived */
    createDepartment: (actorId: string, schoolId: string, name: string) =>
      change(async (tx) => {
        const school = await repo.findSchool(tx, schoolId);
        if (school === null)
          throw invalidField('school_id', 'This school is no longer there. Choose another one.');
        if (await repo.isArchivedSchool(tx, schoolId))
          throw invalidField('school_id', `${school.name} is archived. Restore it, or choose another one.`);

        const row = newRow(name);
        const known = await repo.departmentNamed(tx, schoolId, row.nameKey);
        if (known !== null) {
          const same = sameName(known, name, 'department');
          await approveProposedDepartment(tx, same.id, null);
          return { ...same, is_proposed: false };
        }

        await repo.insertDepartment(tx, { ...row, schoolId });
        await approveProposedSchool(tx, schoolId);
        await recordNew(tx, actorId, 'department.create', { name, parent: school.name });
        return present(await repo.findDepartment(tx, row.id));
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

/**
 * Keeps the department until the transaction ends.
 *
 * @param userId a proposal exists only for the tutors who proposed it
 * @throws Fault `validation_failed` if it was deleted, or archived with or without its school
 */
export async function holdDepartment(tx: Transaction, id: string, userId: string): Promise<void> {
  if (!(await repo.holdDepartment(tx, id, userId)))
    throw invalidField('department_id', 'This department is no longer there. Choose another one.');
  if (await repo.isArchivedDepartment(tx, id))
    throw invalidField('department_id', 'This department is archived. Choose another one.');
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
