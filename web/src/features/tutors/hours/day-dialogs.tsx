/** Dialogs for changes that the grid cannot make: the same hours on other days, and exact quarters of an hour. */
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { clockText, copied, dayNames, painted, type Stretch, type Week } from './week.ts';

interface DayDialogProps {
  week: Week;
  day: number;
  onChange: (week: Week) => void;
  onClose: () => void;
}

const quarters = Array.from({ length: 97 }, (_one, index) => 15 * index);
const getOptions = (times: readonly number[]) =>
  times.map((index) => [String(index), clockText(index)] as const);

/** The exact hours of one day, and the other days that take them too. */
export function DayDialog({ week, day, onChange, onClose }: DayDialogProps) {
  const [changed, setChanged] = useState(week);
  const [others, setOthers] = useState<readonly number[]>([]);
  const stretches = changed[day] ?? [];
  const replace = (old: Stretch, next: Stretch) =>
    setChanged(painted(painted(changed, day, old, false), day, next, true));

  return (
    <FormDialog
      title={`Hours on ${dayNames[day]}`}
      save="Use these hours"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(copied(changed, day, others));
        onClose();
      }}
    >
      {stretches.length === 0 && <Text c="dimmed">No hour is open on this day.</Text>}
      {stretches.map((stretch) => (
        <Group key={stretch.join()} gap={8} align="flex-end" wrap="nowrap">
          <SelectField
            label="From"
            value={String(stretch[0])}
            options={getOptions(quarters.filter((index) => index < stretch[1]))}
            onChange={(at) => replace(stretch, [Number(at), stretch[1]])}
          />
          <SelectField
            label="To"
            value={String(stretch[1])}
            options={getOptions(quarters.filter((index) => index > stretch[0]))}
            onChange={(at) => replace(stretch, [stretch[0], Number(at)])}
          />
          <Button
            variant="subtle"
            aria-label={`Close ${clockText(stretch[0])} to ${clockText(stretch[1])}`}
            onClick={() => setChanged(painted(changed, day, stretch, false))}
          >
            Close
          </Button>
        </Group>
      ))}
      <div>
        <Button
          variant="default"
          onClick={() => setChanged(painted(changed, day, nextFree(stretches), true))}
        >
          Add hours
        </Button>
      </div>
      <TapList
        legend="The same on"
        more="days"
        items={dayNames
          .map((name, index) => ({ name, isChosen: others.includes(index) }))
          .filter((_one, index) => index !== day)}
        onToggle={(name, isChosen) => {
          const index = dayNames.findIndex((one) => one.startsWith(name));
          setOthers(isChosen ? [...others, index] : others.filter((one) => one !== index));
        }}
      />
    </FormDialog>
  );
}

/**
 * Starts an hour after the last open time, at 16:00 on an empty day; a late day gets the hour before its
 * first time.
 */
function nextFree(stretches: readonly Stretch[]): Stretch {
  const last = stretches.at(-1)?.[1];
  if (last === undefined) return [16 * 60, 18 * 60];
  return last <= 22 * 60
    ? [last + 60, last + 120]
    : [Math.max(0, (stretches[0]?.[0] ?? 0) - 60), stretches[0]?.[0] ?? 60];
}
