/** Adds the passages to questions that a student is shown. */
import type { SharedPassage } from '@akada/contract/material/questions.ts';
import type { Database } from '../../../platform/database/database.ts';
import * as repo from './passages.repo.ts';

/**
 * @param userId the owner of the questions; null if they have several owners, and each may be shown
 * @param questions as they are sent
 * @returns the passages to send with them: nothing if no question names a passage
 */
export type ShownPassages = (
  userId: string | null,
  questions: readonly { passage_id?: string | undefined }[],
) => Promise<{ passages?: SharedPassage[] }>;

export function createShownPassages({ database: { db } }: { database: Database }): ShownPassages {
  return async (userId, questions) => {
    const ids = new Set(questions.flatMap(({ passage_id: id }) => id ?? []));
    if (ids.size === 0) return {};

    const rows = await repo.findPassagesByIds(db, userId, [...ids]);
    return { passages: rows.map(({ id, title, text, content }) => ({ id, title, text, content })) };
  };
}
