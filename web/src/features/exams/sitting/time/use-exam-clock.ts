import { useSyncExternalStore } from 'react';
import { type ClockFields, examTimes, leftMs } from './exam-times.ts';

const tickMs = 250;

/**
 * @param receivedAt arrival time of the answer with `server_now`, by the browser's clock
 * @returns remaining milliseconds in whole seconds, by the server's clock
 */
export function useExamClock(exam: ClockFields, receivedAt: number): number {
  const times = examTimes(exam, receivedAt);
  return useTicking(() => leftMs(times, Date.now()));
}

/**
 * Reads a value that changes with time. It reads often, so that no second is skipped, because a single timer
 * would sleep with the device; it renders only after a change.
 */
export function useTicking<Value extends number | boolean | string>(read: () => Value): Value {
  return useSyncExternalStore(everyTick, read);
}

function everyTick(onTick: () => void): () => void {
  const tick = setInterval(onTick, tickMs);
  return () => clearInterval(tick);
}
