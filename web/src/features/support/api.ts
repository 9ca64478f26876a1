import * as endpoints from '@akada/contract/observers/support.ts';
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { isConflict } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';

const supportKey = ['support'] as const;
/** The prefix of the administrators' queries. */
const queueKey = ['admin', 'support'] as const;

export const requestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...supportKey, 'list', page],
    queryFn: ({ signal }) => call(endpoints.listSupportRequests, { query: getPaging(page), signal }),
  });

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...supportKey, id],
    queryFn: ({ signal }) => call(endpoints.getSupportRequest, { params: { id }, signal }),
  });

export interface QueueChoice {
  search: string;
  state: endpoints.QueuedRequest['state'] | undefined;
  kind: endpoints.QueuedRequest['kind'] | undefined;
  person: string | undefined;
  page: number;
}

export const queueQuery = ({ page, ...filter }: QueueChoice) =>
  queryOptions({
    queryKey: [...queueKey, 'list', filter, page],
    queryFn: ({ signal }) =>
      call(endpoints.listSupportQueue, { query: { ...filter, ...getPaging(page) }, signal }),
    staleTime: 10_000,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [...queueKey, id],
    queryFn: ({ signal }) => call(endpoints.readSupportCase, { params: { id }, signal }),
    staleTime: 10_000,
  });

/** Reads its subject again after the change, also if another administrator was faster. */
function useChange<Input, Answer>(key: QueryKey, change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: key });
  return useMutation({
    mutationFn: change,
    onSuccess: readAgain,
    onError: (error) => (isConflict(error) ? readAgain() : undefined),
  });
}

export interface NewRequest {
  kind: endpoints.SupportRequest['kind'];
  text: string;
  page: string;
}

export function useWriteToSupport() {
  return useChange(supportKey, (body: NewRequest) => call(endpoints.writeToSupport, { body }));
}

export function useReply(id: string) {
  return useChange(supportKey, (text: string) =>
    call(endpoints.replyToSupport, { params: { id }, body: { text } }),
  );
}

export function useAnswer(id: string) {
  return useChange(queueKey, (body: { text: string; messages_seen: number }) =>
    call(endpoints.answerSupportCase, {
      params: { id },
      body,
    }),
  );
}

export const useClaim = (id: string) =>
  useChange(queueKey, () => call(endpoints.claimSupportCase, { params: { id } }));

export const useClose = (id: string) =>
  useChange(queueKey, (messages_seen: number) =>
    call(endpoints.closeSupportCase, { params: { id }, body: { messages_seen } }),
  );

export const useReopen = (id: string) =>
  useChange(queueKey, () => call(endpoints.reopenSupportCase, { params: { id } }));
