/** When something may come up by itself. */
import { useEffect, useState } from 'react';

/**
 * A page or part that says "not now", such as a payment or a first result; a page of one thing at a time, such as an
 * exam; another layer; and a field in which a person types. Toasts are none.
 */
const inTheWay =
  '[data-quiet], [data-focus], dialog[open], [popover="auto"]:popover-open, :is(input, textarea, select):focus';

/** Interval between checks. */
const lookMs = 5_000;

/**
 * @param from milliseconds since the epoch; null for never
 * @returns whether that moment has come, and one in which it disturbs no one after it
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

/** Nor in a tab that is not looked at. */
function mayInterrupt(): boolean {
  return document.querySelector(inTheWay) === null && !document.hidden;
}
