import { findListMarker } from '../list-marker.ts';
import { highest } from './extremes.ts';
import { type Layout, roundSize } from './layout.ts';
import type { Line } from './lines.ts';

/** A step between baselines this much over the usual parts two paragraphs. */
const PARAGRAPH_STEP = 1.25;
/** A first line's indent, in sizes. */
const INDENT = 0.8;
/** Room that a line leaves by itself at its end, in sizes, where text is not justified. */
const RAGGED = 1.5;
const ENDS_SENTENCE = /[.!?:…]["'”’)\]]?$/;

/** Groups the lines of a page, in reading order, into what were paragraphs, headings and list items. */
export function groupLines(lines: readonly Line[], layout: Layout): Line[][] {
  const groups: Line[][] = [];
  lines.forEach((line, index) => {
    const group = groups.at(-1);
    const around = lines.slice(Math.max(index - 2, 0), index + 2);
    if (group && continues(group, line, around, layout)) group.push(line);
    else groups.push([line]);
  });

  return groups;
}

function continues(group: readonly Line[], line: Line, around: readonly Line[], layout: Layout): boolean {
  const last = group.at(-1);
  if (!last || roundSize(last.size) !== roundSize(line.size)) return false;
  if (findListMarker(line.text)?.certain) return false;
  if (
    isBold(last) !== isBold(line) &&
    (isWhole(group, isBold) || isBold(line)) &&
    breaksEarly(last, line, around)
  )
    return false;
  if (last.column !== line.column) return !ENDS_SENTENCE.test(last.text.trim()) && startsLow(line);

  const step = (line.y - last.y) / line.size;
  if (step < 0 || step > layout.leading * PARAGRAPH_STEP) return false;
  // Headings of several lines are set by hand, so where their lines end says nothing.
  if (line.size > layout.bodySize * 1.1) return true;

  return !isIndented(group, line) && !(breaksEarly(last, line, around) && !startsLow(line));
}

const startsLow = ({ text }: Line) => /^\s*["'“‘(]?\p{Ll}/u.test(text);

/** Whether all that can be seen of a line is bold. */
export function isBold({ runs }: Line): boolean {
  return runs.every(({ bold, text }) => bold || !/[\p{L}\p{N}]/u.test(text));
}

const isWhole = (group: readonly Line[], test: (line: Line) => boolean) => group.every(test);

/** A first line that is set in, after a line that ends a sentence. The rest of a list item hangs instead. */
function isIndented(group: readonly Line[], line: Line): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || findListMarker(first.text)) return false;

  return line.x - last.x > INDENT * line.size && ENDS_SENTENCE.test(last.text.trim());
}

/** Whether the next line's first word would still have fitted, so that the break was meant. */
function breaksEarly(last: Line, line: Line, around: readonly Line[]): boolean {
  const edge = highest(around.filter(({ column }) => column === last.column).map(({ right }) => right));
  const [word = ''] = line.text.trim().split(' ', 1);
  const wordWidth = ((line.right - line.x) * word.length) / Math.max(line.text.length, 1);

  return last.right + wordWidth + RAGGED * last.size < edge;
}
