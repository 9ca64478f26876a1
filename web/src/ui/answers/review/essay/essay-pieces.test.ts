import { expect, test } from 'vitest';
import { cutEssay, quoteWords, sortComments, trimRange } from './essay-pieces.ts';

const text = 'Half of her sons get the sick X.';

test('an essay is cut at the ends of comments, which may overlap', () => {
  const comments = [
    { start: 0, end: 4 },
    { start: 2, end: 16 },
  ];
  const pieces = cutEssay(text, comments);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces).toMatchObject([
    { start: 0, text: 'Ha', isMarked: true, numbers: [] },
    { start: 2, text: 'lf', isMarked: true, numbers: [1] },
    { start: 4, text: ' of her sons', isMarked: true, numbers: [2] },
    { start: 16, isMarked: false, numbers: [] },
  ]);
});

test('an essay without comments is one piece, and an empty one has none', () => {
  expect(cutEssay(text, [])).toMatchObject([{ text, isMarked: false }]);
  expect(cutEssay('', [])).toEqual([]);
});

test('a comment to the last word has its number at the end', () => {
  expect(cutEssay(text, [{ start: 5, end: text.length }]).at(-1)).toMatchObject({ numbers: [1] });
});

test('comments are numbered along the text', () => {
  const [second, first] = [
    { start: 17, end: 20 },
    { start: 0, end: 4 },
  ] as const;
  expect(sortComments([second, first])).toEqual([first, second]);
});

test('a selection loses its outer spaces, and a selection of spaces is none', () => {
  expect(trimRange(text, { start: 4, end: 8 })).toEqual({ start: 5, end: 7 });
  expect(trimRange(text, { start: 4, end: 5 })).toBeNull();
});

test('long words are shortened to a line', () => {
  expect(quoteWords(text, { start: 0, end: 4 })).toBe('“Half”');
  const long = 'word '.repeat(30);
  expect(quoteWords(long, { start: 0, end: long.length })).toHaveLength(62);
});
