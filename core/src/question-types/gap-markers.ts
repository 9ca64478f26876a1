/** Markers of gaps in a stem: `[[1]]` is the position of the first gap. */

const marker = /\[\[(\d{1,4})\]\]/g;

/**
 * Compares the markers of a stem with the gaps of its body.
 *
 * @param stem of the question
 * @param count of the gaps
 * @returns a sentence, or null if each gap has its marker once, in order
 */
export function findMarkerProblem(stem: string, count: number): string | null {
  const numbers = Array.from(stem.matchAll(marker), ([, digits]) => Number(digits));
  const [surplus] = numbers.filter((number) => number < 1 || number > count);
  if (surplus !== undefined) return `Remove the marker [[${surplus}]], because it has no gap.`;

  const gaps = Array.from({ length: count }, (_, index) => index + 1);
  const missing = gaps.find((number) => !numbers.includes(number));
  if (missing !== undefined) return `Write the marker [[${missing}]] in the text.`;
  if (numbers.length > count) return 'Write each marker once.';
  return numbers.every((number, index) => number === index + 1) ? null : 'Write the markers in their order.';
}
