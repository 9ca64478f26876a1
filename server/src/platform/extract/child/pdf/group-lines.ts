import { continuesList, findListMarker } from '../blocks/list-marker.ts';
import { highest } from './extremes.ts';
import { type Layout, roundSize } from './layout.ts';
import type { Line } from './lines.ts';

/** A step between baselines this much over the usual parts two paragraphs. */
const PARAGRAPH_STEP = 1.25;
/** A first line's indent, in sizes. */
const INDENT = 0.8;
const MOST_INDENT = 5;
/** Natural room at the end of a line, in sizes, where text is not justified. */
const RAGGED = 1.5;
/** This much room ends a line on purpose, even if the next line starts in lower case. */
const MUCH_ROOM = 6;
const ENDS_SENTENCE = /[.!?:…]["'”’)\]]?$/;

/** Groups the lines of a page, in reading order, into what were paragraphs, headings and list items. */
export function groupLines(lines: readonly Line[], layout: Layout): Line[][] {
  const groups: Line[][] = [];
  const counted = countedLines(lines);
  lines.forEach((line, index) => {
    const group = groups.at(-1);
    const around = lines.slice(Math.max(index - 2, 0), index + 2);
    const isContinued = group && !counted.has(line) && continues(group, line, around, layout);
    if (isContinued && !isFirstOfParagraph(group, line, lines[index + 1])) group.push(line);
    else groups.push([line]);
  });

  return groups;
}

/** Lines below each other at one edge that count on begin an item each, also where all of them are short. */
function countedLines(lines: readonly Line[]): Set<Line> {
  const numbered = lines.flatMap((line) => {
    const marker = findListMarker(line.text);
    return marker?.kind === 'number' ? [{ line, marker }] : [];
  });
  const counted = new Set<Line>();
  for (const [index, { line, marker }] of numbered.entries()) {
    const next = numbered[index + 1];
    const isNext = next && Math.abs(next.line.x - line.x) < INDENT * line.size;
    if (isNext && continuesList(marker, next.marker)) counted.add(line).add(next.line);
  }
  return counted;
}

function continues(group: readonly Line[], line: Line, around: readonly Line[], layout: Layout): boolean {
  const last = group.at(-1);
  if (!last || roundSize(last.size) !== roundSize(line.size)) return false;
  if (findListMarker(line.text)?.certain) return false;
  if (changesWeight(group, line) && breaksEarly(last, line, around)) return false;
  if (last.column !== line.column) return runsOver(last, line);

  const step = (line.y - last.y) / line.size;
  if (step < 0 || step > layout.leading * PARAGRAPH_STEP) return false;
  // Headings of several lines are set by hand, so where their lines end says nothing.
  if (line.size > layout.bodySize * 1.1) return true;

  return !breaksEarly(last, line, around, startsLow(line) ? MUCH_ROOM : RAGGED);
}

/** Tells if the text continues from the foot of one column at the head of the next. */
function runsOver(last: Line, line: Line): boolean {
  const full = last.right > last.column.right - RAGGED * last.size;

  return !ENDS_SENTENCE.test(last.text.trim()) && (full || startsLow(line));
}

const startsLow = ({ text }: Line) => /^\s*["'“‘(]?\p{Ll}/u.test(text);

/** Whether all that can be seen of a line is bold. */
export function isBold({ runs }: Line): boolean {
  return runs.every(({ bold, text }) => bold || !/[\p{L}\p{N}]/u.test(text));
}

/** Tells if a line changes between bold heading and text. A bold term at the end of a line does not count. */
function changesWeight(group: readonly Line[], line: Line): boolean {
  return group.every(isBold) ? !isBold(line) : isBold(line);
}

/**
 * A first line is indented compared with the lines around it. Without a following line it must come after the
 * end of a sentence. List items are indented the other way round.
 */
function isFirstOfParagraph(group: readonly Line[], line: Line, next: Line | undefined): boolean {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last || last.column !== line.column || findListMarker(first.text)) return false;

  const indent = INDENT * line.size;
  const setIn = line.x - last.x > indent && line.x - last.x < MOST_INDENT * line.size;
  const backOut = next !== undefined && next.column === line.column && line.x - next.x > indent;

  return setIn && (backOut || ENDS_SENTENCE.test(last.text.trim()));
}

/** Whether the next line's first word would still have fitted, so that the break was meant. */
function breaksEarly(last: Line, line: Line, around: readonly Line[], room = RAGGED): boolean {
  const edge = highest(around.filter(({ column }) => column === last.column).map(({ right }) => right));
  const [word = ''] = line.text.trim().split(' ', 1);
  const wordWidth = ((line.right - line.x) * word.length) / Math.max(line.text.length, 1);

  return last.right + wordWidth + room * last.size < edge;
}
