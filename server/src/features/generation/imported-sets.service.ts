/** Sets that a student imported: they are ready immediately, have no note and use no monthly allowance. */
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { AddedDraft, AddedQuestions, BankFiles } from '../questions/bank/bank-files.service.ts';
import * as repo from './generation.repo.ts';

export interface ImportedSets {
  /**
   * Makes a set of imported questions. Practice, exams, deletion and undo treat it like any other set.
   *
   * @param order.title the set's title, 1 to 200 characters
   * @returns its id, null if no question remained
   */
  add(
    tx: Transaction,
    order: { userId: string; title: string; drafts: readonly AddedDraft[] },
  ): Promise<AddedQuestions & { setId: string | null }>;
  /** Adds further questions to a set that `add` made, behind its last one. */
  addTo(
    tx: Transaction,
    order: { userId: string; setId: string; drafts: readonly AddedDraft[] },
  ): Promise<AddedQuestions>;
}

export interface ImportedSetsDeps {
  clock: Clock;
  questions: Pick<BankFiles, 'addToSet'>;
}

export function createImportedSets({ clock, questions }: ImportedSetsDeps): ImportedSets {
  return {
    async add(tx, { userId, title, drafts }) {
      const id = newId();
      const added = await questions.addToSet(tx, { userId, generationId: id, drafts });
      if (added.added === 0) return { ...added, setId: null };

      await repo.insertReadySet(tx, { id, userId, title, made: added.added }, clock.now());
      await publishHint(tx, userId, { topic: 'generation', id });
      return { ...added, setId: id };
    },
    async addTo(tx, { userId, setId, drafts }) {
      const added = await questions.addToSet(tx, { userId, generationId: setId, drafts });
      if (added.added === 0) return added;

      await repo.countAdded(tx, setId, added.added);
      await publishHint(tx, userId, { topic: 'generation', id: setId });
      return added;
    },
  };
}
