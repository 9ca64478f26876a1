import { expect, it } from 'vitest';
import { countPaperQuestions } from './is-paper.ts';
import { THEORY, UTME, WAEC } from './testing/sample-papers.ts';
import { typedPaper } from './testing/typed-paper.ts';

const LISTS = [
  'Types of soil',
  'Uses of soil',
  'Parts of soil',
  'Causes of erosion',
  'Control of erosion',
  'Forms of erosion',
]
  .map(
    (title, index) =>
      `${index + 1}. ${title}\na) the first kind\nb) the second kind\n${index % 2 === 0 ? 'c) the third kind' : ''}`,
  )
  .join('\n');
const PROSE =
  'The soil is the loose layer at the top of the earth, in which plants grow and animals live. '.repeat(30);

it.each([
  ['a test with options', UTME],
  ['an exam with options and theory', WAEC],
  ['a theory exam', THEORY],
  ['a test without a heading', UTME.slice(UTME.indexOf('1. '))],
])('%s is a paper', (_, typedLines) => {
  expect(countPaperQuestions(typedPaper(typedLines))).toBeGreaterThan(0);
});

it.each([
  ['a lecture in numbered lists', `Soil science\n${LISTS}`],
  ['a chapter with a few questions at its end', `Soil\n${PROSE}\n${UTME.slice(UTME.indexOf('1. '))}`],
  ['theory questions without an exam', '1. Explain osmosis.\n2. Define diffusion.\n3. Describe a leaf.'],
  ['an empty file', ''],
  ['prose about an exam', `How to pass an examination\n${PROSE}`],
])('%s is no paper', (_, typedLines) => {
  expect(countPaperQuestions(typedPaper(typedLines))).toBe(0);
});
