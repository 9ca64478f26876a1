/** Positions in a chart. All values are counts or per cent, so a scale has whole steps. */

/** @returns round values from at most `low` to at least `high`, two to six of them */
export function getTicks(low: number, high: number): number[] {
  const rough = Math.max(high - low, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** @returns the middle of a column, in per cent of the width; a single column is in the middle of the chart */
export function columnAt(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}

/**
 * @param share of the width, from 0
 * @returns the column there, or the nearest column beyond the edges
 */
export function columnUnder(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** @returns the columns with a name below: the first, one in the middle and the last, if they exist */
export function namedColumns(count: number): number[] {
  return [...new Set([0, Math.max(0, Math.floor((count - 1) / 2)), Math.max(0, count - 1)])].filter(
    (index) => index < count,
  );
}

/** @returns the ranges between gaps: consecutive positions that have a value */
export function getRanges(isThere: readonly boolean[]): number[][] {
  const stretches: number[][] = [];
  for (const [at, present] of isThere.entries()) {
    if (!present) continue;
    if (at > 0 && isThere[at - 1]) stretches.at(-1)?.push(at);
    else stretches.push([at]);
  }
  return stretches;
}

/**
 * Ignores pointer events without movement: scrolling under a resting pointer sends them too, and would
 * override the keyboard's selection.
 */
export function whenMoved<Event extends { movementX: number; movementY: number }>(
  choose: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    if (event.movementX !== 0 || event.movementY !== 0) choose(event);
  };
}
