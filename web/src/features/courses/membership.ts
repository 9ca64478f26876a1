/** Joining a course and leaving it. */
import type { Course } from '@akada/contract/base/courses.ts';
import * as endpoints from '@akada/contract/base/enrolments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
import { courseQuery } from './api.ts';

type Named = Pick<Course, 'id' | 'name'>;

/** A call that makes its caller a member and returns the course. */
function useAdmission<Input>(admit: (input: Input) => Promise<Course>, onError?: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: admit,
    onSuccess: (course) => {
      queries.setQueryData(courseQuery(course.id).queryKey, course);
      toast.success(`You are in ${course.name}.`);
      void refreshTopic(queries, 'course');
    },
    onError,
  });
}

export const useJoinByCode = () =>
  useAdmission((code: string) => call(endpoints.joinCourse, { body: { code } }));

export const useEnrol = () => useAdmission((id: string) => call(endpoints.enrol, { params: { id } }));

/** Undoes leaving, even if the student has left the page. */
export const useComeBack = ({ id, name }: Named) =>
  useAdmission<void>(
    () => call(endpoints.restoreEnrolment, { params: { id } }),
    ({ message }) => toast.error(`You could not come back to ${name}. ${message}`),
  );

/** Leaves immediately; this can be undone for an hour. */
export function useUnenrol({ id, name }: Named, onDone: () => void) {
  const queries = useQueryClient();
  const comingBack = useComeBack({ id, name });
  return useMutation({
    mutationFn: () => call(endpoints.unenrol, { params: { id } }),
    onSuccess: () => {
      onDone();
      toast.success(`You have left ${name}.`, { action: { text: 'Undo', run: () => comingBack.mutate() } });
    },
    // Runs also after an error: the course or the membership may have ended since.
    onSettled: () => void refreshTopic(queries, 'course'),
  });
}
