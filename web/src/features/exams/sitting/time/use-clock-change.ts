import { useState } from 'react';
import { useTicking } from './use-exam-clock.ts';

/** Networks correct the clock of a device in steps smaller than this, in milliseconds. */
const noticedMs = 2_000;

/**
 * @param receivedAt arrival time of the server's time, by the device's clock
 * @returns true if the device's clock was set since, or may have been: the device slept, or the page was
 * opened later. The server must then be asked for the time
 */
export function useClockChange(receivedAt: number): boolean {
  const [known, setKnown] = useState(() => ({ receivedAt, lead: leadSince(receivedAt) }));
  if (known.receivedAt !== receivedAt) setKnown({ receivedAt, lead: leadSince(receivedAt) });

  return useTicking(() => known.lead === null || Math.abs(leadOfClock() - known.lead) > noticedMs);
}

/** @returns null if the time arrived on an earlier page, because nothing on this page counted since */
function leadSince(receivedAt: number): number | null {
  return receivedAt < performance.timeOrigin ? null : leadOfClock();
}

/**
 * The lead of the device's clock over a monotonic count, which cannot be set and which stops while the device
 * sleeps.
 */
function leadOfClock(): number {
  return Date.now() - performance.now();
}
