import { type FirstSets, listFirstSets } from '@akada/contract/work/first-sets.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** Server hints are faster; this interval in milliseconds applies if no hint arrives. */
const whileMakingMs = 2_000;

/** Notes whose first questions and cards are being made, or are ready to start. */
export const firstSetsQuery = queryOptions({
  queryKey: ['first-sets'],
  queryFn: ({ signal }) => call(listFirstSets, { signal }),
  meta: changedBy('note', 'generation', 'question', 'card', 'progress'),
  refetchInterval: ({ state }) => (state.data?.items.some(isBeingMade) ? whileMakingMs : false),
});

/** True while something of it is read or made. */
export function isBeingMade({ note, questions, cards }: FirstSets): boolean {
  if (note.status === 'failed') return false;
  return [questions, cards].some(({ status }) => ['waiting', 'queued', 'running'].includes(status));
}
