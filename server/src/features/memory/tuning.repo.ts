import { tuningPauseMs } from '@akada/core/memory/tuning/tuning-rules.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { wantWork } from '../../platform/work/wanted-work.ts';
import { isAttempt, leaseEnded, type WorkRows } from '../../platform/work/work-rows.ts';
import { memoryTunings, type TuningRow } from './parameters.tables.ts';

export const tuningRows: WorkRows<TuningRow> = {
  table: memoryTunings,
  waiting: 'waiting',
  running: 'running',
};

/** @param due milliseconds since the epoch; a student whose last time is not long ago waits longer */
export function wantTunings(executor: Executor, userIds: readonly string[], due: number): Promise<void> {
  return wantWork(executor, tuningRows, {
    ids: userIds,
    due,
    restsUntil: sql`known.tuned_at + ${tuningPauseMs} * interval '1 millisecond'`,
  });
}

export async function endTuning(
  executor: Executor,
  attempt: TuningRow,
  change: Pick<TuningRow, 'status' | 'tunedAt'>,
): Promise<void> {
  await executor
    .update(memoryTunings)
    .set({ ...change, ...leaseEnded })
    .where(isAttempt(tuningRows, attempt));
}
