/** Deletes all questions of a set, undoes that, and lists the deletions that can be undone. */
import type { DeletedQuestion } from '@akada/contract/material/questions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { restorableUntil } from '../../platform/undo/undo.ts';
import * as repo from './question-deletion.repo.ts';

export interface QuestionDeletion {
  /** Deletes the visible questions of the set. A repetition changes nothing more. */
  removeSet(set: repo.OwnSet): Promise<void>;
  /** Shows again what was deleted last in the set; nothing where it was removed for good. */
  restoreSet(set: repo.OwnSet): Promise<void>;
  /** Questions of a set that can be restored, the last one first. */
  deletedOf(set: repo.OwnSet): Promise<DeletedQuestion[]>;
  /** Maps each set to its last deletion that can be undone, the last one first. */
  lastDeletions(userId: string): Promise<repo.Deletion[]>;
}

export function createQuestionDeletion({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): QuestionDeletion {
  return {
    removeSet: (set) =>
      database.transaction(async (tx) => {
        if (await repo.markSetDeleted(tx, set, clock.now()))
          await publishHint(tx, set.userId, { topic: 'question', id: null });
      }),
    restoreSet: (set) =>
      database.transaction(async (tx) => {
        if (await repo.clearLastDeletion(tx, set))
          await publishHint(tx, set.userId, { topic: 'question', id: null });
      }),
    async deletedOf(set) {
      const rows = await repo.findDeletedOfSet(database.db, set, clock.now());
      return rows.map(({ id, stem, deletedAt }) => ({
        id,
        stem,
        restorable_until: restorableUntil(deletedAt),
      }));
    },
    async lastDeletions(userId) {
      const deletions = await repo.findDeletions(database.db, userId, clock.now());
      const sets = new Set<string>();
      return deletions.filter(({ setId }) => !sets.has(setId) && sets.add(setId));
    },
  };
}
