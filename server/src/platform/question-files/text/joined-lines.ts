import { textLines } from '../../extract/child/plain/text-lines.ts';
import { createWrapping } from '../../extract/child/plain/wrapped-lines.ts';

/**
 * Joins typed lines. A line that only the page width ended continues in the next; all others stay, such as
 * "I." and "II." of a list of statements.
 *
 * @param text of one question
 * @returns the text with a space, a line end or an empty line between its lines
 */
export function joinedLines(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.includes('\n')) return trimmed;

  const lines = textLines(trimmed);
  const isWrapped = createWrapping(lines);
  return lines
    .map((line, index) => {
      const previousTextLine = lines[index - 1];
      if (previousTextLine === undefined) return line.text;
      if (line.startsGroup) return `\n\n${line.text}`;
      return line.marker === null && isWrapped(previousTextLine, line) ? ` ${line.text}` : `\n${line.text}`;
    })
    .join('');
}
