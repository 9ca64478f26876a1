/** Changes by the owner of a course. Each returns the changed course. */

import { submitCourse, withdrawCourse } from '@akada/contract/base/course-approval.ts';
import type { Course, CourseChange, CourseForm } from '@akada/contract/base/courses.ts';
import { createCourse, editCourse } from '@akada/contract/base/courses.ts';
import { renewJoinCode } from '@akada/contract/base/enrolments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { courseQuery } from '../api.ts';

interface Outcome {
  /** Both are called even if the component of the change was removed from the page. */
  onChanged?: () => void;
  onRefused?: (error: Error) => void;
}

export function useCourseChange<Input>(
  change: (input: Input) => Promise<Course>,
  { onChanged, onRefused }: Outcome = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (course) => {
      queries.setQueryData(courseQuery(course.id).queryKey, course);
      onChanged?.();
      void refreshTopic(queries, 'course');
    },
    onError: (error) => {
      onRefused?.(error);
      // Another device may have changed the displayed course.
      if (isConflict(error)) void refreshTopic(queries, 'course');
    },
  });
}

export const useCreateCourse = () =>
  useCourseChange((content: CourseForm) => call(createCourse, { body: content }));

export const useEditCourse = (id: string) =>
  useCourseChange((content: CourseChange) => call(editCourse, { params: { id }, body: content }));

export const useSubmitCourse = (id: string) =>
  useCourseChange<void>(() => call(submitCourse, { params: { id } }));

export const useWithdrawCourse = (id: string) =>
  useCourseChange<void>(() => call(withdrawCourse, { params: { id } }));

/** A call that is sent twice replaces the displayed code once. */
export const useRenewJoinCode = (id: string) =>
  useCourseChange((visibleText: string) =>
    call(renewJoinCode, { params: { id }, body: { replaces: visibleText } }),
  );
