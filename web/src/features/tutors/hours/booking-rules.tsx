import type { Availability } from '@akada/contract/work/availability.ts';
import { bookingLengths } from '@akada/core/bookings/booking-rules.ts';
import { Stack, TextInput } from '@mantine/core';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import classes from './weekly-hours.module.css';

export type Rules = Omit<Availability, 'weekly' | 'time_zone'>;

interface BookingRulesProps {
  rules: Rules;
  linkFault: string | undefined;
  onChange: (rules: Rules) => void;
}

type Choice = readonly [
  name: 'notice_hours' | 'buffer_minutes' | 'horizon_days' | 'cancel_hours',
  label: string,
];

const choices: readonly (readonly [...Choice, values: readonly number[], text: (value: number) => string])[] =
  [
    [
      'notice_hours',
      'Notice',
      [0, 1, 2, 4, 12, 24, 48, 72, 168],
      (hours) => (hours === 0 ? 'None' : `${getSpan(hours)} before`),
    ],
    [
      'buffer_minutes',
      'Pause between',
      [0, 15, 30, 45, 60, 90, 120],
      (minutes) => (minutes === 0 ? 'None' : `${minutes} min`),
    ],
    ['horizon_days', 'Bookable ahead', [7, 14, 30, 60, 90, 180], (days) => `${days} days`],
    ['cancel_hours', 'Free to cancel', [2, 4, 12, 24, 48, 72], (hours) => `until ${getSpan(hours)} before`],
  ];

const getSpan = (hours: number) => (hours >= 48 ? `${hours / 24} days` : `${hours} h`);

/** The rules of booking: lengths, notice, how far ahead, and the deadline of free cancellation. */
export function BookingRules({ rules, linkFault, onChange }: BookingRulesProps) {
  return (
    <Stack>
      <TapList
        legend="Lengths"
        more="lengths"
        items={bookingLengths.map((minutes) => ({
          name: `${minutes} min`,
          isChosen: rules.minutes.includes(minutes),
        }))}
        onToggle={(name, isChosen) => {
          const minutes = bookingLengths.filter((one) =>
            `${one} min` === name ? isChosen : rules.minutes.includes(one),
          );
          // Keeps the last length: without one there is nothing to book.
          if (minutes.length > 0) onChange({ ...rules, minutes });
        }}
      />
      {choices.map(([name, label, values, text]) => (
        <SelectField
          key={name}
          label={label}
          className={classes.rule}
          value={String(rules[name])}
          options={[...new Set([...values, rules[name]])]
            .toSorted((one, other) => one - other)
            .map((value) => [String(value), text(value)] as const)}
          onChange={(value) => onChange({ ...rules, [name]: Number(value) })}
        />
      ))}
      <TextInput
        label="Meeting link"
        description="Give your own room for calls. Without one, Akada can make a room for each session."
        inputMode="url"
        placeholder="https://"
        error={linkFault}
        value={rules.call_url ?? ''}
        onChange={({ currentTarget }) => onChange({ ...rules, call_url: currentTarget.value || null })}
      />
    </Stack>
  );
}
