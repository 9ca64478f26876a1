import { Button, Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import rows from './rows.module.css';

interface PageTurnerProps {
  /** The name of the list. */
  label: string;
  /** The page's index, starting at 0. */
  page: number;
  total: number;
  pageSize: number;
  /** The singular noun of the items, such as "account". */
  what: string;
  /** True if there are more items than the server counts. */
  isMore?: boolean;
  onTurn: (page: number) => void;
}

/** The number of items, and buttons to the previous and the next page if there are several. */
export function PageTurner({ label, page, total, pageSize, what, isMore = false, onTurn }: PageTurnerProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);

  const count = (
    <Text className="figures">
      {isMore && 'More than '}
      {counted(total, what)}
    </Text>
  );

  if (last === 0 && page === 0 && !isMore) return <div className={rows.pages}>{count}</div>;
  return (
    <nav className={rows.pages} aria-label={`Pages: ${label}`}>
      {count}
      <Button variant="default" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Earlier page
      </Button>
      <Button variant="default" disabled={page >= last && !isMore} onClick={() => onTurn(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
