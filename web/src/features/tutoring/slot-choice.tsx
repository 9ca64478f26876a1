import { Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { slotsQuery } from './api.ts';
import classes from './slot-choice.module.css';
import { calendarDay, getClock, getDay, getWeekday, pickMainTimes } from './times.ts';

interface SlotChoiceProps {
  tutorId: string;
  /** The length of the session; the tutor's shortest length if absent. */
  minutes?: number;
  /** The start of the chosen time, empty for none. */
  value: string;
  onChange: (startsAt: string) => void;
}

const dayMs = 24 * 3_600_000;
const daysAhead = 28;

/** @returns the query of a tutor's free times, starting at the last full hour so that all callers share it */
export function useFreeTimes(tutorId: string, minutes?: number) {
  const [from] = useState(() => Math.floor(Date.now() / 3_600_000) * 3_600_000);
  const until = new Date(from + daysAhead * dayMs).toISOString();
  return slotsQuery(tutorId, new Date(from).toISOString(), until, minutes);
}

/** Free times of a tutor in the reader's zone: first a day, then a time. */
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

/** The number of days that fit next to each other on a phone. */
const shownDays = 7;

/** A strip of the days with free times, seven at a time, and the times of the chosen day. */
export function Days({ slots, value, onChange }: DaysProps) {
  const zone = useZone();
  const byDay = Map.groupBy(slots, ({ starts_at }) => calendarDay(Date.parse(starts_at), zone));
  const all = [...byDay.keys()];
  const [chosen, choose] = useState(value === '' ? '' : calendarDay(Date.parse(value), zone));
  const day = byDay.has(chosen) ? chosen : (all[0] ?? '');
  const from = all.indexOf(day) - (all.indexOf(day) % shownDays);
  const last = byDay.get(all[from + shownDays - 1] ?? '')?.[0];
  const turn = (by: number) => choose(all[from + by] ?? '');

  return (
    <div className={classes.choice}>
      <Strip
        days={all.slice(from, from + shownDays).map((time) => [time, byDay.get(time)?.[0]?.starts_at ?? ''])}
        day={day}
        choose={choose}
      />
      <Times key={day} slots={byDay.get(day) ?? []} value={value} onChange={onChange} />
      <Group gap={8} justify="space-between">
        {from > 0 && (
          <Button variant="subtle" size="compact-md" onClick={() => turn(-shownDays)}>
            Earlier days
          </Button>
        )}
        {last !== undefined && all.length > from + shownDays && (
          <Button variant="subtle" size="compact-md" onClick={() => turn(shownDays)}>
            Later than {dayOfYearText(last.starts_at, zone)}
          </Button>
        )}
      </Group>
    </div>
  );
}

interface StripProps {
  /** Each day with a time on it. */
  days: readonly (readonly [day: string, at: string])[];
  day: string;
  choose: (day: string) => void;
}

function Strip({ days, day, choose }: StripProps) {
  const zone = useZone();
  const name = useId();
  const now = Date.now();

  return (
    <fieldset className={classes.strip} aria-label="Day">
      {days.map(([of, at]) => (
        <label key={of}>
          <input
            type="radio"
            aria-label={getDay(at, zone, now)}
            name={name}
            checked={of === day}
            onChange={() => choose(of)}
          />
          <span>
            <small>{getWeekday(at, zone)}</small>
            <b className="figures">{Number(of.slice(-2))}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The parts of a day, each with the hour at which it ends. */
const partsOfDay = [
  ['Morning', 12],
  ['Afternoon', 17],
  ['Evening', 24],
] as const;

function Times({ slots, value, onChange }: DaysProps) {
  const zone = useZone();
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const main = pickMainTimes(slots, value);
  const isFolded = !isOpen && main.length < slots.length;
  const parts = Map.groupBy(isFolded ? main : slots, ({ starts_at }) => {
    const hour = Number(getClock(starts_at, zone).slice(0, 2));
    return partsOfDay.find(([, end]) => hour < end)?.[0];
  });

  return (
    <fieldset className={classes.parts} aria-label="Time">
      {[...parts].map(([part, times]) => (
        <div key={part}>
          <p className={classes.part}>{part}</p>
          <div className={classes.times}>
            {times.map(({ starts_at }) => (
              <label key={starts_at}>
                <input
                  type="radio"
                  name={name}
                  checked={starts_at === value}
                  onChange={() => onChange(starts_at)}
                />
                <span className="figures">{getClock(starts_at, zone)}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {isFolded && (
        <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
          More times
        </Button>
      )}
    </fieldset>
  );
}
