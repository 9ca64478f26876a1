import { myQuestions } from '@akada/contract/quiz.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

export type QuestionFilter = { generation_id: string } | { file_id: string };

export const questionsQuery = (filter: QuestionFilter) =>
  queryOptions({
    queryKey: ['quiz', 'questions', filter],
    queryFn: ({ signal }) => call(myQuestions, { query: filter, signal }),
  });

/** The newest question, null while there is none: tells which note was worked with last. */
export const newestQuestionQuery = queryOptions({
  queryKey: ['quiz', 'newest'],
  queryFn: async ({ signal }) => (await call(myQuestions, { query: { limit: 1 }, signal })).items[0] ?? null,
});
