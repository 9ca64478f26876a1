import { useSyncExternalStore } from 'react';
import { type ClockFields, examTimes, leftMs } from './exam-times.ts';

const tickMs = 250;

/**
 * @param receivedAt when the answer with `server_now` arrived, by the browser's clock
 * @returns milliseconds left in whole seconds, by the server's clock
 */
export function useExamClock(exam: ClockFields, receivedAt: number): number {
  const times = examTimes(exam, receivedAt);
  return useTicking(() => leftMs(times, Date.now()));
}

/**
 * Reads something that the time changes. Often, so that no second is skipped, and because a timer that was set for a
 * moment would sleep along with the device; it is drawn only when it has changed.
 */
export function useTicking<Value extends number | boolean | string>(read: () => Value): Value {
  return useSyncExternalStore(everyTick, read);
}

function everyTick(onTick: () => void): () => void {
  const tick = setInterval(onTick, tickMs);
  return () => clearInterval(tick);
}
