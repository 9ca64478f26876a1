import {
  answerShareOffer,
  copyShare,
  exitShare,
  getReceivedShare,
  getShareOffer,
  listReceivedShares,
  listShareChanges,
  reportShare,
} from '@akada/contract/work/shares/received-shares.ts';
import {
  changeShare,
  confirmShareRight,
  createShare,
  getShare,
  inviteToShare,
  listRecipients,
  listShareReports,
  listShares,
  publishShare,
  removeRecipient,
  revokeShare,
} from '@akada/contract/work/shares/sharing.ts';
import { rightStatement } from '@akada/core/rights/rights.ts';
import type { ShareKind } from '@akada/core/sharing/share-rules.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic, type Topic } from '../../lib/query/topics.ts';

/** An object of the user that can be shared. */
export interface Subject {
  kind: ShareKind;
  subject_id: string;
  title: string;
}

const meta = changedBy('share');

export const shareOfQuery = ({ kind, subject_id }: Subject) =>
  queryOptions({
    queryKey: ['sharing', 'of', kind, subject_id],
    queryFn: async ({ signal }) => {
      const { items } = await call(listShares, {
        query: { kind, subject_id, ...getPaging(0) },
        signal,
      });
      return items[0] ?? null;
    },
    meta,
  });

export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['sharing', 'share', id],
    queryFn: ({ signal }) => call(getShare, { params: { id }, signal }),
    // Changes of the shared object itself do not announce a change of the share.
    staleTime: 0,
    meta,
  });

export const sharesQuery = (page: number) =>
  queryOptions({
    queryKey: ['sharing', 'shares', page],
    queryFn: ({ signal }) => call(listShares, { query: getPaging(page), signal }),
    meta,
  });

export const recipientsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['sharing', 'recipients', id, page],
    queryFn: ({ signal }) => call(listRecipients, { params: { id }, query: getPaging(page), signal }),
    meta,
  });

export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: ['sharing', 'reports', id],
    queryFn: ({ signal }) => call(listShareReports, { params: { id }, query: getPaging(0), signal }),
    meta,
  });

export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['sharing', 'offer', token],
    queryFn: ({ signal }) => call(getShareOffer, { params: { token }, signal }),
    meta,
  });

export const receivedListQuery = (page: number) =>
  queryOptions({
    queryKey: ['sharing', 'received', page],
    queryFn: ({ signal }) => call(listReceivedShares, { query: getPaging(page), signal }),
    meta,
  });

export const receivedQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['sharing', 'received', 'one', id, page],
    queryFn: ({ signal }) => call(getReceivedShare, { params: { id }, query: getPaging(page), signal }),
    meta,
  });

export const changesQuery = (id: string) =>
  queryOptions({
    queryKey: ['sharing', 'changes', id],
    queryFn: ({ signal }) => call(listShareChanges, { params: { id }, signal }),
    meta,
  });

/** A call that changes shares or their content. */
function useSharingCall<Input, Output>(send: (input: Input) => Promise<Output>, also: readonly Topic[] = []) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => Promise.all(['share' as const, ...also].map((topic) => refreshTopic(queries, topic))),
  });
}

export type Choices = Parameters<typeof call<typeof changeShare>>[1]['body'];

type Named = Pick<Subject, 'kind' | 'subject_id'>;

const confirmRight = ({ kind, subject_id }: Named) =>
  call(confirmShareRight, { body: { kind, subject_id, words: rightStatement.version } });

export const useConfirmRight = (subject: Named) => useSharingCall(() => confirmRight(subject));
/** Shares it. With `isConfirmed` the right to share a past paper is confirmed first. */
export const useCreateShare = ({ kind, subject_id }: Named) =>
  useSharingCall(async ({ isConfirmed, choices }: { isConfirmed: boolean; choices: Choices }) => {
    if (isConfirmed) await confirmRight({ kind, subject_id });
    return call(createShare, { body: { kind, subject_id, ...choices } });
  });
export const useChangeShare = (id: string) =>
  useSharingCall((body: Choices) => call(changeShare, { params: { id }, body }));
export const useRevokeShare = (id: string) => useSharingCall(() => call(revokeShare, { params: { id } }));
export const usePublishShare = (id: string) => useSharingCall(() => call(publishShare, { params: { id } }));
export const useInvite = (id: string) =>
  useSharingCall((emails: string[]) => call(inviteToShare, { params: { id }, body: { emails } }));
export const useRemoveRecipient = (id: string) =>
  useSharingCall((recipient_id: string) => call(removeRecipient, { params: { id, recipient_id } }));
export const useAnswer = (token: string) =>
  useSharingCall((accept: boolean) => call(answerShareOffer, { params: { token }, body: { accept } }));
export const useCopy = (id: string) =>
  useSharingCall(() => call(copyShare, { params: { id } }), ['card', 'question', 'generation', 'note']);
export const useExit = (id: string) => useSharingCall(() => call(exitShare, { params: { id } }));
export type Report = Parameters<typeof call<typeof reportShare>>[1]['body'];

export const useReport = (id: string) =>
  useSharingCall((body: Report) => call(reportShare, { params: { id }, body }));
