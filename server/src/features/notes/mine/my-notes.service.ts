/** Lists everything that a student has uploaded or written, with the material made from each note. */
import type { listMyNotes } from '@akada/contract/material/my-notes.ts';
import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { presentNotes } from '../note/notes.present.ts';
import { findLabels, findMyNotes, findWords, type MyNotesQuery } from './my-notes.queries.ts';

/**
 * Material made from notes. This feature asks through an interface, because the features that make the
 * material depend on it.
 */
export interface MadeOfNotes {
  /** @returns by note the ids of its questions */
  questionsOf(executor: Executor, userId: string, noteIds: readonly string[]): Promise<Map<string, string[]>>;
  /** @returns by note how many cards it has */
  countCards(executor: Executor, userId: string, noteIds: readonly string[]): Promise<Map<string, number>>;
  /** @returns the questions that were answered in practice */
  findPractised(executor: Executor, userId: string, questionIds: readonly string[]): Promise<Set<string>>;
}

export type ListMyNotes = (userId: string, query: MyNotesQuery) => Promise<SuccessOf<typeof listMyNotes>>;

export function createMyNotes({
  database: { db },
  made,
}: {
  database: Database;
  made: MadeOfNotes;
}): ListMyNotes {
  return async (userId, query) => {
    const [{ rows, total }, labels] = await Promise.all([
      findMyNotes(db, userId, query),
      findLabels(db, userId, query.archived),
    ]);
    const ids = rows.map(({ id }) => id);
    const [presented, questions, cards, found] = await Promise.all([
      presentNotes(db, rows),
      made.questionsOf(db, userId, ids),
      made.countCards(db, userId, ids),
      findWords(db, ids, query.search),
    ]);
    const practised = await made.findPractised(db, userId, [...questions.values()].flat());
    const items = presented.map((note, index) => {
      const requested = questions.get(note.id) ?? [];
      return {
        ...note,
        changed_at: rows[index]?.changedAt ?? note.created_at,
        made: {
          questions: requested.length,
          cards: cards.get(note.id) ?? 0,
          is_practised: requested.some((id) => practised.has(id)),
        },
        found: found.get(note.id) ?? null,
      };
    });
    return { items, total, ...labels };
  };
}
