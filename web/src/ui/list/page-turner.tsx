import { Button, Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import rows from './rows.module.css';

interface PageTurnerProps {
  /** The name of the list. */
  label: string;
  /** From 0. */
  page: number;
  total: number;
  pageSize: number;
  /** The singular noun of the items, such as "account". */
  what: string;
  /** Whether there are more than are counted. */
  isMore?: boolean;
  onTurn: (page: number) => void;
}

/** How many there are in all, and where one page does not hold them the way to the page before and after. */
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
