import { Group, Text } from '@mantine/core';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../form/action-button.tsx';
import { Panel } from './panel.tsx';

interface RestorableRowProps {
  name: string;
  /** ISO time. */
  until: string;
  isBusy: boolean;
  onRestore: () => void;
}

/** Something that was deleted, and the way back. */
export function RestorableRow({ name, until, isBusy, onRestore }: RestorableRowProps) {
  const timeZone = useTimeZone();

  return (
    <li>
      <Panel>
        <Group justify="space-between" gap="xs">
          <div>
            <Text>{name}</Text>
            <Text c="dimmed" size="sm">
              It can be restored until {momentText(until, timeZone)}.
            </Text>
          </div>
          <ActionButton variant="default" isBusy={isBusy} aria-label={`Restore ${name}`} onClick={onRestore}>
            Restore
          </ActionButton>
        </Group>
      </Panel>
    </li>
  );
}
