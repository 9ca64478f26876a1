import type { Database } from '../../../platform/database/database.ts';
import type { ListDecks } from '../../cards/decks/decks.service.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { PracticeDraws } from '../../practice/draw/practice-draw.service.ts';

export interface DueNowDeps {
  database: Database;
  decks: ListDecks;
  draws: Pick<PracticeDraws, 'count'>;
}

/** A student's due items in the account's time zone, counted as on the pages of cards and practice. */
export interface DueNow {
  cards: number;
  questions: number;
}

export function createDueNow({ database: { db }, decks, draws }: DueNowDeps) {
  return async (userId: string): Promise<DueNow> => {
    const courseIds = (await joinedCourses(db, userId)).map(({ id }) => id);
    const { all } = await decks(userId, undefined);
    const scope = { kind: 'everything' as const, userId, courseIds };
    return { cards: all.due + all.learning, questions: await draws.count(userId, { scope, only: 'due' }) };
  };
}
