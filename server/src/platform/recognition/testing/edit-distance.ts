/**
 * The share of a text that was recognised, by the min number of single-character edits (Levenshtein, 1966).
 * It is independent of the recogniser.
 *
 * @returns 1 for the same text, 0 for a completely different one
 */
export function shareFound(found: string, expected: string): number {
  let distances = Array.from({ length: expected.length + 1 }, (_, index) => index);
  for (const [row, character] of [...found].entries()) {
    const next = [row + 1];
    for (let column = 1; column <= expected.length; column += 1) {
      const change = (distances[column - 1] ?? 0) + (expected[column - 1] === character ? 0 : 1);
      next.push(Math.min(change, (distances[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    distances = next;
  }
  return Math.max(0, 1 - (distances[expected.length] ?? 0) / expected.length);
}
