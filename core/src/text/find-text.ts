import type { TextSpan } from './document.ts';

/**
 * Finds every place where a text says what was typed: capitals, accents and runs of white space aside. Linear in the length
 * of the text: a note may have one page of two million characters.
 *
 * @returns spans of `text` in order, not overlapping; none for a query without a letter, a digit or a sign
 */
export function findText(text: string, query: string): TextSpan[] {
  const requested = fold(query).text.trim();
  if (requested === '') return [];

  const { text: folded, origin } = fold(text);
  const spans: TextSpan[] = [];
  for (
    let index = folded.indexOf(requested);
    index !== -1;
    index = folded.indexOf(requested, index + requested.length)
  ) {
    spans.push({ start: origin[index] ?? 0, end: origin[index + requested.length] ?? text.length });
  }
  return spans;
}

interface Folded {
  /** Small letters without accents, one space for each run of white space. */
  text: string;
  /** The start of the original character, for each code unit of `text`. */
  origin: Uint32Array;
}

/** Code units that one becomes at most when it is decomposed and made small: a Hangul syllable becomes three letters. */
const growth = 4;

function fold(text: string): Folded {
  // Parts and a flag: looking at the end of a string that grows copies it each time.
  const parts: string[] = [];
  const origin = new Uint32Array(text.length * growth);
  let length = 0;
  let afterSpace = false;
  let index = 0;
  for (const character of text) {
    const writtenText = foldedForm(character);
    const isSpace = writtenText === ' ';
    if (!(isSpace && afterSpace) && writtenText !== '') {
      parts.push(writtenText);
      origin.fill(index, length, length + writtenText.length);
      length += writtenText.length;
      afterSpace = isSpace;
    }
    index += character.length;
  }
  return { text: parts.join(''), origin: origin.subarray(0, length) };
}

const SPACE = /\s/u;
const MARKS = /\p{M}/gu;
const LAST_OF_ASCII = '\u007F';

function foldedForm(character: string): string {
  if (SPACE.test(character)) return ' ';
  // Decomposing costs thirty times as much, and most text needs none of it.
  if (character <= LAST_OF_ASCII) return character.toLowerCase();

  return character.normalize('NFD').toLowerCase().replace(MARKS, '');
}
