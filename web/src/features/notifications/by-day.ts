import { longDayText } from '../../lib/format/dates.ts';

interface Day<Item> {
  name: string;
  items: Item[];
}

const dayMs = 24 * 60 * 60_000;

/**
 * @param items in the order in which they are shown
 * @param timeZone of their reader, undefined for that of the device
 * @returns them under the days on which they came, in words: `Today`, `Yesterday`, `1 October 2026`
 */
export function byDay<Item extends { created_at: string }>(
  items: readonly Item[],
  now: number,
  timeZone: string | undefined,
): Day<Item>[] {
  const days = Map.groupBy(items, ({ created_at }) => dayName(created_at, now, timeZone));
  return [...days].map(([name, ofDay]) => ({ name, items: ofDay }));
}

function dayName(time: string, now: number, timeZone: string | undefined): string {
  const day = (moment: number) => longDayText(new Date(moment).toISOString(), timeZone);
  const name = longDayText(time, timeZone);
  // A device whose clock is behind has nothing from tomorrow.
  if (name === day(now) || Date.parse(time) > now) return 'Today';
  return name === day(now - dayMs) ? 'Yesterday' : name;
}
