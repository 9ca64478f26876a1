import { describe, expect, test } from 'vitest';
import type { MeasuredItem } from './measured-item.ts';
import { leakFree, selfContained, stemLength, wellFormed, wholeBlank } from './stem-metrics.ts';

const CARRIED = 'The ________ carries the yarn from one side of the loom to the other.';

function item(stem: string, changes: Partial<MeasuredItem> = {}): MeasuredItem {
  return {
    kind: 'term',
    stem,
    options: ['shuttle', 'heddle', 'treadle', 'warp'],
    answerIndex: 0,
    evidence: { start: 0, end: 0 },
    ...changes,
  };
}

type Metric = (items: readonly MeasuredItem[]) => number;

test.each<[string, Metric]>([
  ['well formed', wellFormed],
  ['self-contained', selfContained],
  ['free of leaks', leakFree],
  ['of fair length', stemLength],
  ['with a whole blank', wholeBlank],
])('no item at all is %s, and one sound one is', (_, metric) => {
  expect(metric([])).toBe(1);
  expect(metric([item(CARRIED)])).toBe(1);
});

test('a share counts the items that hold', () => {
  expect(wellFormed([item(CARRIED), item('See a loom.'), item('(A loom.'), item(CARRIED)])).toBe(0.5);
});

describe('a stem is well formed', () => {
  test.each([
    ['as a question', 'Which of the following carries the yarn?', 1],
    ['with a mark inside quotation marks', 'A weaver called it the “________.”', 1],
    ['not without a mark at its end', 'A weaver uses a ________', 0],
    ['not with two marks', 'A weaver uses a ________..', 0],
    ['not with one bracket', 'A weaver uses (for yarn a ________.', 0],
    ['not with one curly quotation mark', 'A weaver uses “a ________.', 0],
    ['not with one straight quotation mark', 'A weaver uses "a ________.', 0],
    ['with two straight ones', 'A weaver says "loom" to a ________.', 1],
    ['not as a command', 'Visit a weaver who uses a ________.', 0],
    ['not with an address', 'A weaver shows a ________ at www.loom.test.', 0],
    ['not with a link', 'A weaver shows a ________ at https://loom.test now.', 0],
    ['not where its verb wants a plural', 'Which of the following are a tool?', 0],
    ['not where a blank wants a plural', '________ have a pointed end.', 0],
    ['where its verb wants the singular', '________ has a pointed end.', 1],
  ])('%s', (_, stem, share) => {
    expect(wellFormed([item(stem)])).toBe(share);
  });

  test('only if the verb agrees with the number of its key', () => {
    const options = ['shuttles', 'heddles', 'treadles', 'looms'];
    expect(wellFormed([item('Which of the following are tools?', { options })])).toBe(1);
    expect(wellFormed([item('Which of the following is a tool?', { options })])).toBe(0);
  });
});

describe('a stem stands alone', () => {
  test.each([
    ['with a pronoun that comes late', 'A weaver throws the ________ before she treads.', 1],
    ['not with one among its first four words', 'A weaver says she throws a ________.', 0],
    ['not where it begins with "but"', 'But a weaver throws a ________.', 0],
    ['not as an example', 'For example, a weaver throws a ________.', 0],
    ['not where it points at a table', 'A weaver throws a ________ in the table.', 0],
    ['not where it points back', 'A weaver, named earlier in the book, throws a ________.', 0],
    ['not where it speaks to the reader', 'A weaver gives you a ________.', 0],
    ['where a word only holds a pointer', 'A weaver who is youthful throws a ________.', 1],
  ])('%s', (_, stem, share) => {
    expect(selfContained([item(stem)])).toBe(share);
  });
});

describe('a stem keeps its key to itself', () => {
  test.each([
    ['not where another form of it stands there', 'Shuttling the yarn is done with a ________.', 0],
    ['not where another name stands in brackets behind the blank', 'A ________ (boat) holds yarn.', 0],
    ['not where another name stands in brackets before it', 'A boat (of yarn) ________ holds yarn.', 0],
    ['not where another name follows "or"', 'A ________, or boat, holds yarn.', 0],
  ])('%s', (_, stem, share) => {
    expect(leakFree([item(stem)])).toBe(share);
  });

  test('where a phrase shares a word with it that another option has as well, and not otherwise', () => {
    const options = [
      'carries the yarn over a warp',
      'lifts the yarn up high',
      'ties a knot of wool',
      'dyes a piece of wool',
    ];
    expect(leakFree([item('A tool for yarn ________.', { options })])).toBe(1);
    expect(leakFree([item('A tool for a warp ________.', { options })])).toBe(0);
  });
});

describe('a stem is of fair length', () => {
  const words = (count: number) => `${Array.from({ length: count }, () => 'yarn').join(' ')} ________.`;

  test.each([
    ['of five words', words(5), 0],
    ['of six', words(6), 1],
    ['of forty', words(40), 1],
    ['of forty-one', words(41), 0],
    ['of six behind its template', 'Which of the following holds yarn between two rows of threads?', 1],
    ['of five behind it', 'Which of the following holds yarn between two rows?', 0],
  ])('%s: %s', (_, stem, share) => {
    expect(stemLength([item(stem)])).toBe(share);
  });

  test('a stem may have up to forty words if the options are phrases', () => {
    const options = ['carries the yarn over a warp', 'lifts the yarn up', 'ties the yarn', 'dyes the yarn'];
    expect(stemLength([item('A shuttle ________.', { options })])).toBe(1);
    expect(stemLength([item(words(41), { options })])).toBe(0);
  });

  test('and a question for a meaning is not counted', () => {
    expect(stemLength([item('What is a loom?', { kind: 'meaning' })])).toBe(1);
    expect(stemLength([item('What is a loom?', { kind: 'meaning' }), item(words(5))])).toBe(0);
  });
});

describe('a blank is whole', () => {
  test.each([
    ['behind an article', CARRIED, 1],
    ['not behind the first half of a name', 'It belongs to the Guild of ________.', 0],
    ['not before the second half of a name', 'It belongs to the ________ Guild.', 0],
    ['not behind an adjective', 'A weaver throws a wooden ________.', 0],
    ['behind a verb', 'A weaver throws ________ at night.', 1],
    ['at the start of its sentence', '________ is thrown by a weaver.', 1],
  ])('%s', (_, stem, share) => {
    expect(wholeBlank([item(stem)])).toBe(share);
  });
});
