/** The range that is quoted for a sentence: enough to understand it, and not more. */
import type { TextSpan } from '../../text/document.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords } from '../../text/words.ts';
import { introducesLine, type NoteLine } from './note-lines.ts';

/** A reader would search a longer quote for its answer. */
const MAX_WORDS = 45;
/** More lines have too many words. */
const MAX_LINES = 12;
/** A shorter sentence is often explained by the next one. */
const SHORT_WORDS = 22;
/** Such a sentence says nothing without the one before it. */
const LEANS =
  /^(?:it|its|they|their|them|he|his|she|her|this|these|those|such|here|there|then|also|but|so|otherwise|however)\b/i;

/** @param index of the sentence's line @returns a range of the passage that contains the sentence */
export function getQuote(
  passage: string,
  lines: readonly NoteLine[],
  index: number,
  sentence: TextSpan,
): TextSpan {
  const line = lines[index];
  if (line === undefined) return sentence;
  if (line.lead !== null) return { start: line.start, end: getGroupEnd(lines, index) };
  if (line.words > MAX_WORDS) return withNeighbours(passage, line, sentence);

  const from = Math.max(0, index - MAX_LINES);
  const lead = from + lines.slice(from, index).findLastIndex((one) => one.lead !== null);
  const group = lead < from ? [] : lines.slice(lead, index + 1);
  const [first, ...led] = group;
  const isLed =
    first?.lead != null && led.every((one, position) => introducesLine(first, one, position === 0));
  return { start: isLed && countWords(group) <= MAX_WORDS ? first.start : line.start, end: line.end };
}

/** A sentence of a long line, with the sentence that it leans on, and with the next sentence if it is short. */
function withNeighbours(passage: string, line: NoteLine, sentence: TextSpan): TextSpan {
  const all = sentenceSpans(line.text).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
  }));
  const position = all.findIndex(({ start }) => start === sentence.start);
  const [before, next] = [all[position - 1], all[position + 1]];
  const leans = LEANS.test(passage.slice(sentence.start, sentence.end));
  const start = leans && before ? before.start : sentence.start;
  const count = (end: number) => getWords(passage.slice(start, end)).length;
  const isShort = count(sentence.end) < SHORT_WORDS;
  return { start, end: isShort && next && count(next.end) <= MAX_WORDS ? next.end : sentence.end };
}

const countWords = (lines: readonly NoteLine[]) => lines.reduce((sum, { words }) => sum + words, 0);

/** @returns the end of the lines that a lead speaks of, as far as they are short */
function getGroupEnd(lines: readonly NoteLine[], first: number): number {
  const lead = lines[first];
  let last = first;
  for (let next = first + 1; next < lines.length; next += 1) {
    const line = lines[next];
    if (line === undefined || lead === undefined) break;
    const isIn = line.lead === null && introducesLine(lead, line, next === first + 1);
    if (!isIn || (next > first + 1 && countWords(lines.slice(first, next + 1)) > MAX_WORDS)) break;
    last = next;
  }
  return lines[last]?.end ?? 0;
}
