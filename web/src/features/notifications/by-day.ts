import { longDayText } from '../../lib/format/dates.ts';

interface Day<Item> {
  name: string;
  items: Item[];
}

const dayMs = 24 * 60 * 60_000;

/**
 * @param items in display order
 * @param timeZone the reader's zone, undefined for the zone of the device
 * @returns the items under the names of their days: `Today`, `Yesterday`, `1 October 2026`
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
  // A device with a slow clock must not show items from tomorrow.
  if (name === day(now) || Date.parse(time) > now) return 'Today';
  return name === day(now - dayMs) ? 'Yesterday' : name;
}
