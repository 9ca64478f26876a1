/**
 * Gaps to fill. Markdown reads a run of underscores as a gap, unless it touches a word or is the only text of
 * a line.
 */

/** Represents a gap while a text becomes Markdown, so that it is not read as underscores. No file contains it. */
export const blankMark = '\ufdd0';

const typed = /(?<![\p{L}\p{N}_])_{3,}(?![\p{L}\p{N}_])/gu;
const free = /(?<![\p{L}\p{N}_\ufdd0])\ufdd0(?![\p{L}\p{N}_\ufdd0])/gu;
const aloneOnLine = /^[\s>*+\d.)\\\ufdd0-]*$/;

/** @param text that is no Markdown @returns it with a mark for each run of underscores that is a gap */
export function withBlankMarks(text: string): string {
  return text.replace(typed, blankMark);
}

/** @param markdown with marks of gaps @returns it with gaps as Markdown says them */
export function withBlanks(markdown: string): string {
  if (!markdown.includes(blankMark)) return markdown;

  return markdown
    .split('\n')
    .map((line) => (aloneOnLine.test(line) ? line : line.replace(free, '_____')))
    .join('\n')
    .replaceAll(blankMark, '{{blank}}');
}
