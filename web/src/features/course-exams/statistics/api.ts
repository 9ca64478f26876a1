import { courseExamStatistics, listEvaluatedExams } from '@akada/contract/work/statistics.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { alwaysRead } from '../api.ts';

/** The figures are computed within minutes, and no notification follows. */
const whileStaleMs = 15_000;

export const examStatisticsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['course-exams', 'statistics', examId],
    queryFn: ({ signal }) => call(courseExamStatistics, { params: { id: examId }, signal }),
    meta: changedBy('exam', 'question'),
    refetchInterval: ({ state }) => (state.data?.is_stale ? whileStaleMs : false),
  });

/** @param search a part of the title */
export const evaluatedExamsQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['course-exams', 'evaluated', search, page],
    queryFn: ({ signal }) => call(listEvaluatedExams, { query: { search, ...getPaging(page) }, signal }),
    ...alwaysRead,
  });
