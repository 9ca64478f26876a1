/** Mock exams that a student has finished, by their source. */
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { exams } from './exam/exams.tables.ts';

/** @param since ISO time @returns the sources of mock exams that were started since then and have ended */
export function findEndedMocks(
  executor: Executor,
  userId: string,
  since: string,
): Promise<{ kind: string | null; key: string | null }[]> {
  return executor
    .selectDistinct({ kind: exams.sourceKind, key: exams.sourceKey })
    .from(exams)
    .where(
      and(
        eq(exams.userId, userId),
        eq(exams.kind, 'mock'),
        gte(exams.startedAt, since),
        isNotNull(exams.finishedAt),
      ),
    );
}
