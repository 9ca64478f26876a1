import { useState } from 'react';
import { useTicking } from './use-exam-clock.ts';

/** Networks correct the clock of a device by less than this, bit by bit. */
const noticedMs = 2_000;

/**
 * @param receivedAt when the server's time arrived, by the device's clock
 * @returns whether that clock was set since, or the device slept: the server has to be asked what time it is
 */
export function useClockChange(receivedAt: number): boolean {
  const [known, setKnown] = useState(() => ({ receivedAt, lead: leadOfClock() }));
  if (known.receivedAt !== receivedAt) setKnown({ receivedAt, lead: leadOfClock() });

  return useTicking(() => Math.abs(leadOfClock() - known.lead) > noticedMs);
}

/** By how much the device's clock is ahead of a count that nobody sets, and that stands while the device sleeps. */
function leadOfClock(): number {
  return Date.now() - performance.now();
}
