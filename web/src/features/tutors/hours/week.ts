/** Open hours of a week for the grid: ranges of each day, in minutes of the day and in their order. */
import type { Availability } from '@akada/contract/work/availability.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';

export type Stretch = readonly [from: number, to: number];

/** Seven days, Monday first. */
export type Week = readonly (readonly Stretch[])[];

export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export function getWeek(weekly: Availability['weekly']): Week {
  return dayNames.map((_name, index) =>
    joined(
      weekly.filter(({ day }) => day === index + 1).map(({ from, to }) => [getMinutes(from), getMinutes(to)]),
    ),
  );
}

export function getWeekly(week: Week): Availability['weekly'] {
  return week.flatMap((stretches, index) =>
    stretches.map(([from, to]) => ({ day: index + 1, from: clockText(from), to: clockText(to) })),
  );
}

/** @returns the week with a range of a day opened or closed */
export function painted(week: Week, day: number, [from, to]: Stretch, isOpen: boolean): Week {
  return week.map((stretches, index) => {
    if (index !== day) return stretches;
    const rest = stretches.flatMap(([begin, end]): Stretch[] =>
      (
        [
          [begin, Math.min(end, from)],
          [Math.max(begin, to), end],
        ] as const
      ).filter(([one, other]) => one < other),
    );
    return joined(isOpen ? [...rest, [from, to]] : rest);
  });
}

/**
 * @param sessions at any time
 * @returns the sessions of the next seven days by day of the week, in this zone's time
 */
export function bookedWeek(
  sessions: readonly { starts_at: string; ends_at: string }[],
  timeZone: string,
  now: number,
): Week {
  const clock = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const near = sessions.filter(({ starts_at }) => Date.parse(starts_at) < now + 7 * 86_400_000);
  const stretches = near.map(({ starts_at, ends_at }) => {
    const [weekday = '', time = ''] = clock.format(Date.parse(starts_at)).split(/,? /);
    const from = getMinutes(time);
    const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
    return { weekday, stretch: [from, Math.min(from + minutes, 1440)] as const };
  });
  return dayNames.map((name) =>
    stretches.filter(({ weekday }) => weekday === name).map(({ stretch }) => stretch),
  );
}

/** @returns the week with one day's hours copied to other days */
export function copied(week: Week, day: number, to: readonly number[]): Week {
  const hours = week[day] ?? [];
  return week.map((stretches, index) => (to.includes(index) ? hours : stretches));
}

/** @returns the open share of a range */
export function getCover(stretches: readonly Stretch[], [from, to]: Stretch): 'none' | 'part' | 'all' {
  const minutes = stretches.reduce(
    (sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)),
    0,
  );
  if (minutes === 0) return 'none';
  return minutes === to - from ? 'all' : 'part';
}

/** @returns the number of hours of a day, such as 5 or 2.5 */
export function getHours(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [from, to]) => sum + to - from, 0) / 60;
}

/** @returns `29 h a week, on 6 days` */
export function totalText(week: Week): string {
  const hours = week.reduce((sum, stretches) => sum + getHours(stretches), 0);
  const days = week.filter((stretches) => stretches.length > 0).length;
  return `${numberText(hours)} h a week, on ${counted(days, 'day')}`;
}

/** @returns `16:00` */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** @returns `16–21`, `9:30–12` */
export function stretchText([from, to]: Stretch): string {
  return [from, to]
    .map((index) => (index % 60 === 0 ? String(index / 60) : clockText(index).replace(/^0/, '')))
    .join('–');
}

function getMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
}

/** Joins ranges that touch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
