import {
  type CourseSet,
  confirmQuestionsRight,
  endCourseSet,
  listCourseSets,
  reportCourseSet,
  shareCourseSet,
} from '@akada/contract/material/course-sets.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { links } from '@akada/core/links/links.ts';
import { rightStatement } from '@akada/core/rights/rights.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

/** @param courseId limits the list to a course; without it the sets of all joined or taught courses are returned */
export const courseSetsQuery = (courseId?: string, page = 0) =>
  queryOptions({
    queryKey: ['course-sets', courseId ?? null, page],
    queryFn: ({ signal }) =>
      call(listCourseSets, {
        query: { ...getPaging(page), ...(courseId !== undefined && { course_id: courseId }) },
        signal,
      }),
    meta: changedBy('share', 'course', 'question'),
  });

/** A call that changes the shared sets. */
function useSetsCall<Input, Output>(send: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => refreshTopic(queries, 'share') });
}

type NewSet = SentBodyOf<typeof shareCourseSet>;

/** Shares a set. With `isConfirmed` the right to share past papers is confirmed first. */
export const useShareSet = () =>
  useSetsCall(async ({ isConfirmed, body }: { isConfirmed: boolean; body: NewSet }) => {
    const { question_ids } = body;
    if (isConfirmed)
      await call(confirmQuestionsRight, { body: { question_ids, words: rightStatement.version } });
    return call(shareCourseSet, { body });
  });
export const useReportSet = (id: string) =>
  useSetsCall((body: SentBodyOf<typeof reportCourseSet>) => call(reportCourseSet, { params: { id }, body }));
export const useEndSet = () => useSetsCall((id: string) => call(endCourseSet, { params: { id } }));

/** @returns the address for practising a set */
export const getPractice = ({ id }: Pick<CourseSet, 'id'>) => links.practiceGenerated({ course_set_id: id });
