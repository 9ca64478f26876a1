import { useState } from 'react';
import { useTicking } from './use-exam-clock.ts';

/** Networks correct the clock of a device by less than this, bit by bit. */
const noticedMs = 2_000;

/**
 * @param receivedAt when the server's time arrived, by the device's clock
 * @returns whether that clock was set since, or may have been: the device slept, or the page was opened later. The server
 *   has to be asked what time it is
 */
export function useClockChange(receivedAt: number): boolean {
  const [known, setKnown] = useState(() => ({ receivedAt, lead: leadSince(receivedAt) }));
  if (known.receivedAt !== receivedAt) setKnown({ receivedAt, lead: leadSince(receivedAt) });

  return useTicking(() => known.lead === null || Math.abs(leadOfClock() - known.lead) > noticedMs);
}

/** @returns null where the time arrived at an earlier page: nothing here counted since */
function leadSince(receivedAt: number): number | null {
  return receivedAt < performance.timeOrigin ? null : leadOfClock();
}

/** By how much the device's clock is ahead of a count that nobody sets, and that stands while the device sleeps. */
function leadOfClock(): number {
  return Date.now() - performance.now();
}
