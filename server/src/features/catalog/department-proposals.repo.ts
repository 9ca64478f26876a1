/** Departments that tutors proposed and the catalog does not have yet. */
import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { waitingCases } from '../../platform/module/waiting-source.ts';
import { departmentProposals, departments, schools } from './catalog.tables.ts';

type ProposalRow = typeof departmentProposals.$inferSelect;

/** A second proposal of the same person changes nothing. */
export async function putProposal(tx: Transaction, row: ProposalRow): Promise<void> {
  await tx.insert(departmentProposals).values(row).onConflictDoNothing();
}

/** @returns how many departments of this person wait for an administrator */
export async function countProposals(executor: Executor, userId: string): Promise<number> {
  const [counted] = await executor
    .select({ total: count() })
    .from(departmentProposals)
    .innerJoin(departments, eq(departments.id, departmentProposals.departmentId))
    .where(and(eq(departmentProposals.userId, userId), isNotNull(departments.proposedAt)));
  return counted?.total ?? 0;
}

/** @returns everybody who proposed the department */
export async function findProposers(executor: Executor, departmentId: string): Promise<string[]> {
  const rows = await executor
    .select({ userId: departmentProposals.userId })
    .from(departmentProposals)
    .where(eq(departmentProposals.departmentId, departmentId));
  return rows.map(({ userId }) => userId);
}

/** @returns the names of a department that is still a proposal; null for any other */
export async function lockProposed(
  tx: Transaction,
  departmentId: string,
): Promise<{ name: string; school: string } | null> {
  const [found] = await tx
    .select({ name: departments.name, school: schools.name })
    .from(departments)
    .innerJoin(schools, eq(schools.id, departments.schoolId))
    .where(and(eq(departments.id, departmentId), isNotNull(departments.proposedAt)))
    .for('no key update', { of: departments });
  return found ?? null;
}

/** Puts a school into the catalog. */
export async function approveSchool(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(schools)
    .set({ proposedAt: null })
    .where(and(eq(schools.id, id), isNotNull(schools.proposedAt)));
}

/** Puts a department and its school into the catalog. */
export async function approveDepartment(tx: Transaction, id: string): Promise<void> {
  const approved = await tx
    .update(departments)
    .set({ proposedAt: null })
    .where(eq(departments.id, id))
    .returning({ schoolId: departments.schoolId });
  for (const { schoolId } of approved) await approveSchool(tx, schoolId);
}

export async function removeProposals(tx: Transaction, departmentId: string): Promise<void> {
  await tx.delete(departmentProposals).where(eq(departmentProposals.departmentId, departmentId));
}

/** Deletes proposals that no course uses, and then proposed schools without a department. */
export async function removeUnused(tx: Transaction, cutoff: string): Promise<void> {
  await tx
    .delete(departments)
    .where(
      and(
        lt(departments.proposedAt, cutoff),
        sql`NOT EXISTS (SELECT FROM courses WHERE courses.department_id = departments.id)`,
      ),
    );
  await tx
    .delete(schools)
    .where(
      and(
        lt(schools.proposedAt, cutoff),
        sql`NOT EXISTS (SELECT FROM departments WHERE departments.school_id = schools.id)`,
      ),
    );
}

/** Departments that tutors proposed. Approving a course of a department approves it, too. */
export const waitingDepartments = waitingCases('departments', {
  id: departments.id,
  since: departments.proposedAt,
  facts: {
    name: departments.name,
    school: schools.name,
    has_course: sql`EXISTS (SELECT FROM courses c
      WHERE c.department_id = ${departments.id} AND c.state = 'waiting' AND c.deleted_at IS NULL)`,
  },
  from: sql`FROM ${departments} JOIN ${schools} ON ${eq(schools.id, departments.schoolId)}
    WHERE ${and(isNotNull(departments.proposedAt), isNull(departments.archivedAt))}`,
});
