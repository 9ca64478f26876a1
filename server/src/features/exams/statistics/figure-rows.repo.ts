/** Rows of figures that are computed in the background: a waiting row is computed when its lease ends. */
import { and, eq, getTableName, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { wantWork } from '../../../platform/work/wanted-work.ts';
import { type Attempt, isAttempt, leaseEnded, type WorkRows } from '../../../platform/work/work-rows.ts';

type FigureTable = PgTable & {
  [Column in 'id' | 'computedAt' | 'status' | 'attempts' | 'leaseUntil']: PgColumn;
} & { $inferSelect: Attempt & { computedAt: string | null } };

/** A class submits within a minute, and no page reads the figures more often than every five. */
const gatherMs = 60_000;
const restMs = 5 * 60_000;

export function figureRows<Table extends FigureTable>(table: Table) {
  type Row = Table['$inferSelect'];
  const work: WorkRows<Row> = { table, waiting: 'waiting', running: 'running' };

  const prepareFind = prepareOnce((executor) =>
    executor
      .select()
      .from(table as PgTable)
      .where(sql`${table.id} = ANY (${sql.placeholder('ids')}::uuid[])`)
      .prepare(`figures.${getTableName(table)}`),
  );

  const end = async (executor: Executor, attempt: Attempt, status: 'done' | 'stopped'): Promise<void> => {
    await executor
      .update(table)
      .set({ status, ...leaseEnded } as never)
      .where(isAttempt(work, attempt));
  };

  /** Has figures computed soon. @param now milliseconds since the epoch */
  const expectFigures = (executor: Executor, ids: readonly string[], now: number): Promise<void> =>
    wantWork(executor, work, {
      ids,
      due: now + gatherMs,
      restsUntil: sql`known.computed_at + ${restMs} * interval '1 millisecond'`,
    });

  return {
    work,
    end,
    expect: expectFigures,
    /** Writes what an attempt has read at that time, and ends it unless there is something newer. */
    async write(executor: Executor, attempt: Attempt, figures: Partial<Row>, readAt: string): Promise<void> {
      // If one attempt overtakes another, the result with the later reading stays.
      const isNewer = or(isNull(table.computedAt), lte(table.computedAt, readAt));
      await executor
        .update(table)
        .set({ ...figures, computedAt: readAt } as never)
        .where(and(eq(table.id, attempt.id), isNewer));
      await end(executor, attempt, 'done');
    },
    /** Clears existing figures, and queues them for computing again. */
    async reset(executor: Executor, id: string, emptied: Partial<Row>, now: number): Promise<void> {
      const known = await executor
        .update(table)
        .set({ ...emptied, computedAt: null } as never)
        .where(eq(table.id, id))
        .returning({ id: table.id });
      if (known.length > 0) await expectFigures(executor, [id], now);
    },
    async find(executor: Executor, ids: readonly string[]): Promise<Row[]> {
      if (ids.length === 0) return [];
      return (await prepareFind(executor).execute({ ids: [...ids] })) as Row[];
    },
  };
}
