import {
  type CourseSet,
  endCourseSet,
  listCourseSets,
  shareCourseSet,
} from '@akada/contract/material/course-sets.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { links } from '@akada/core/links/links.ts';
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

export const useShareSet = () =>
  useSetsCall((body: SentBodyOf<typeof shareCourseSet>) => call(shareCourseSet, { body }));
export const useEndSet = () => useSetsCall((id: string) => call(endCourseSet, { params: { id } }));

/** @returns the address for practising a set */
export const getPractice = ({ id }: Pick<CourseSet, 'id'>) => links.practiceGenerated({ course_set_id: id });
