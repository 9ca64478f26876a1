import type { KeyChange } from '@akada/contract/work/marking/regrading.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { KeyChangeRow } from '../exam/key-changes.tables.ts';
import type { MissedExams } from './asked-exams.queries.ts';
import type { Progress } from './key-changes.repo.ts';

/** Long enough to hear what students say to it. */
const undoForMs = 24 * 60 * 60_000;

/** @returns ISO time until which a change can be undone: exams that it marked last have their day too */
export function undoableUntil({
  createdAt,
  appliedAt,
}: Pick<KeyChangeRow, 'createdAt' | 'appliedAt'>): string {
  return getInstant(Date.parse(appliedAt ?? createdAt) + undoForMs);
}

export interface AroundChange {
  progress: Progress;
  missed: MissedExams;
  /** True if it is the last change in force, and its last marking is less than a day ago. */
  isUndoable: boolean;
}

export function presentKeyChange(
  row: KeyChangeRow,
  { progress, missed, isUndoable }: AroundChange,
): KeyChange {
  return {
    id: row.id,
    question_id: row.questionId,
    rule: row.rule,
    reason: row.reason,
    answer_indexes_before: row.keyBefore,
    answer_indexes: row.keyAfter,
    ...(row.bodyBefore && { body_before: row.bodyBefore }),
    ...(row.bodyAfter && { body: row.bodyAfter }),
    version: row.version,
    created_at: row.createdAt,
    undoable_until: isUndoable ? undoableUntil(row) : null,
    undone_at: row.undoneAt,
    state: row.status === 'done' || row.status === 'stopped' ? row.status : 'marking',
    ...progress,
    running: missed.running,
    ended_since: missed.endedSince,
  };
}
