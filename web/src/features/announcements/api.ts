import * as endpoints from '@akada/contract/work/classes/announcements.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

const key = ['announcements'] as const;

export const announcementsQuery = (courseId: string, page: number) =>
  queryOptions({
    queryKey: [...key, 'list', courseId, page],
    queryFn: ({ signal }) =>
      call(endpoints.listAnnouncements, { params: { id: courseId }, query: getPaging(page), signal }),
    meta: changedBy('course'),
  });

export const unreadQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...key, 'unread', id, page],
    queryFn: ({ signal }) => call(endpoints.listUnread, { params: { id }, query: getPaging(page), signal }),
    meta: changedBy('course'),
  });

export function useSendAnnouncement(courseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call(endpoints.sendAnnouncement, { params: { id: courseId }, body: { text } }),
    onSuccess: () => refreshTopic(queries, 'course'),
  });
}

export function useEditAnnouncement(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(endpoints.editAnnouncement, { params: { id }, body: { text } }),
    onSettled: () => refreshTopic(queries, 'course'),
  });
}

export const deletableAnnouncement: Deletable<Pick<endpoints.Announcement, 'id'>> = {
  topic: 'course',
  nameOf: () => 'The announcement',
  remove: ({ id }) => call(endpoints.deleteAnnouncement, { params: { id } }),
  restore: ({ id }) => call(endpoints.restoreAnnouncement, { params: { id } }),
};

export function useReadAnnouncements(courseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) =>
      call(endpoints.markAnnouncementsRead, { params: { id: courseId }, body: { ids } }),
    onSuccess: () => refreshTopic(queries, 'course'),
  });
}

export function useAnswer(id: string) {
  return useMutation({
    mutationFn: (body: { id: string; text: string }) =>
      call(endpoints.answerAnnouncement, { params: { id }, body }),
  });
}
