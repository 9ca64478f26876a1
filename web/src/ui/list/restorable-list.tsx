import { Group, Stack, Text, Title } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { type Restorable, useRestoring } from '../../lib/query/deletion.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Pending } from '../feedback/pending.tsx';
import { ActionButton } from '../form/action-button.tsx';
import { Panel } from '../page/panel.tsx';
import rows from './rows.module.css';

interface RestorableListProps<Item, Key extends QueryKey> {
  title?: string;
  /** Items deleted within the hour, each with the ISO time until which it can be restored. */
  query: UseQueryOptions<{ items: Item[] }, Error, { items: Item[] }, Key>;
  of: Restorable<Item>;
  /** The name in the list, if it is longer than in a sentence. */
  nameOf?: (item: Item) => string;
}

/** Deleted items with restore buttons; renders nothing without any. */
export function RestorableList<Item extends { id: string; restorable_until: string }, Key extends QueryKey>({
  title = 'Recently deleted',
  query,
  of,
  nameOf = of.nameOf,
}: RestorableListProps<Item, Key>) {
  const deleted = useQuery(query);
  const items = deleted.data?.items ?? [];
  const restoring = useRestoring(of);
  const restoringId = restoring.isPending ? restoring.variables.id : null;
  const heading = useId();
  const timeZone = useTimeZone();
  if (items.length === 0) return <Pending query={deleted} />;

  return (
    <section aria-labelledby={heading}>
      <Title order={2} id={heading} size="h3" mb="sm">
        {title}
      </Title>
      <Stack component="ul" className={rows.list} gap="sm">
        {items.map((item) => (
          <li key={item.id}>
            <Panel>
              <Group justify="space-between" gap="xs">
                <div className={rows.text}>
                  <Text>{nameOf(item)}</Text>
                  <Text c="dimmed" size="sm">
                    It can be restored until {momentText(item.restorable_until, timeZone)}.
                  </Text>
                </div>
                <ActionButton
                  variant="default"
                  isBusy={item.id === restoringId}
                  aria-label={`Restore ${nameOf(item)}`}
                  onClick={() => restoring.mutate(item)}
                >
                  Restore
                </ActionButton>
              </Group>
            </Panel>
          </li>
        ))}
      </Stack>
    </section>
  );
}
