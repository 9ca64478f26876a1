import { courseExamStatistics } from '@akada/contract/work/statistics.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

/** Workers count within minutes, and nobody is told when they have. */
const whileStaleMs = 15_000;

export const examStatisticsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['course-exams', 'statistics', examId],
    queryFn: ({ signal }) => call(courseExamStatistics, { params: { id: examId }, signal }),
    meta: changedBy('exam', 'question'),
    refetchInterval: ({ state }) => (state.data?.is_stale ? whileStaleMs : false),
  });
