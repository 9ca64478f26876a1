import * as endpoints from '@akada/contract/work/classes/class-invitations.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

export function usePreview(courseId: string) {
  return useMutation({
    mutationFn: (text: string) =>
      call(endpoints.previewInvitations, { params: { id: courseId }, body: { text } }),
  });
}

export function useInvite(courseId: string) {
  return useMutation({
    mutationFn: (text: string) =>
      call(endpoints.sendInvitations, { params: { id: courseId }, body: { text } }),
  });
}
