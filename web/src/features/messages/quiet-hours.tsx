import '@mantine/core/styles/Switch.css';
import { hourText, minorQuietHours, type QuietHours } from '@akada/core/messages/quiet-hours.ts';
import { Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { settingsQuery, useSaveSettings } from './api.ts';

/** The hours in which notifications of messages wait. Each choice is saved immediately. */
export function QuietHoursChoice() {
  const save = useSaveSettings();
  return (
    <Loaded what="your quiet hours" query={settingsQuery} shape={<RowsShape rows={1} lines={2} />}>
      {({ quiet }) => (
        <Stack>
          <Switch
            label="Quiet hours"
            description="Messages still arrive. Their notifications wait until the morning."
            checked={quiet !== null}
            onChange={({ currentTarget }) => save.mutate(currentTarget.checked ? minorQuietHours : null)}
          />
          {quiet !== null && <Hours quiet={quiet} onChange={(hours) => save.mutate(hours)} />}
          <FormFault error={save.error} />
        </Stack>
      )}
    </Loaded>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

function Hours({ quiet, onChange }: { quiet: QuietHours; onChange: (hours: QuietHours) => void }) {
  const without = (hour: number) => hours.filter(({ value }) => value !== String(hour));
  return (
    <Group grow maw={320}>
      <NativeSelect
        label="From"
        value={String(quiet.from)}
        data={without(quiet.until)}
        onChange={({ currentTarget }) => onChange({ ...quiet, from: Number(currentTarget.value) })}
      />
      <NativeSelect
        label="Until"
        value={String(quiet.until)}
        data={without(quiet.from)}
        onChange={({ currentTarget }) => onChange({ ...quiet, until: Number(currentTarget.value) })}
      />
    </Group>
  );
}
