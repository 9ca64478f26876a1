import { myQuestions } from '@akada/contract/material/questions.ts';
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
