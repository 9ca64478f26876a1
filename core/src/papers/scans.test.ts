import { describe, expect, it, test } from 'vitest';
import { countPaperQuestions } from './is-paper.ts';
import { readPaper } from './read-paper.ts';
import { getKeys, outline } from './testing/outline.ts';
import { typedPaper } from './testing/typed-paper.ts';

const read = (typedLines: string) => readPaper(typedPaper(typedLines, 'ocr'));

it.each([
  ['[A] fog {B] ice [C} rain D] hail', '[A]'],
  ['(a) fog (b) ice (c) rain (qd) hail', '(a)'],
  ['(A) fog (8) ice (C) rain (0) hail', '(A)'],
  ['(a) fog @ ice (c) rain (d) hail', '(a)'],
  ['A. fog BB. ice Cc. rain Dp. hail', 'A.'],
  ['A. fog\nB, ice\n€. rain\n_D. hail', 'A.'],
  ['A. fog\nB. ice\nC. rain\nD, hail', 'A.'],
  ['A. fog B. ice C. rain\nD hail', 'A.'],
  ['A. fog\n®) ice\nC. rain\nD. hail', 'A.'],
  ['(A) fog\nB. ice\nC. rain\nD. hail', 'A.'],
  ['A._ fog _B. ice C._rain JD. hail', 'A.'],
])('the worn marks of %j are read in the order of the letters', (options) => {
  const [question] = read(`1. Which is hard?\n${options}`).questions;
  expect(question?.options.map(({ letter, text }) => `${letter.toUpperCase()} ${text}`)).toEqual([
    'A fog',
    'B ice',
    'C rain',
    'D hail',
  ]);
});

it.each([
  ['two texts may be the missing mark', 'A. fog\nB. ice\nG. rain\n€. snow\nD. hail'],
  ['a mark in another form may be meant', 'A. fog B. ice (0) rain C. snow'],
  ['a number stands without a mark', 'A. fog B. ice C. 4 vein leaves'],
])('no option is made up where %s', (_, options) => {
  const [question] = read(`1. Which is hard?\n${options}`).questions;
  expect(question?.options.map(({ letter }) => letter).join('')).not.toBe('ABCD');
});

test('a text that is no scan keeps its marks as they are', () => {
  const { questions } = readPaper(typedPaper('1. Pick\n[A] fog {B] ice [C} rain [D] hail'));
  expect(questions[0]?.options.map(({ letter }) => letter).join('')).not.toBe('ABCD');
});

describe('numbers of a scan', () => {
  const options = '(a) fog (b) ice (c) rain (d) hail';

  it.each([
    ['above the first printed one', 'One is\n(o)\nTwo is\n(o)\n3. Three is\n(o)', [1, 2, 3], []],
    ['between printed ones', '1. One is\n(o)\nTwo is\n(o)\nThree is\n(o)\n4. Four is\n(o)', [1, 2, 3, 4], []],
    [
      'below the last printed one, not surely',
      '1. One is\n(o)\nTwo is\n(o)\nThree is\n(o)',
      [1, 2, 3],
      [2, 3],
    ],
    ['of the whole paper, not surely', 'One is\n(o)\nTwo is\n(o)\nThree is\n(o)', [1, 2, 3], [1, 2, 3]],
  ])('are restored after a recogniser lost them: %s', (_, lines, numbers, unclear) => {
    const { questions, problems } = read(lines.replaceAll('(o)', options));
    expect(questions.map(({ number }) => number)).toEqual(numbers);
    expect(questions.map(({ stem }) => stem.slice(-2))).toEqual(numbers.map(() => 'is'));
    expect(problems.map(({ code, number }) => [code, number])).toEqual(
      unclear.map((number) => ['not_clear', number]),
    );
  });

  it('are not made up where another question is missing', () => {
    const { questions } = read(`One is\n${options}\nTwo is\n${options}\n4. Four is\n${options}`);
    expect(questions.map(({ number }) => number)).toEqual([4]);
  });

  it.each([
    ['stands inside a line', `9. One is\n${options} 10) Two is ${options}\n11. Three is\n${options}`],
    ['is glued to its stem', `9. One is\n${options}\n10.Two is\n${options}\n11. Three is\n${options}`],
    ['has a comma', `9. One is\n${options}\nl0, Two is\n${options}\n11. Three is\n${options}`],
    ['is lost', `9. One is\n${options}\nTwo is\n${options}\n11. Three is\n${options}`],
    ['is lost inside a line', `9. One is\n${options} Two is now ${options}\n11. Three is\n${options}`],
  ])('are complete where one %s', (_, lines) => {
    const { questions, problems } = read(lines);
    expect(questions.map(({ number, options: found }) => [number, found.length])).toEqual([
      [9, 4],
      [10, 4],
      [11, 4],
    ]);
    expect(questions[0]?.options.at(-1)?.text).toBe('hail');
    expect(problems).toEqual([]);
  });

  test('a question that swallowed the next question gets no key by its number', () => {
    const paper = read(`1. One is\n${options}\nTwo is\n${options}\n2. Three is\n${options}\nAnswers\n1A 2B`);
    expect(getKeys(paper)).toEqual(['-', '-']);
    expect(paper.problems.map(({ code }) => code)).toContain('not_clear');
  });
});

const QUESTIONS = Array.from(
  { length: 6 },
  (_, index) => `${index + 1}. Pick number ${index + 1}\nA. fog\nB. ice\nC. rain\nD. hail`,
).join('\n');

it.each([
  ['1C, 2B, 3A, 4D, 5C, 6B', 'CBADCB'],
  ['1 – C; 2 – B; 3 – A; 4 – D; 5 – C; 6 – B', 'CBADCB'],
  ['ANSWERS\n1.€ 2.8 3.A 4.0 5.G 6.B', 'CBADCB'],
  ['Answers\n1 2 3 4 5 6\nC B A D C B', 'CBADCB'],
  ['Answers\n1. C\n2. B\n3. A\n4. D\n5. C\n6. B', 'CBADCB'],
  ['Answers\n1. C 4. D\n2. B 5. C\n3. A 6. B', 'CBADCB'],
  // The third number is worn, and its place between its neighbours is the only one.
  ['1C 2B 33A 4D 5C 6B', 'CBADCB'],
  // A number without a neighbour may be any number.
  ['1C 2B 3A 4D 9C', 'CBAD--'],
  ['1C 2B 3A 4D 5C 3B', 'CBADC-'],
])('a scanned list %j gives the keys %s', (list, keys) => {
  expect(getKeys(read(`${QUESTIONS}\n${list}`)).join('')).toBe(keys);
});

test('worn words for an answer are read, and a ringed letter is no key', () => {
  const paper = read(
    '1. Pick\n[A] fog [B] ice [C] rain {D] hail ANSWFR: B\n2. Pick\n[A] fog @ ice [C] rain [D] hail',
  );
  expect(getKeys(paper)).toEqual(['B', '-']);
});

const SALTS = Array.from(
  { length: 6 },
  (_, index) =>
    `${index + 1}. The salt that number ${index + 1} names is\nA. Ca(HCO;), {B. CaCO, C, NaHCO, Dp. K,SO, E. MgCl,`,
).join('\n');

test('a scanned paper with five options and worn indices is a paper', () => {
  const worn = SALTS.replaceAll('{B.', 'BB.');
  expect(countPaperQuestions(typedPaper(worn, 'ocr'))).toBeGreaterThan(0);
  expect(outline(read(worn))[0]).toBe(
    '1 single: The salt that number 1 names is | A Ca(HCO;), | B CaCO, | C NaHCO, | D K,SO, | E MgCl,',
  );
});

test('a page whose numbers stand apart from its questions is no paper', () => {
  const stems = 'Rain is\nA. wet B. dry\nSnow is\nA. hot B. cold\nFog is\nA. red B. thin';
  expect(countPaperQuestions(typedPaper(`13:\n14:\n15:\n16:\n17:\n${stems}`, 'ocr'))).toBe(0);
});
