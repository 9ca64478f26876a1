/** Finds a moment at which a window may open automatically. */
import { useEffect, useState } from 'react';

/**
 * Blocked by a page or part that requests quiet, such as a payment or a first result; by a page for a single
 * task, such as an exam; by another layer; and by a field with the focus. Toasts do not block.
 */
const inTheWay =
  '[data-quiet], [data-focus], dialog[open], [popover="auto"]:popover-open, :is(input, textarea, select):focus';

/** Milliseconds between checks. */
const lookMs = 5_000;

/**
 * @param from milliseconds since the epoch; null for never
 * @returns true once that time has passed and an interruption disturbs nobody
 */
export function useSuitableMoment(from: number | null): boolean {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (from === null || isDue) return;

    let timer = setTimeout(look, Math.max(0, from - Date.now()));
    function look() {
      if (mayInterrupt()) setDue(true);
      else timer = setTimeout(look, lookMs);
    }
    return () => clearTimeout(timer);
  }, [from, isDue]);

  return isDue;
}

/** A hidden tab must not be interrupted either. */
function mayInterrupt(): boolean {
  return document.querySelector(inTheWay) === null && !document.hidden;
}
