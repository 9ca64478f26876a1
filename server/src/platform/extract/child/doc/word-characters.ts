/** Word's own characters in its text ([MS-DOC] 2.4.1). */
const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
const SHOWN_AS = new Map([
  ['\r', '\n'],
  ['\n', '\n'],
  ['\u000b', '\n'],
  ['\f', '\n'],
  ['\u000e', '\n'],
  ['\t', '\t'],
  ['\u001e', '\u2011'],
]);

/** The mark at the end of each cell of a table. */
export const cellEnd = '\u0007';

/**
 * Text as Word shows it: breaks are line ends, of fields the results are there without their instructions, and marks of
 * pictures, notes and optional hyphens are gone. Ends of cells stay.
 */
export function shownText(text: string): string {
  const shown: string[] = [];
  /** For each field around a character, whether its result has begun. */
  const fields: boolean[] = [];
  let instructions = 0;
  for (const character of text) {
    if (character === FIELD_BEGIN) {
      fields.push(false);
      instructions += 1;
    } else if (character === FIELD_SEPARATOR && fields.at(-1) === false) {
      fields[fields.length - 1] = true;
      instructions -= 1;
    } else if (character === FIELD_END) {
      if (fields.pop() === false) instructions -= 1;
    } else if (instructions === 0) shown.push(asShown(character));
  }

  return shown.join('');
}

function asShown(character: string): string {
  const shown = SHOWN_AS.get(character);
  if (shown !== undefined) return shown;

  return character >= ' ' || character === cellEnd ? character : '';
}
