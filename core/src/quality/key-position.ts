import type { MeasuredItem } from './measured-item.ts';

const OPTIONS = 4;

/** M12: the largest share of keys that stand in one of the four positions; 0.25 is even. */
export function largestPositionShare(items: readonly MeasuredItem[]): number {
  if (items.length === 0) return 0;

  const counts = Array.from(
    { length: OPTIONS },
    (_, at) => items.filter((item) => item.answerIndex === at).length,
  );
  return Math.max(...counts) / items.length;
}
