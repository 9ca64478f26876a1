/** The accepted texts of a short answer, next to the text that a student wrote. */
import type { ShortBody } from '@akada/core/question-types/question-body.ts';
import { splitPattern } from '@akada/core/question-types/texts/wildcards.ts';

/**
 * Lists the texts that earn the full mark. Patterns with wildcards are omitted: a student cannot read them as answers.
 *
 * @param body with the key
 * @returns plain texts in the author's order
 */
export function getAcceptedTexts({ accepted }: ShortBody): string[] {
  return accepted.flatMap(({ text, share }) => {
    const [plain = '', ...others] = splitPattern(text);
    return share === 1 && others.length === 0 ? [plain] : [];
  });
}

/** The texts before, in and after a difference. */
export interface MarkedSlip {
  start: string;
  slip: string;
  end: string;
}

/**
 * Finds the accepted text that a slip is closest to.
 *
 * @param text the student's answer
 * @param texts accepted texts
 * @returns the accepted text, and the answer with its wrong letters; null without an accepted text
 */
export function findNearest(
  text: string,
  texts: readonly string[],
): { key: string; slipMarks: MarkedSlip } | null {
  const [nearest] = texts
    .map((key) => ({ key, slipMarks: markSlip(text, key), distance: getDistance(text, key) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest === undefined ? null : { key: nearest.key, slipMarks: nearest.slipMarks };
}

/** A missing letter marks the letter in its place. */
function markSlip(text: string, key: string): MarkedSlip {
  const { start, end } = getEqualEnds(text, key);
  const from = Math.min(start, Math.max(0, text.length - 1));
  const until = Math.max(from + 1, text.length - end);
  return { start: text.slice(0, from), slip: text.slice(from, until), end: text.slice(until) };
}

function getDistance(text: string, key: string): number {
  const { start, end } = getEqualEnds(text, key);
  return Math.max(text.length, key.length) - start - end;
}

function getEqualEnds(text: string, key: string): { start: number; end: number } {
  const [typing, right] = [text.toLowerCase(), key.toLowerCase()];
  const shorter = Math.min(typing.length, right.length);
  let start = 0;
  while (start < shorter && typing[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typing.at(-1 - end) === right.at(-1 - end)) end += 1;
  return { start, end };
}
