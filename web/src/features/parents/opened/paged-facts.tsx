import { sessionLabels } from '@akada/core/parents/session-labels.ts';
import { useState } from 'react';
import { useAction } from '../../../lib/action/use-action.ts';
import { useRead } from '../../../lib/action/use-read.ts';
import { dayText, momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { readPayments, readSessions } from './api.ts';
import { FactTable } from './fact-table.tsx';

const pageSize = 10;

interface SeenFactsProps {
  code: string;
  zone: string;
}

export function SeenSessions({ code, zone }: SeenFactsProps) {
  return (
    <PagedFacts
      title="Sessions with tutors"
      columns={['Time', 'Tutor', 'State']}
      read={(skip) => readSessions(code, skip, pageSize)}
      getCells={({ starts_at, tutor_name, state }) => [
        momentText(starts_at, zone),
        tutor_name,
        sessionLabels[state],
      ]}
    />
  );
}

export function SeenPayments({ code, zone }: SeenFactsProps) {
  return (
    <PagedFacts
      title="Payments"
      columns={['Day', 'For', 'Amount', 'State']}
      read={(skip) => readPayments(code, skip, pageSize)}
      getCells={({ created_at, what, amount, state }) => [
        dayText(created_at, zone),
        what,
        nairaText(amount),
        state,
      ]}
    />
  );
}

interface PagedFactsProps<Item> {
  title: string;
  columns: readonly string[];
  read: (skip: number) => Promise<{ items: Item[]; total: number }>;
  getCells: (item: Item) => readonly string[];
}

/** A list that grows by a page; nothing is shown of an empty one. */
function PagedFacts<Item>({ title, columns, read, getCells }: PagedFactsProps<Item>) {
  const first = useRead(() => read(0));
  const [later, setLater] = useState<Item[]>([]);
  const items = [...(first.data?.items ?? []), ...later];
  const more = useAction(async () => {
    const page = await read(items.length);
    setLater([...later, ...page.items]);
  });

  if (first.error) return <LoadFault what={title.toLowerCase()} error={first.error} onRetry={first.again} />;
  if (items.length === 0) return null;
  return (
    <FactTable title={title} columns={columns} rows={items.map(getCells)}>
      {more.error && <LoadFault what="more of them" error={more.error} onRetry={() => more.run(undefined)} />}
      {items.length < (first.data?.total ?? 0) && (
        <ActionButton variant="default" mt="sm" isBusy={more.isPending} onClick={() => more.run(undefined)}>
          Show more
        </ActionButton>
      )}
    </FactTable>
  );
}
