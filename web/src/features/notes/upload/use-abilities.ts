// With its own name, which core uses too, the build would include the endpoint's schemas.
import { readingAbilities as abilitiesCall } from '@akada/contract/material/notes.ts';
import { readingAbilities as abilityNames } from '@akada/core/notes/file-kinds.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/http/call.ts';
import type { Abilities } from './queue/upload-queue.ts';

const abilitiesQuery = queryOptions({
  queryKey: ['reading-abilities'],
  queryFn: ({ signal }) => call(abilitiesCall, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const all: Abilities = new Set(abilityNames);

/**
 * The file types that this installation reads in addition to text. Until they are known, every file may be
 * sent: the server decides.
 */
export function useAbilities(): Abilities {
  const { data } = useQuery(abilitiesQuery);

  return useMemo(() => (data ? new Set(abilityNames.filter((ability) => data[ability])) : all), [data]);
}
