/** Several texts in one cell: `first|second`, where `\|` is a bar of a text, and `\\|` a backslash before the next text. */

const marks = { '|': /(?<!\\)(\\*)\|/g, '=': /(?<!\\)(\\*)=/g } as const;

export type Separator = keyof typeof marks;

/** @param cell with texts @param separator between them @returns the texts, trimmed; escapes of other separators stay */
export function splitTexts(cell: string, separator: Separator): string[] {
  const texts: string[] = [];
  let text = '';
  let done = 0;
  for (const { 0: found, 1: slashes = '', index } of cell.matchAll(marks[separator])) {
    text += cell.slice(done, index) + slashes.slice(0, slashes.length >> 1);
    done = index + found.length;
    if (slashes.length % 2 === 1) text += separator;
    else {
      texts.push(text.trim());
      text = '';
    }
  }
  return [...texts, (text + cell.slice(done)).trim()];
}

/** @param texts of a cell @param separator between them @returns the cell */
export function joinTexts(texts: readonly string[], separator: Separator): string {
  return texts
    .map((text, index) => {
      const escaped = text.replace(marks[separator], `$1$1\\${separator}`);
      return index === texts.length - 1 ? escaped : escaped.replace(/(\\+)$/, '$1$1');
    })
    .join(separator);
}
