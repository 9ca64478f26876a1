/** An hour in which a student studied. */
export interface StudiedHour {
  /** A moment in it, in milliseconds since the epoch. */
  index: number;
  /** The time zone of the device at that moment. */
  zone: string;
  /** The study day, as YYYY-MM-DD. */
  day: string;
}

/**
 * Counts days and not answers, so that one long evening does not outweigh a habit.
 *
 * @returns the hour of the day, from 0 to 23 in the zone of the device, at which the student studied on most days; of
 *   equals the later one, because everything is due by then; null without any study
 */
export function findStudyHour(studied: readonly StudiedHour[]): number | null {
  const clocks = new Map<string, Intl.DateTimeFormat>();
  const days = new Map<number, Set<string>>();
  for (const { index, zone, day } of studied) {
    const clock = clocks.get(zone) ?? hourClock(zone);
    clocks.set(zone, clock);
    const hour = Number(clock.format(index));
    days.set(hour, (days.get(hour) ?? new Set()).add(day));
  }
  const [first] = [...days].sort(
    ([hour, onDays], [otherHour, onOtherDays]) => onOtherDays.size - onDays.size || otherHour - hour,
  );
  return first?.[0] ?? null;
}

function hourClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
}
