import { findListMarker, type ListMarker } from '../blocks/list-marker.ts';

/** A line of a text that is not blank. */
export interface TextLine {
  /** The line without indentation and trailing white space. */
  text: string;
  /** Columns before its first character; a tab reaches the next multiple of four. */
  indent: number;
  /** Whether a blank line, or nothing, stands before it. */
  startsGroup: boolean;
  marker: ListMarker | null;
}

const TAB = 4;
/** A word processor's round bullet of the second level comes out as this letter. */
const LETTER_BULLET = /^o\s+(?=\S)/;

/** The lines of a text that say something. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let startsGroup = true;
  for (const line of text.split(/\r\n|[\n\r\f\u2028\u2029]/)) {
    const trimmed = line.trim();
    if (trimmed === '') {
      startsGroup = true;
      continue;
    }
    lines.push({ text: trimmed, indent: getIndent(line), startsGroup, marker: getMarker(trimmed) });
    startsGroup = false;
  }

  return lines;
}

function getIndent(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += TAB - (columns % TAB);
    else if (/\s/.test(character)) columns += 1;
    else break;
  }

  return columns;
}

function getMarker(line: string): ListMarker | null {
  const letter = LETTER_BULLET.exec(line)?.[0];

  return letter ? { kind: 'dash', certain: false, ordinal: 0, length: letter.length } : findListMarker(line);
}
