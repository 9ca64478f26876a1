import { readingAbilities } from '@akada/contract/material/notes.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import type { Abilities } from './upload-queue.ts';

const abilitiesQuery = queryOptions({
  queryKey: ['reading-abilities'],
  queryFn: ({ signal }) => call(readingAbilities, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const all: Abilities = new Set(['recognition']);
const none: Abilities = new Set();

/** What this installation reads beside text. Until that is known everything may be sent: the server decides. */
export function useAbilities(): Abilities {
  const { data } = useQuery(abilitiesQuery);

  return data?.recognition === false ? none : all;
}
