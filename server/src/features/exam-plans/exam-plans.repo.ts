import type { Outcome } from '@akada/contract/work/plans/exam-plans.ts';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import { type ExamPlanRow, type ExamPlanSourceRow, examPlanSources, examPlans } from './exam-plans.tables.ts';

/** A plan with its sources in their order. */
export interface StoredPlan extends ExamPlanRow {
  sources: ExamPlanSourceRow[];
}

export async function insertPlan(
  executor: Executor,
  { sources, ...row }: Omit<StoredPlan, 'deletedAt' | 'outcome'>,
): Promise<void> {
  await executor.insert(examPlans).values(row);
  await executor.insert(examPlanSources).values(sources);
}

type Changed = Pick<
  StoredPlan,
  'examAt' | 'target' | 'minutesPerDay' | 'freeWeekdays' | 'freeDays' | 'changedAt' | 'sources'
>;

/** @returns false if the plan was deleted */
export async function writePlan(
  executor: Executor,
  id: string,
  { sources, ...changes }: Changed,
): Promise<boolean> {
  const rows = await executor
    .update(examPlans)
    .set(changes)
    .where(and(eq(examPlans.id, id), notDeleted(examPlans)))
    .returning({ id: examPlans.id });
  if (rows.length === 0) return false;

  await executor.delete(examPlanSources).where(eq(examPlanSources.planId, id));
  await executor.insert(examPlanSources).values(sources);
  return true;
}

/** @returns false if the plan was deleted */
export async function writeDate(
  executor: Executor,
  id: string,
  changes: Pick<StoredPlan, 'examAt' | 'changedAt'>,
): Promise<boolean> {
  const rows = await executor
    .update(examPlans)
    .set(changes)
    .where(and(eq(examPlans.id, id), notDeleted(examPlans)))
    .returning({ id: examPlans.id });
  return rows.length > 0;
}

/** @returns false if the plan was deleted */
export async function writeOutcome(executor: Executor, id: string, outcome: Outcome): Promise<boolean> {
  const rows = await executor
    .update(examPlans)
    .set({ outcome })
    .where(and(eq(examPlans.id, id), notDeleted(examPlans)))
    .returning({ id: examPlans.id });
  return rows.length > 0;
}

/** @returns null for a deleted plan too */
export async function findPlan(executor: Executor, id: string): Promise<ExamPlanRow | null> {
  const [row] = await executor
    .select()
    .from(examPlans)
    .where(and(eq(examPlans.id, id), notDeleted(examPlans)));
  return row ?? null;
}

/** @param only the id of one plan @returns the plans of a student by the date of the exam */
export async function findPlans(executor: Executor, userId: string, only?: string): Promise<StoredPlan[]> {
  const rows = await executor
    .select()
    .from(examPlans)
    .where(
      and(
        eq(examPlans.userId, userId),
        notDeleted(examPlans),
        only === undefined ? undefined : eq(examPlans.id, only),
      ),
    )
    .orderBy(asc(examPlans.examAt), asc(examPlans.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sources = await executor
    .select()
    .from(examPlanSources)
    .where(inArray(examPlanSources.planId, ids))
    .orderBy(asc(examPlanSources.planId), asc(examPlanSources.position));
  const byPlan = Map.groupBy(sources, ({ planId }) => planId);
  return rows.map((row) => ({ ...row, sources: byPlan.get(row.id) ?? [] }));
}

export async function countPlans(executor: Executor, userId: string): Promise<number> {
  const [counted] = await executor
    .select({ plans: count() })
    .from(examPlans)
    .where(and(eq(examPlans.userId, userId), notDeleted(examPlans)));
  return counted?.plans ?? 0;
}
