/** Passages that answer a question, with their numbers in its conversation. */

import type { OfferedPassage } from '@akada/core/assistant/answer/verify-answer.ts';
import {
  asksForAll,
  isCovered,
  leansOnBefore,
  rankPassages,
  wordStarts,
} from '@akada/core/assistant/passages/rank-passages.ts';
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
  isCovered: boolean;
  offered: NumberedPassage[];
}

const mostPassages = 7;
const mostWords = 10;
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
  const numbered = async (threadId: string, passages: readonly OfferedPassage[]) => {
    const earlier = (await findAnswers(database.db, threadId)).flatMap(({ offered }) => offered);
    let last = earlier.reduce((max, { number }) => Math.max(max, number), 0);
    return passages.map((passage) => {
      const { noteId, page, text } = passage;
      const knownNumberedPassage = earlier.find(
        (one) => one.note_id === noteId && one.page === page && one.begins === begins(text),
      );
      if (knownNumberedPassage) return { ...passage, number: knownNumberedPassage.number };
      last += 1;
      return { ...passage, number: last };
    });
  };

  return async ({ userId, threadId, noteId, question, before }: PassageSearch): Promise<FittingPassages> => {
    const requested = before !== null && leansOnBefore(question) ? `${before} ${question}` : question;
    const isOfAll = asksForAll(requested);
    if (isOfAll && noteId === null) return { passages: [], isCovered: false, offered: [] };

    const found = isOfAll
      ? await questionPages.beginning(userId, noteId ?? '')
      : await questionPages.find(userId, wordStarts(requested, mostWords), noteId);
    const searched = await titled(found);
    const ranked = isOfAll
      ? { passages: searched.slice(0, mostPassages), coverage: 1 }
      : rankPassages(requested, searched, mostPassages);
    const passages = await numbered(threadId, ranked.passages);
    return {
      passages,
      isCovered: passages.length > 0 && isCovered(ranked.coverage),
      offered: passages.map((one) => ({
        number: one.number,
        note_id: one.noteId,
        page: one.page,
        begins: begins(one.text),
      })),
    };
  };
}
