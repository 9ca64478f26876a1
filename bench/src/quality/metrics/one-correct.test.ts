import { describe, expect, test } from 'vitest';
import { namesOneThing } from './alias-pair.ts';
import type { MeasuredItem, Textbook } from './measured-item.ts';
import { oneCorrect, support } from './one-correct.ts';

describe('two names of one thing', () => {
  test.each([
    ['in brackets', 'The weft (woof) is drawn.', true],
    ['in brackets behind "or"', 'The weft (or woof) is drawn.', true],
    ['in brackets with an article', 'The weft (also called the woof) is drawn.', true],
    ['behind "also called"', 'The weft, also called woof, is drawn.', true],
    ['as a predicate', 'The weft is sometimes known as the woof in print.', true],
    ['between commas', 'The weft, or woof, is drawn.', true],
    ['the other way about', 'The woof (or weft) is drawn.', true],
    ['not where "or" sets two things apart', 'The weft, or woof of a dog, is heard.', false],
    ['not where both only stand near', 'The weft and the woof are drawn.', false],
    ['not where a longer word follows', 'The weft (or woofer) is drawn.', false],
  ])('%s', (_, text, expected) => {
    expect(namesOneThing(text, 'weft', 'woof')).toBe(expected);
  });

  test.each([
    ['PPI', 'picks per inch', true],
    ['picks per inch', 'PPI', true],
    ['P', 'picks', false],
    ['PPC', 'picks per inch', false],
  ])('are %s and %s, by their first letters: %s', (left, right, expected) => {
    expect(namesOneThing('', left, right)).toBe(expected);
  });

  test('with signs of a pattern in them are read as they stand', () => {
    expect(namesOneThing('It is C++ (or C.P.P) here.', 'C++', 'C.P.P')).toBe(true);
    expect(namesOneThing('It is CCC (or CxPxP) here.', 'C++', 'C.P.P')).toBe(false);
  });
});

const SENTENCE = 'A shuttle is a tool that carries the yarn across the loom.';
const book: Textbook = {
  text: SENTENCE,
  sections: [],
  glossary: [
    { term: 'bobbin', definition: 'tool that carries yarn' },
    { term: 'heddle', definition: 'wire with an eye' },
  ],
  boldTerms: [],
};
const item = (changes: Partial<MeasuredItem> = {}): MeasuredItem => ({
  kind: 'term',
  stem: 'Which of the following is a tool that carries the yarn across the loom?',
  options: ['shuttle', 'heddle', 'treadle', 'weft'],
  answerIndex: 0,
  evidence: { start: 0, end: SENTENCE.length },
  ...changes,
});

describe('one option is right', () => {
  test.each<[string, Partial<MeasuredItem>, number]>([
    ['where the others are something else', {}, 1],
    ['not where one is defined as what is asked', { options: ['shuttle', 'bobbin', 'treadle', 'weft'] }, 0],
    ['not where one stands in the proof', { options: ['shuttle', 'loom', 'treadle', 'weft'] }, 0],
    ['not where two are the same word', { options: ['shuttle', 'weft', 'treadle', 'Wefts'] }, 0],
    ['not where one is part of another', { options: ['shuttle', 'weft', 'treadle', 'weft yarns'] }, 0],
  ])('%s', (_, changes, share) => {
    expect(oneCorrect([item(changes)], book)).toBe(share);
  });
});

describe('the text supports an item', () => {
  test.each<[string, Partial<MeasuredItem>, number]>([
    ['that says what it says', {}, 1],
    ['not without a proof', { evidence: { start: 0, end: 0 } }, 0],
    ['not where the proof does not name the key', { answerIndex: 1 }, 0],
    ['not where its key does not exist', { answerIndex: 7 }, 0],
    [
      'not where it says more',
      { stem: 'Which of the following is an old wooden tool that carries silk?' },
      0,
    ],
    ['though its template has words of its own', { stem: 'Which one carries the yarn across the loom?' }, 1],
  ])('%s', (_, changes, share) => {
    expect(support([item(changes)], book)).toBe(share);
  });
});
