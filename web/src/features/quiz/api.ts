import {
  myQuestions,
  type QuestionContent,
  type QuestionSource,
  type SharedPassage,
} from '@akada/contract/material/questions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

export type QuestionFilter = { generation_id: string } | { file_id: string };

export const questionsQuery = (filter: QuestionFilter) =>
  queryOptions({
    queryKey: ['quiz', 'questions', filter],
    queryFn: ({ signal }) => call(myQuestions, { query: filter, signal }),
    meta: changedBy('generation', 'question'),
  });

/** The newest question, null while there is none: says which note was used last. */
export const newestQuestionQuery = queryOptions({
  queryKey: ['quiz', 'newest'],
  queryFn: async ({ signal }) => (await call(myQuestions, { query: { limit: 1 }, signal })).items[0] ?? null,
  meta: changedBy('generation', 'question'),
});

/** What practising needs of a question, wherever it comes from. */
export interface PracticeQuestion {
  id: string;
  stem: string;
  options: readonly { text: string }[];
  answer_index: number;
  explanation: string;
  feedback: readonly string[];
  passage_id?: string | undefined;
  content: QuestionContent | null;
  source: QuestionSource | null;
}

export interface PracticeSet {
  questions: readonly PracticeQuestion[];
  /** Those that the questions name. */
  passages: readonly SharedPassage[] | undefined;
}
