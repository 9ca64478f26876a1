import { formulaGap, pictureGap } from '@akada/core/text/marked-gaps.ts';

/** Word's own characters in its text ([MS-DOC] 2.4.1). */
const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';
const SHOWN_AS = new Map([
  ['\u0001', pictureGap('')],
  ['\r', '\n'],
  ['\n', '\n'],
  ['\u000b', '\n'],
  ['\f', '\n'],
  ['\u000e', '\n'],
  ['\t', '\t'],
  ['\u001e', '\u2011'],
]);
/** The picture of a formula is its result. */
const FORMULA = /^\s*EMBED\s+(?:Equation|MathType)/i;

interface Field {
  instruction: string;
  hasResult: boolean;
}

/**
 * Text as Word displays it: breaks become line ends, fields give only their results, pictures and older
 * formulas are marked, note marks and optional hyphens disappear.
 *
 * @returns a function that reads the paragraphs of one part in order, because a field can span paragraphs
 */
export function createShownText(): (text: string) => string {
  const fields: Field[] = [];
  const isShown = () => fields.every(({ hasResult, instruction }) => hasResult && !FORMULA.test(instruction));

  return (text) => {
    const visibleTexts: string[] = [];
    for (const character of text) {
      const field = fields.at(-1);
      if (character === FIELD_BEGIN) fields.push({ instruction: '', hasResult: false });
      else if (character === FIELD_SEPARATOR && field) field.hasResult = true;
      else if (character === FIELD_END) {
        fields.pop();
        if (field && FORMULA.test(field.instruction) && isShown()) visibleTexts.push(formulaGap);
      } else if (field && !field.hasResult) field.instruction += character;
      else if (isShown()) visibleTexts.push(SHOWN_AS.get(character) ?? (character >= ' ' ? character : ''));
    }

    return visibleTexts.join('');
  };
}
