import { median } from '../extremes.ts';
import type { Piece } from '../piece.ts';

/** Min spaced letters that form a word; fewer can be names. */
const FEWEST_LETTERS = 5;
const SHARE_OF_LETTERS = 0.8;
/** The usual gap, in sizes: a narrower one is none, a wider one parts columns. */
const NARROWEST = 0.1;
const WIDEST = 0.9;
/** How far the gaps within words may be from the usual one, or the steps from letter to letter. */
const LEAST_GAP = 0.5;
const MOST_GAP = 1.5;
const EVEN_STEP = 0.05;
/** Letters of a list (A B C D, à À â Â) are none. */
const WORD = /^\P{L}*(?:\p{Lu}+|\p{Lu}?\p{Ll}+)\P{L}*$/u;

/** Tells if a glyph continues the word of the previous one. */
export type WordRule = (last: Piece, glyph: Piece) => boolean;

/**
 * Finds letters that are spaced evenly or at even steps, which would otherwise be separate words (H E A D I N G).
 *
 * @param glyphs of one size, from left to right
 * @returns a rule that joins words; null if the letters are not spaced
 */
export function wordsOfSpacedLetters(glyphs: readonly Piece[]): WordRule | null {
  const letters = glyphs.filter(({ text }) => /\p{L}/u.test(text)).length;
  if (letters < FEWEST_LETTERS || letters < SHARE_OF_LETTERS * glyphs.length) return null;

  const pairs = glyphs.slice(1).flatMap((glyph, index): [Piece, Piece][] => {
    const last = glyphs[index];
    return last && !glyph.spaceBefore ? [[last, glyph]] : [];
  });
  const size = glyphs[0]?.size ?? 0;
  const usualGap = median(pairs.map(([last, glyph]) => getGap(last, glyph)));
  if (usualGap < NARROWEST * size || usualGap > WIDEST * size) return null;

  const usualStep = median(pairs.map(([last, glyph]) => glyph.x - last.x));
  const hasUsualStep: WordRule = (last, glyph) =>
    Math.abs(glyph.x - last.x - usualStep) < EVEN_STEP * usualStep;
  const hasUsualGap: WordRule = (last, glyph) =>
    getGap(last, glyph) > LEAST_GAP * usualGap && getGap(last, glyph) < MOST_GAP * usualGap;
  const rules = [hasUsualStep, hasUsualGap].map(
    (rule): WordRule =>
      (last, glyph) =>
        !glyph.spaceBefore && rule(last, glyph),
  );
  const isRule = (rule: WordRule) =>
    pairs.filter((pair) => rule(...pair)).length >= FEWEST_LETTERS - 1 &&
    pairs.every((pair) => rule(...pair) || getGap(...pair) >= MOST_GAP * usualGap) &&
    wordsBy(glyphs, rule).every((word) => WORD.test(word) && !isAlphabet(word));

  return rules.find(isRule) ?? null;
}

const getGap = (last: Piece, glyph: Piece) => glyph.x - last.right;

function wordsBy(glyphs: readonly Piece[], rule: WordRule): string[] {
  const words: string[] = [];
  for (const [at, glyph] of glyphs.entries()) {
    const last = glyphs[at - 1];
    if (last && rule(last, glyph)) words.push(`${words.pop() ?? ''}${glyph.text}`);
    else words.push(glyph.text);
  }

  return words;
}

const isAlphabet = (word: string): boolean =>
  word.length >= FEWEST_LETTERS &&
  [...word].every((letter, index) => index === 0 || letter.charCodeAt(0) === word.charCodeAt(index - 1) + 1);
