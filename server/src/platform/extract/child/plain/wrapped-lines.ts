import type { TextLine } from './text-lines.ts';

/** Longer lines were not wrapped by hand, so each is a paragraph. */
const WRAPPED_WIDTH = 100;
/** A shorter line ended because its writer ended it. */
const LEAST_WIDTH = 20;
const ENDS_SENTENCE = /[.!?:;。！？؟…]["'”’»)\]]?$/u;
const STARTS_SMALL = /^["'“‘«(]?\p{Ll}/u;
const WITHOUT_CASE = /^["'“‘«(]?\p{Lo}/u;
/** "Osmosis: the movement of water", "Osmosis - the movement of water", "red = stop", "sales (₦) = units × price", "1960 - independence". */
const TERM = /^["“«]?[\p{L}\p{N}][\p{L}\p{N} ()'’"”»+&/%\p{Sc}-]{0,40}(?::\s+\S| [-–—=] \S)/u;
/** "membrane -> lets water pass" is shorthand, which its writer ended. */
const SHORTHAND = /^[^.!?]{1,40}(?:[-=]>|→)/u;

/**
 * Finds lines that only the page width broke. A line whose continuation starts in lower case was wrapped; the
 * widest of these gives the width of the text. Any other line continues only if it is full: the first word of
 * the next line would not fit. Text without such lines was typed line by line.
 *
 * @param lines all lines of the text
 * @returns whether the second of two lines continues the first
 */
export function createWrapping(lines: readonly TextLine[]): (line: TextLine, next: TextLine) => boolean {
  const unwrapped = groupsOfLongLines(lines);
  const width = wrappedWidth(lines, unwrapped);
  const widest = lines.reduce((max, { text }) => Math.max(max, Math.min(text.length, WRAPPED_WIDTH)), 0);

  return (line, next) => {
    if (next.startsGroup || unwrapped.has(line)) return false;
    if (isWrapped(line, next)) return true;
    if (isTerm(next.text)) return false;
    if (WITHOUT_CASE.test(next.text))
      return !ENDS_SENTENCE.test(line.text) && line.text.length > widest * 0.6;

    const firstWord = next.text.split(/\s/, 1)[0] ?? '';
    return width > 0 && line.indent + line.text.length + 1 + firstWord.length > width;
  };
}

/** @returns whether a line is a term with its meaning, which its author meant as a separate line */
export function isTerm(line: string): boolean {
  return TERM.test(line);
}

function isWrapped(line: TextLine, next: TextLine): boolean {
  return (
    STARTS_SMALL.test(next.text) &&
    line.text.length >= LEAST_WIDTH &&
    line.text.length <= WRAPPED_WIDTH &&
    !ENDS_SENTENCE.test(line.text) &&
    !SHORTHAND.test(next.text) &&
    // Many type their terms in small letters; one such line may be prose, two are not.
    !((isTerm(line.text) || SHORTHAND.test(line.text)) && isTerm(next.text))
  );
}

/** A line that was wrapped ends at most one word before the width of its text. */
const LONGEST_WORD = 15;

/** @returns how wide the text is; 0 where a line is so much wider than all that were wrapped that the others were not full */
function wrappedWidth(lines: readonly TextLine[], unwrapped: ReadonlySet<TextLine>): number {
  const getWidth = ({ indent, text }: TextLine) => indent + text.length;
  const wrapped = lines.filter((line, index) => {
    const next = lines[index + 1];
    return next && !next.startsGroup && !next.marker && isWrapped(line, next);
  });
  const width = Math.max(0, ...wrapped.map(getWidth));
  const isTyped = lines.some(
    (line) => !line.marker && !unwrapped.has(line) && getWidth(line) > width + LONGEST_WORD,
  );
  return isTyped ? 0 : width;
}

function groupsOfLongLines(lines: readonly TextLine[]): Set<TextLine> {
  const found = new Set<TextLine>();
  let group: TextLine[] = [];
  const close = () => {
    if (group.some(({ text }) => text.length > WRAPPED_WIDTH)) for (const line of group) found.add(line);
    group = [];
  };
  for (const line of lines) {
    if (line.startsGroup) close();
    group.push(line);
  }
  close();

  return found;
}
