import { describe, expect, it, test } from 'vitest';
import { readPaper } from './read-paper.ts';
import { getKeys } from './testing/outline.ts';
import { MISTAKES } from './testing/sample-papers.ts';
import { typedPaper } from './testing/typed-paper.ts';

const read = (typedLines: string) => readPaper(typedPaper(typedLines));

describe('a paper with mistakes', () => {
  const paper = read(MISTAKES);

  test('names each contradiction for a student', () => {
    expect(paper.problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'number_repeats: The paper prints the number 2 for more than one question.',
      'number_jumps: The paper has no question 3 to 4: the next number is 5.',
      'letter_missing: Question 5 has no option C.',
      'options_equal: Question 6 has two equal options, “NaCl”.',
      'letter_repeats: Question 7 has two options with the letter B.',
      'key_not_an_option: The answer of question 1 is F, but its options are A to E.',
      'key_of_several_questions: There is an answer for question 2, but several questions have this number.',
      'two_keys: Question 6 has two different answers: A and B.',
      'key_without_question: There is an answer for question 9, but the paper has no such question.',
    ]);
  });

  test('names the line of each contradiction', () => {
    const [repeats] = paper.problems;
    expect(repeats?.position).toMatchObject({ page: 1, line: 12 });
  });

  test('has no key where a key contradicts it', () => {
    expect(getKeys(paper)).toEqual(['-', '-', '-', 'B', '-', '-']);
  });
});

it.each([
  ['marks one option and names another', '*A. one\nB. two\nAnswer: B'],
  ['has a letter and the words of another option', 'A. one\nB. two\nAnswer: B. one'],
  ['has two answers', 'A. one\nB. two\nAnswer: A\nAns: B'],
])('a question that %s has no key', (_, lines) => {
  const paper = read(`1. Pick\n${lines}`);
  expect(getKeys(paper)).toEqual(['-']);
  expect(paper.problems.map(({ code }) => code)).toEqual(['two_keys']);
});

test('an answer in words that no option has is named', () => {
  expect(read('1. Pick\nA. one\nB. two\nAnswer: three').problems.map(({ message }) => message)).toEqual([
    'The answer of question 1 is “three”, and none of its options has these words.',
  ]);
});

test('a third answer does not decide between two', () => {
  expect(
    getKeys(read('1. Pick\n*A. one\nB. two\nAnswer: B\n2. Pick\nA. x\nB. y\nAnswers: 1. B 2. A')),
  ).toEqual(['-', 'A']);
});

test('two equal answers are no contradiction', () => {
  const paper = read('1. Pick\nA. one\n*B. two\nAnswer: B\nAnswers: 1. B');
  expect(getKeys(paper)).toEqual(['B']);
  expect(paper.problems).toEqual([]);
});
