/** Passages that answer a question, with their numbers in its conversation. */

import { nearestHeadings } from '@akada/core/assistant/answer/nearest-headings.ts';
import type { OfferedPassage } from '@akada/core/assistant/answer/verify-answer.ts';
import { asksForAll, isFollowUp, wordStarts } from '@akada/core/assistant/passages/question-words.ts';
import { isCovered, type RankedPassage, rankPassages } from '@akada/core/assistant/passages/rank-passages.ts';
import { getPassages } from '@akada/core/language-model/note-passages.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FoundPages, QuestionPages } from '../../notes/mine/question-pages.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import { findAnswers } from '../record/answers.repo.ts';
import type { NumberedPassage } from '../record/assistant.tables.ts';

export interface PassageSearch {
  userId: string;
  threadId: string;
  /** Null for all notes. */
  noteId: string | null;
  question: string;
  /** The previous question, for a question that depends on it, such as "why?". */
  before: string | null;
}

export interface FittingPassages {
  passages: OfferedPassage[];
  /** The same passages, each with its quote. */
  ranked: RankedPassage<OfferedPassage>[];
  isCovered: boolean;
  offered: NumberedPassage[];
  /** Headings of the searched pages, for a question that they do not answer. */
  headings: string[];
}

export const noPassages: FittingPassages = {
  passages: [],
  ranked: [],
  isCovered: false,
  offered: [],
  headings: [],
};

const maxPassages = 7;
const maxWords = 14;
const begins = (text: string) => text.slice(0, 60);

export type ThreadPassages = ReturnType<typeof createThreadPassages>;

export function createThreadPassages(deps: {
  database: Database;
  notes: NotesService;
  questionPages: QuestionPages;
}) {
  const { database, notes, questionPages } = deps;

  const titled = async (found: readonly FoundPages[]) => {
    const noteIds = found.map(({ noteId }) => noteId);
    const titles = await notes.titlesOf(database.db, noteIds);
    return found.flatMap(({ noteId, pages }) =>
      getPassages({ title: '', pages }).map((passage) => ({
        ...passage,
        noteId,
        title: titles.get(noteId) ?? '',
      })),
    );
  };
  /** The same passage has the same number in all of a conversation. */
  const numbered = async (threadId: string, ranked: readonly RankedPassage<OfferedPassage>[]) => {
    const earlier = (await findAnswers(database.db, threadId)).flatMap(({ offered }) => offered);
    let last = earlier.reduce((max, { number }) => Math.max(max, number), 0);
    return ranked.map((found): RankedPassage<OfferedPassage> => {
      const { noteId, page, text } = found.passage;
      const knownNumberedPassage = earlier.find(
        (one) => one.note_id === noteId && one.page === page && one.begins === begins(text),
      );
      if (knownNumberedPassage === undefined) last += 1;
      return { ...found, passage: { ...found.passage, number: knownNumberedPassage?.number ?? last } };
    });
  };

  return async ({ userId, threadId, noteId, question, before }: PassageSearch): Promise<FittingPassages> => {
    const previous = isFollowUp(question) ? before : null;
    const requested = previous === null ? question : `${previous} ${question}`;
    const isOfAll = asksForAll(requested);
    if (isOfAll && noteId === null) return noPassages;

    const found = isOfAll
      ? await questionPages.beginning(userId, noteId ?? '')
      : await questionPages.find(userId, wordStarts(requested, maxWords), noteId);
    const searched = await titled(found);
    const best = isOfAll
      ? { passages: searched.slice(0, maxPassages).map(wholePassage), coverage: 1 }
      : rankPassages({ question, previous }, searched, maxPassages);
    const ranked = await numbered(threadId, best.passages);
    const passages = ranked.map(({ passage }) => passage);
    return {
      passages,
      ranked,
      isCovered: passages.length > 0 && isCovered(best.coverage),
      offered: passages.map((one) => ({
        number: one.number,
        note_id: one.noteId,
        page: one.page,
        begins: begins(one.text),
      })),
      headings: nearestHeadings(
        question,
        searched.map(({ section }) => section),
      ),
    };
  };
}

const wholePassage = (passage: OfferedPassage): RankedPassage<OfferedPassage> => ({
  passage,
  answer: passage.text,
  quote: passage.text,
});
