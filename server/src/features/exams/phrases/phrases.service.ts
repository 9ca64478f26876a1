/** Saved phrases of a tutor. */
import type { Phrases as Answer } from '@akada/contract/work/marking/phrases.ts';
import { remarkLimits } from '@akada/core/exams/papers/paper-remarks.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import * as repo from './phrases.repo.ts';

export interface Phrases {
  list(userId: string): Promise<Answer>;
  /**
   * The same call again changes nothing.
   *
   * @param phrase.previous the former text of a phrase that changes; null for a new one
   * @throws Fault `conflict` for too many
   */
  save(userId: string, phrase: { text: string; previous: string | null }): Promise<Answer>;
  remove(userId: string, text: string): Promise<Answer>;
}

export function createPhrases({ database, clock }: { database: Database; clock: Clock }): Phrases {
  const { db } = database;
  const list = async (userId: string): Promise<Answer> => ({ items: await repo.findPhrases(db, userId) });
  return {
    list,
    async save(userId, { text, previous }) {
      await database.transaction(async (tx) => {
        await repo.lockPhrases(tx, userId);
        if (previous !== null && previous !== text) await repo.deletePhrase(tx, userId, previous);
        await repo.insertPhrase(tx, { userId, text, createdAt: getInstant(clock.now()) });
        if ((await repo.findPhrases(tx, userId)).length > remarkLimits.phrases)
          throw new Fault(
            'conflict',
            `You have ${remarkLimits.phrases} phrases, which is the maximum. Remove one first.`,
          );
      });
      return list(userId);
    },
    async remove(userId, text) {
      await repo.deletePhrase(db, userId, text);
      return list(userId);
    },
  };
}
