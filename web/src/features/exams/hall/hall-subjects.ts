import { hallSubjects } from '@akada/contract/work/exam-order.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

export const hallSubjectsQuery = queryOptions({
  queryKey: ['exams', 'hall', 'subjects'],
  queryFn: ({ signal }) => call(hallSubjects, { query: {}, signal }),
  meta: changedBy('question'),
});
