/** Levels by points: each takes fifty points more than the one before it. */

const step = 50;

export interface Level {
  number: number;
  /** Points at which it began and at which the next one begins. */
  from: number;
  next: number;
}

/** @param points not negative */
export function getLevel(points: number): Level {
  // Level n begins at step * n * (n - 1) / 2.
  const number = Math.floor((1 + Math.sqrt(1 + (8 * points) / step)) / 2);
  return { number, from: beginOf(number), next: beginOf(number + 1) };
}

function beginOf(level: number): number {
  return (step * level * (level - 1)) / 2;
}
