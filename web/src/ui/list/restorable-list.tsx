import { Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../form/action-button.tsx';
import { Panel } from '../page/panel.tsx';
import rows from './rows.module.css';

interface RestorableListProps<Item> {
  title?: string;
  /** What was deleted within the hour, each with the ISO time until which it can be restored. */
  items: readonly Item[] | undefined;
  nameOf: (item: Item) => string;
  /** Of the item that is being restored, null where none is. */
  restoringId: string | null;
  onRestore: (item: Item) => void;
}

/** What was deleted, and the way back; nothing where there is none. */
export function RestorableList<Item extends { id: string; restorable_until: string }>({
  title = 'Recently deleted',
  items = [],
  nameOf,
  restoringId,
  onRestore,
}: RestorableListProps<Item>) {
  const heading = useId();
  const timeZone = useTimeZone();
  if (items.length === 0) return null;

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
                  onClick={() => onRestore(item)}
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
