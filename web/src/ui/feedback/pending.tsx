import { useOnline } from '../../lib/device/page-state.ts';

interface Awaited {
  isLoading: boolean;
  failureCount: number;
}

/** @returns true during the first try of a query, whose answer decides what the page shows */
export const isAwaited = ({ isLoading, failureCount }: Awaited) => isLoading && failureCount === 0;

/**
 * Renders nothing visible. While the query is awaited, the parts below it wait, because its answer may still appear
 * above them (`data-in-order`).
 */
export function Pending({ query }: { query: Awaited }) {
  // Without a network a call is repeated for seconds before it fails.
  const isOnline = useOnline();
  return isOnline && isAwaited(query) ? <span hidden data-pending /> : null;
}
