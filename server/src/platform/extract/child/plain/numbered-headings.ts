import { looksLikeHeading } from './plain-headings.ts';
import type { TextLine } from './text-lines.ts';

/** Matches numbered headings such as "2.3 Osmosis", "3) Diffusion" and those with "1.", "IV." or "B.". */
const NUMBER = /^(?:(\d{1,2}(?:\.\d{1,2})*)[.)]?|[IVXLC]{1,6}\.|[A-Z]\.)\s+(?=["“‘(]?\p{L})/u;
const BEGINS_TEXT = /^["“‘(]?[\p{Lu}\p{Lo}\p{N}]/u;
const ENDS_SENTENCE = /[.!?。！？]["'”’)]?$/;
/** Below an item stands a remark, below a heading prose. */
const LONGEST_REMARK = 8;
const MOST_LINES = 40;

/**
 * Finds numbered headings: short lines after a blank line and above text. A list item follows its neighbours
 * directly, or has an indented remark below.
 */
export function numberedHeadings(lines: readonly TextLine[]): boolean[] {
  const found = lines.map(() => false);
  for (let index = lines.length - 2; index >= 0; index -= 1) found[index] = isHeading(lines, index, found);
  for (const series of getSeries(lines)) {
    const isList = !series.every((index) => found[index]) || !series.some((index) => hasProse(lines, index));
    for (const index of series) if (isList && isIndentedBelow(lines, index)) found[index] = false;
  }

  return found;
}

function isHeading(lines: readonly TextLine[], index: number, found: readonly boolean[]): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || !next || !NUMBER.test(line.text) || !looksLikeHeading(line.text)) return false;
  if (!(line.startsGroup || isWithin(before, line)) || closesList(before, line)) return false;
  if (isWithin(line, next)) return found[index + 1] === true;
  if (next.marker) return next.marker.ordinal === 0 && next.indent <= line.indent;
  if (next.startsGroup) return true;

  const below = groupBelow(lines, index);
  const text = getText(below);
  const isText = BEGINS_TEXT.test(text) && (ENDS_SENTENCE.test(text) || getWords(text) > LONGEST_REMARK);
  return isText && !below.some((other) => follows(line, other));
}

/** Tells if the second number lies within the first, as 2.1 does in 2. */
function isWithin(line: TextLine | undefined, next: TextLine): boolean {
  const [outer, inner] = [line, next].map((one) => NUMBER.exec(one?.text ?? '')?.[1]);

  return outer !== undefined && inner?.startsWith(`${outer}.`) === true;
}

/** Below the last item of a list stands the text that comes after the list. */
function closesList(previousTextLine: TextLine | undefined, line: TextLine): boolean {
  return (
    previousTextLine !== undefined &&
    follows(previousTextLine, line) &&
    (previousTextLine.startsGroup || looksLikeHeading(previousTextLine.text))
  );
}

function follows(line: TextLine, next: TextLine): boolean {
  return (
    line.marker !== null &&
    line.indent === next.indent &&
    line.marker.kind === next.marker?.kind &&
    line.marker.ordinal > 0 &&
    next.marker.ordinal === line.marker.ordinal + 1
  );
}

/** Returns groups of lines with consecutive numbers. */
function getSeries(lines: readonly TextLine[]): number[][] {
  const all: number[][] = [];
  const openAt = new Map<number, number[]>();
  lines.forEach((line, index) => {
    if (!line.marker || line.marker.ordinal === 0) return;
    const open = openAt.get(line.indent) ?? [];
    const last = lines[open.at(-1) ?? -1];
    if (last && follows(last, line)) {
      open.push(index);
      return;
    }
    const begun = [index];
    openAt.set(line.indent, begun);
    all.push(begun);
  });

  return all;
}

function isIndentedBelow(lines: readonly TextLine[], index: number): boolean {
  return (lines[index + 1]?.indent ?? 0) > (lines[index]?.indent ?? 0);
}

function hasProse(lines: readonly TextLine[], index: number): boolean {
  return getWords(getText(groupBelow(lines, index))) > LONGEST_REMARK;
}

/** The lines below one, as far as no blank line parts them. */
function groupBelow(lines: readonly TextLine[], index: number): TextLine[] {
  const below = lines.slice(index + 1, index + 1 + MOST_LINES);
  const end = below.findIndex(({ startsGroup }, at) => at > 0 && startsGroup);

  return end < 0 ? below : below.slice(0, end);
}

const getText = (lines: readonly TextLine[]) => lines.map(({ text }) => text).join(' ');
const getWords = (text: string) => text.split(/\s+/).length;
