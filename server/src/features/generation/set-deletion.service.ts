/** Deleting a set: its questions go together, and can come back together. */
import type { DeletedSet } from '@akada/contract/work/generation.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { restorableUntil } from '../../platform/undo/undo.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionDeletion } from '../questions/question-deletion.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { findSets } from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';
import { getTitles } from './set-titles.service.ts';

export interface SetDeletion {
  /** @throws Fault `conflict` while the set is being made */
  remove(set: Authorized<GenerationRow>): Promise<void>;
  /** Restores the last deletion in the set. */
  restore(set: Authorized<GenerationRow>): Promise<void>;
  /** Sets without questions that have restorable ones, most recently deleted first. */
  listDeleted(userId: string): Promise<DeletedSet[]>;
}

interface SetDeletionDeps {
  database: Database;
  questions: Pick<QuestionsService, 'countBySet'>;
  deletion: QuestionDeletion;
  notes: Pick<NotesService, 'titlesOf'>;
}

export function createSetDeletion({ database, questions, deletion, notes }: SetDeletionDeps): SetDeletion {
  const { db } = database;
  return {
    async remove({ id, userId, status }) {
      if (status === 'queued' || status === 'running')
        throw new Fault('conflict', 'These questions are still being made. Delete them when they are ready.');
      await deletion.removeSet({ id, userId });
    },
    restore: ({ id, userId }) => deletion.restoreSet({ id, userId }),
    async listDeleted(userId) {
      const [deletions, shown] = await Promise.all([
        deletion.lastDeletions(userId),
        questions.countBySet(db, userId),
      ]);
      const emptied = deletions.filter(({ setId }) => !shown.has(setId));
      const ids = emptied.map(({ setId }) => setId);
      const sets = new Map(
        (await findSets(db, { userId, ids, skip: 0, limit: ids.length })).map((set) => [set.id, set]),
      );
      const titles = await getTitles({ database, notes }, [...sets.values()]);

      return emptied.flatMap(({ setId, questions: count, deletedAt }) => {
        const set = sets.get(setId);
        if (set === undefined) return [];
        const until = restorableUntil(deletedAt);
        return [
          {
            id: setId,
            title: titles.of(set),
            questions: count,
            restorable_until: until,
            created_at: set.createdAt,
          },
        ];
      });
    },
  };
}
