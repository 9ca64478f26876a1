import { type CourseExam, getCourseExam } from '@akada/contract/work/course-exams.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Nobody is told of each student who begins: a hall of a thousand would ring all the time. */
const whileSittingMs = 20_000;

/** @returns how often what students do in it is read again */
export function rereadMs(exam: Pick<CourseExam, 'state' | 'sitting'> | undefined): number | false {
  return exam !== undefined && (exam.state === 'open' || exam.sitting > 0) ? whileSittingMs : false;
}

/** An exam that I set, with those who sit it as they are now. */
export const examNowQuery = (id: string) =>
  queryOptions({
    queryKey: ['course-exams', 'now', id],
    queryFn: ({ signal }) => call(getCourseExam, { params: { id }, signal }),
    meta: changedBy('exam'),
    refetchInterval: ({ state }) => rereadMs(state.data),
  });
