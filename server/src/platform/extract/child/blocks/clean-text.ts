import { withoutGaps } from '@akada/core/text/marked-gaps.ts';

/** Ligatures (fi, ffl, ...) and the shaped letters of Arabic and Hebrew, never superscripts or fractions. */
const PRESENTATION_FORMS = /[\uFB00-\uFDFF\uFE70-\uFEFC]+/g;
/** Soft hyphens and what has no width, except the joiners that some scripts are spelled with. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;
/** PostgreSQL takes no NUL in text, and the rest is invisible. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu;

/**
 * Text for display and quotes: composed, well formed, without ligatures, each run of white space as one
 * space. Full NFKC would turn x² into x2 and ½ into 1⁄2, which changes the meaning.
 */
export function cleanText(text: string): string {
  return cleanCharacters(text).replace(/[\s\u0085]+/g, ' ');
}

/** As `cleanText`, of lines whose ends and indentation have a meaning. */
export function cleanCode(text: string): string {
  return cleanCharacters(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}

function cleanCharacters(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .replace(PRESENTATION_FORMS, (forms) => forms.normalize('NFKC'))
    .normalize('NFC');
}

/** A word has a letter or a digit in it; what joins words (hyphens, apostrophes) does not end one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;

/**
 * Words of a text, for limits and for show. Scripts that put no spaces between them count low, marks for pictures not at
 * all.
 */
export function countWords(text: string): number {
  return withoutGaps(text).match(WORD)?.length ?? 0;
}
