import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFault } from './load-fault.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps<Data, Key extends QueryKey> {
  /** As it reads after "Loading" and "We could not load". */
  what: string;
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** The placeholder's shape. */
  shape: ReactNode;
  /** @param isPrevious true if the data belongs to the previous request */
  children: (data: Data, isPrevious: boolean) => ReactNode;
}

/** Shows a query's data; until then a placeholder, and after a failure the reason with a retry button. */
export function Loaded<Data, Key extends QueryKey>({ what, query, shape, children }: LoadedProps<Data, Key>) {
  const { data, error, isPlaceholderData } = useQuery(query);
  const client = useQueryClient();
  // One press retries all queries that failed together.
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
