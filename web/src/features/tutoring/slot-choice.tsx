import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { slotsQuery } from './api.ts';
import classes from './slot-choice.module.css';
import { calendarDay, clockOf, dayOf } from './times.ts';

interface SlotChoiceProps {
  tutorId: string;
  /** Of the session; the shortest that the tutor offers where absent. */
  minutes?: number;
  /** When the chosen one begins, empty for none. */
  value: string;
  onChange: (startsAt: string) => void;
}

const dayMs = 24 * 3_600_000;
const daysAhead = 28;

/** @returns the query of a tutor's free times, from the last full hour on: one question for all who ask it */
export function useFreeTimes(tutorId: string, minutes?: number) {
  const [from] = useState(() => Math.floor(Date.now() / 3_600_000) * 3_600_000);
  const until = new Date(from + daysAhead * dayMs).toISOString();
  return slotsQuery(tutorId, new Date(from).toISOString(), until, minutes);
}

/** Free times of a tutor by day, in the reader's zone: a day, then a time of it. */
export function SlotChoice({ tutorId, minutes, value, onChange }: SlotChoiceProps) {
  const query = useFreeTimes(tutorId, minutes);

  return (
    <Loaded what="the free times" query={query} shape={<RowsShape rows={3} />}>
      {({ slots }) =>
        slots.length === 0 ? (
          <Text c="dimmed">There is no free time of this length in the next four weeks.</Text>
        ) : (
          <Days slots={slots} value={value} onChange={onChange} />
        )
      }
    </Loaded>
  );
}

interface DaysProps extends Pick<SlotChoiceProps, 'value' | 'onChange'> {
  slots: readonly { starts_at: string }[];
}

/** A strip of the days that have a free time, and the times of the chosen one. */
export function Days({ slots, value, onChange }: DaysProps) {
  const zone = useZone();
  const name = useId();
  const byDay = Map.groupBy(slots, ({ starts_at }) => calendarDay(Date.parse(starts_at), zone));
  const valueDay = value === '' ? undefined : calendarDay(Date.parse(value), zone);
  const [chosen, choose] = useState(valueDay);
  const day = chosen !== undefined && byDay.has(chosen) ? chosen : [...byDay.keys()][0];
  const now = Date.now();

  return (
    <div className={classes.choice}>
      <fieldset className={classes.strip} aria-label="Day">
        {[...byDay].map(([at, [first]]) => (
          <label key={at}>
            <input type="radio" name={`${name}day`} checked={at === day} onChange={() => choose(at)} />
            <span>{first && dayOf(first.starts_at, zone, now)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.times} aria-label="Time">
        {(byDay.get(day ?? '') ?? []).map(({ starts_at }) => (
          <label key={starts_at}>
            <input
              type="radio"
              name={`${name}time`}
              checked={starts_at === value}
              onChange={() => onChange(starts_at)}
            />
            <span className="figures">{clockOf(starts_at, zone)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
