/** Departments that tutors propose: the catalog has them once an administrator approves a course in them. */
import type { Department } from '@akada/contract/base/catalog.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { departmentApproved, departmentMerged } from './catalog.events.ts';
import * as catalog from './catalog.repo.ts';
import * as repo from './department-proposals.repo.ts';

/** A tutor teaches in a few departments; a program that proposes names ends here. */
const maxProposals = 10;

/** A tutor who was interrupted finds the proposal again within this time. */
const unusedMs = 30 * 24 * 60 * 60_000;

export type DepartmentProposals = ReturnType<typeof createDepartmentProposals>;

export function createDepartmentProposals({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const newRow = (name: string, nameKey: string) => {
    const now = getInstant(clock.now());
    return { id: newId(), name, nameKey, createdAt: now, proposedAt: now };
  };

  const findOrProposeSchool = async (tx: Transaction, name: string): Promise<string> => {
    const row = newRow(name, catalogKey(name));
    const knownSchool = await catalog.schoolNamed(tx, row.nameKey);
    if (knownSchool === null) await catalog.insertSchool(tx, row);
    else if (await catalog.isArchivedSchool(tx, knownSchool.id))
      throw invalidField('school_name', `${knownSchool.name} takes no new departments. Write to support.`);
    return knownSchool?.id ?? row.id;
  };

  return {
    /**
     * A name that the school has, in any spelling, answers the existing department.
     *
     * @throws Fault `validation_failed` for an archived school or department, `conflict` for too many proposals
     */
    propose: (userId: string, { schoolName, name }: { schoolName: string; name: string }) =>
      database.transaction(async (tx): Promise<Department> => {
        await catalog.lockCatalog(tx);
        const schoolId = await findOrProposeSchool(tx, schoolName);
        const row = newRow(name, catalogKey(name));
        const knownDepartment = await catalog.departmentNamed(tx, schoolId, row.nameKey);
        if (knownDepartment !== null && (await catalog.isArchivedDepartment(tx, knownDepartment.id)))
          throw invalidField('name', `${knownDepartment.name} takes no new courses. Write to support.`);
        if (knownDepartment?.is_proposed === false) return knownDepartment;

        if (knownDepartment === null) await catalog.insertDepartment(tx, { ...row, schoolId });
        const departmentId = knownDepartment?.id ?? row.id;
        await repo.putProposal(tx, { userId, departmentId, proposedAt: row.createdAt });
        if ((await repo.countProposals(tx, userId)) > maxProposals)
          throw new Fault(
            'conflict',
            `${maxProposals} of your departments wait for approval. Submit a course of one of them first.`,
          );
        const proposed = await catalog.findDepartment(tx, departmentId);
        if (proposed === null) throw notFound();
        return proposed;
      }),
  };
}

/** @returns the name of the department if it is a proposal; null for a department of the catalog */
export async function approveProposedDepartment(
  tx: Transaction,
  departmentId: string,
  exceptUserId: string | null,
): Promise<string | null> {
  const proposed = await repo.lockProposed(tx, departmentId);
  if (proposed === null) return null;

  await repo.approveDepartment(tx, departmentId);
  const others = (await repo.findProposers(tx, departmentId)).filter((userId) => userId !== exceptUserId);
  for (const userId of others)
    await record(tx, departmentApproved, {
      userId,
      subjectId: newId(),
      facts: { department: proposed.name, school: proposed.school, departmentId },
    });
  await repo.removeProposals(tx, departmentId);
  return proposed.name;
}

/** Tells everybody who proposed a department which one takes its place, and puts that one into the catalog. */
export async function mergeProposedDepartment(
  tx: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const proposed = await repo.lockProposed(tx, from);
  await approveProposedDepartment(tx, into, null);
  const target = await catalog.findDepartment(tx, into);
  if (proposed === null || target === null) return;

  for (const userId of await repo.findProposers(tx, from)) {
    await record(tx, departmentMerged, {
      userId,
      subjectId: newId(),
      facts: { department: proposed.name, into: target.name, school: target.school.name, departmentId: into },
    });
    await publishHint(tx, userId, { topic: 'course', id: null });
  }
}

/** Puts a proposed school into the catalog, without its departments. */
export const approveProposedSchool: (tx: Transaction, id: string) => Promise<void> = repo.approveSchool;

/** Removes proposals that no course has used for a month. */
export function createUnusedProposalsTask({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): PeriodicTask {
  return {
    name: 'catalog.remove_unused_proposals',
    everyMs: 60 * 60_000,
    run: () =>
      database.transaction(async (tx) => {
        await catalog.lockCatalog(tx);
        await repo.removeUnused(tx, getInstant(clock.now() - unusedMs));
      }),
  };
}
