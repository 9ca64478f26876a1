import * as endpoints from '@akada/contract/work/classes/registers.ts';
import type { Attendance } from '@akada/core/tutorials/register-rules.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const key = ['registers'] as const;

export const classSessionsQuery = (courseId: string, page: number) =>
  queryOptions({
    queryKey: [...key, 'class', courseId, page],
    queryFn: ({ signal }) =>
      call(endpoints.listClassSessions, { params: { id: courseId }, query: getPaging(page), signal }),
    meta: changedBy('tutorial', 'course'),
  });

export const registerQuery = (tutorialId: string) =>
  queryOptions({
    queryKey: [...key, 'one', tutorialId],
    queryFn: ({ signal }) => call(endpoints.readRegister, { params: { id: tutorialId }, signal }),
    meta: changedBy('tutorial'),
  });

export const ownAttendanceQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'own', page],
    queryFn: ({ signal }) => call(endpoints.listOwnAttendance, { query: getPaging(page), signal }),
    meta: changedBy('tutorial'),
  });

export function useMark(tutorialId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (marks: { student_id: string; state: Attendance }[]) =>
      call(endpoints.markRegister, { params: { id: tutorialId }, body: { marks } }),
    onSuccess: (register) => queries.setQueryData(registerQuery(tutorialId).queryKey, register),
    onSettled: () => refreshTopic(queries, 'tutorial'),
  });
}

export const fetchRegister = (tutorialId: string): Promise<Blob> =>
  download(endpoints.registerFile, { params: { id: tutorialId } });
