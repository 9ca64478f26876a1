import type { WaitingCount } from '@akada/contract/observers/waiting.ts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminKey, overviewQuery } from '../api.ts';

/** The counts that the queue has read last, on whichever of its pages. */
export const countsKey = [...adminKey, 'waiting', 'counts'] as const;

/**
 * @returns the counts that a page has read last. Nothing is read only for them, but an overview that was read is
 * read again after a decision.
 */
export function useKnownCounts(): readonly WaitingCount[] {
  const isKnown = useQueryClient().getQueryData(overviewQuery.queryKey) !== undefined;
  const overview = useQuery({
    ...overviewQuery,
    enabled: isKnown,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const queue = useQuery<readonly WaitingCount[]>({
    queryKey: countsKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isQueueNewer = queue.dataUpdatedAt >= overview.dataUpdatedAt;
  return (isQueueNewer ? queue.data : overview.data?.waiting) ?? [];
}
