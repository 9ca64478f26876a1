import { listMyClassExams } from '@akada/contract/work/plans/class-exams.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Exams of the student's classes. */
export const classExamsQuery = queryOptions({
  queryKey: ['class-exams'],
  queryFn: ({ signal }) => call(listMyClassExams, { signal }),
  meta: changedBy('exam_plan', 'course'),
});
