import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFault } from './load-fault.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps<Data, Key extends QueryKey> {
  /** As it reads after "Loading" and "We could not load". */
  what: string;
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** The shape of what comes. */
  shape: ReactNode;
  /** @param isPrevious whether this is what was asked for before */
  children: (data: Data, isPrevious: boolean) => ReactNode;
}

/** What a query answers; until then that it is on its way, and where it fails why, with the way to try again. */
export function Loaded<Data, Key extends QueryKey>({ what, query, shape, children }: LoadedProps<Data, Key>) {
  const { data, error, isPlaceholderData } = useQuery(query);
  const client = useQueryClient();
  // What failed together is asked for together, by one press.
  const retry = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

  return (
    <>
      {error && <LoadFault what={what} error={error} onRetry={retry} />}
      {data === undefined && !error && (
        <Waiting what={what} queries={[query.queryKey]}>
          {shape}
        </Waiting>
      )}
      {data !== undefined && children(data, isPlaceholderData)}
    </>
  );
}
