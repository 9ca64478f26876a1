import { wordsOf } from '../../text/words.ts';

const FEWEST = 6;
const MOST = 40;
const TEMPLATE = /^which of the following\b/i;

/** True for a stem of 6 to 40 words, its template not counted. */
export function hasFairLength(stem: string): boolean {
  const words = wordsOf(stem.replace(TEMPLATE, '')).length;
  return words >= FEWEST && words <= MOST;
}
