import { Button, Text } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../feedback/load-fault.tsx';
import { RowsShape } from '../feedback/shapes.tsx';
import { Waiting } from '../feedback/waiting.tsx';
import rows from '../list/rows.module.css';
import { Comparison, type Difference } from '../page/comparison.tsx';
import question from '../question/question.module.css';

interface EarlierVersionsProps<Version, Values, Key extends QueryKey> {
  query: UseQueryOptions<Page<Version>, Error, Page<Version>, Key> & { queryKey: Key };
  /** The earlier version as values of the editor. */
  valuesOf: (earlier: Version) => Values;
  /** The differences between the version and the present text. */
  differencesOf: (then: Values) => readonly Difference[];
  onBringBack: (then: Values) => void;
  /** Explains when a version is kept, for changes that may have kept none. */
  retention?: string;
}

interface Page<Version> {
  items: Version[];
  total: number;
}

interface Earlier {
  version: number;
  replaced_at: string;
}

/** Earlier versions, newest first. */
export function EarlierVersions<Version extends Earlier, Values, Key extends QueryKey>({
  query,
  valuesOf,
  differencesOf,
  onBringBack,
  retention,
}: EarlierVersionsProps<Version, Values, Key>) {
  const { data, error, refetch } = useQuery(query);
  const timeZone = useTimeZone();

  if (error && data === undefined)
    return <LoadFault what="the earlier versions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the earlier versions" queries={[query.queryKey]}>
        <RowsShape rows={2} />
      </Waiting>
    );
  }
  if (data.items.length === 0) return <Text c="dimmed">No earlier version is kept yet. {retention}</Text>;

  return (
    <ul className={rows.list} aria-label="Earlier versions">
      {data.items.map((earlier) => {
        const then = valuesOf(earlier);
        const differences = differencesOf(then);
        return (
          <li key={earlier.version}>
            <details>
              <summary className={question.summary}>
                Version {earlier.version}, until {momentText(earlier.replaced_at, timeZone)}
              </summary>
              {differences.length === 0 ? (
                <Text c="dimmed">It said the same.</Text>
              ) : (
                <>
                  <Comparison beforeTitle="Then" afterTitle="Now" differences={differences} />
                  <Button variant="default" my="sm" onClick={() => onBringBack(then)}>
                    Bring version {earlier.version} back
                  </Button>
                </>
              )}
            </details>
          </li>
        );
      })}
    </ul>
  );
}
