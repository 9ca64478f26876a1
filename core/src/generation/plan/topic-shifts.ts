import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, getWords } from '../../text/words.ts';

/** A part of a text without headings has at least this number of words. */
const MIN_WORDS = 80;
const MAX_WORDS = 150;
/** Blocks to each side of a boundary whose words are compared. */
const COMPARED = 3;

/**
 * Splits a text without headings where its words change: each part has 80 to 150 words, more only if one block is longer.
 *
 * @param texts of the blocks, in order
 * @returns the index of the first block of each part; empty for no blocks
 */
export function findTopicShifts(texts: readonly string[]): number[] {
  const stems = texts.map(contentStems);
  const lengths = texts.map((text) => getWords(text).length);
  const starts: number[] = [];
  for (let start = 0; start < texts.length; start = findEnd(start, lengths, stems)) starts.push(start);

  const last = starts.at(-1) ?? 0;
  const isShort = starts.length > 1 && sum(lengths.slice(last)) < MIN_WORDS / 2;
  return isShort ? starts.slice(0, -1) : starts;
}

/** @returns the boundary with the least words in common, among the boundaries that make the part neither too short nor too long */
function findEnd(start: number, lengths: readonly number[], stems: readonly Set<string>[]): number {
  let [best, least] = [lengths.length, Number.POSITIVE_INFINITY];
  let words = 0;
  for (let end = start + 1; end < lengths.length; end += 1) {
    words += lengths[end - 1] ?? 0;
    if (words < MIN_WORDS) continue;
    if (words > MAX_WORDS && best < lengths.length) break;

    const common = overlapF1(
      union(stems.slice(Math.max(start, end - COMPARED), end)),
      union(stems.slice(end, end + COMPARED)),
    );
    if (common < least) [best, least] = [end, common];
    if (words > MAX_WORDS) break;
  }
  return best;
}

const union = (sets: readonly Set<string>[]) => sets.reduce((all, set) => all.union(set), new Set<string>());
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
