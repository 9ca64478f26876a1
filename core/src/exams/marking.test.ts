import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostOptions } from '../quiz/options.ts';
import {
  getMarks,
  getPercent,
  isRight,
  type MarkedItem,
  type Marking,
  markAll,
  plainMarking,
  toHundredths,
} from './marking.ts';

const single = (choices: number[] | null, optionCount = 4): MarkedItem => ({
  type: 'single',
  optionCount,
  answerIndexes: [1],
  choices,
});
const several = (choices: number[] | null, answerIndexes = [0, 2], optionCount = 5): MarkedItem => ({
  type: 'multiple',
  optionCount,
  answerIndexes,
  choices,
});
const marking = (differing: Partial<Marking>): Marking => ({ ...plainMarking, ...differing });

describe('a question with one key', () => {
  it.each([
    ['right', [1], {}, 1],
    ['right, of two marks', [1], { right: 2 }, 2],
    ['wrong, nothing taken away', [0], {}, 0],
    ['wrong, half a mark taken away', [3], { wrong: 0.5 }, -0.5],
    ['wrong, guessing gains nothing', [0], { wrong: 'guess' }, -1 / 3],
    ['wrong, guessing gains nothing of two marks', [0], { right: 2, wrong: 'guess' }, -2 / 3],
    ['not answered', null, { wrong: 'guess' }, 0],
    ['emptied', [], { wrong: 1 }, 0],
    ['not answered, which costs', null, { unanswered: -0.25 }, -0.25],
    ['not answered, which gives', [], { unanswered: 0.2 }, 0.2],
    ['the right one beside another', [0, 1], { wrong: 1 }, -1],
    ['each option is for several keys only', [0], { wrong: 1, multiple: 'each_option' }, -1],
  ] as const)('%s', (_, choices, differing, marks) => {
    expect(getMarks(single(choices && [...choices]), marking(differing))).toBeCloseTo(marks, 12);
  });

  it('takes a whole mark away where guessing is between two', () => {
    expect(getMarks({ ...single([0], 2), type: 'true_false' }, marking({ wrong: 'guess' }))).toBe(-1);
  });

  it('is worth nothing to who guesses, whatever its number of options and marks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: mostOptions }),
        fc.double({ min: 0.25, max: 100, noNaN: true }),
        (options, right) => {
          const sum = Array.from({ length: options }, (_, choice) =>
            getMarks(single([choice], options), marking({ right, wrong: 'guess' })),
          ).reduce((all, marks) => all + marks);
          expect(sum).toBeCloseTo(0, 9);
        },
      ),
    );
  });
});

describe('a question with several keys', () => {
  it.each([
    ['all of them, in any order', [2, 0], 1, 1],
    ['one missing', [0], 0, 0.5],
    ['one too many', [0, 2, 4], 0, 1 - 1 / 3],
    ['one right, one wrong', [0, 1], 0, 0.5 - 1 / 3],
    ['one right, two wrong: never below nothing', [0, 1, 3], 0, 0],
    ['only wrong ones', [1], 0, 0],
    ['everything', [0, 1, 2, 3, 4], 0, 0],
  ] as const)('%s', (_, choices, whole, byOption) => {
    const item = several([...choices]);
    expect(getMarks(item, marking({ wrong: 5 }))).toBe(whole);
    expect(getMarks(item, marking({ wrong: 5, multiple: 'each_option' }))).toBeCloseTo(byOption, 12);
    expect(getMarks(item, marking({ right: 3, multiple: 'each_option' }))).toBeCloseTo(3 * byOption, 12);
  });

  it('counts unanswered ones like any other', () => {
    expect(getMarks(several(null), marking({ unanswered: -1, multiple: 'each_option' }))).toBe(-1);
  });

  it('may have every option right', () => {
    const item = several([0, 1], [0, 1, 2], 3);
    expect(getMarks(item, marking({ multiple: 'each_option' }))).toBeCloseTo(2 / 3, 12);
  });
});

describe('an answer', () => {
  it.each([
    [[1], [1], true],
    [[1], [0], false],
    [[1], [], false],
    [[1], null, false],
    [[0, 2], [2, 0], true],
    [[0, 2], [0], false],
    [[0], [0, 2], false],
  ])('is right or not by its key: %j, chosen %j: %s', (answerIndexes, choices, right) => {
    expect(isRight({ answerIndexes, choices })).toBe(right);
  });
});

const options = fc.integer({ min: 2, max: mostOptions });
const items = fc.array(
  options.chain((optionCount) =>
    fc.record({
      type: fc.constantFrom('single' as const, 'multiple' as const),
      optionCount: fc.constant(optionCount),
      answerIndexes: fc.uniqueArray(fc.nat({ max: optionCount - 1 }), { minLength: 1 }),
      choices: fc.option(fc.uniqueArray(fc.nat({ max: optionCount - 1 }))),
    }),
  ),
  { maxLength: 60 },
);
const markings = fc.record({
  right: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
  wrong: fc.oneof(
    fc.constant('guess' as const),
    fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
  ),
  unanswered: fc.integer({ min: -4, max: 4 }),
  multiple: fc.constantFrom('all_or_nothing' as const, 'each_option' as const),
});

describe('an exam', () => {
  it('has zero figures without questions', () => {
    expect(markAll([], plainMarking)).toEqual({
      correct: 0,
      answered: 0,
      total: 0,
      waitingCount: 0,
      score: 0,
      maxScore: 0,
      percent: 0,
    });
  });

  it('adds up what its questions give, to hundredths', () => {
    const six = [single([1]), single([1]), single([0]), single(null), several([0]), several([2, 0])];
    expect(markAll(six, marking({ wrong: 'guess', multiple: 'each_option' }))).toEqual({
      correct: 3,
      answered: 5,
      total: 6,
      waitingCount: 0,
      score: 3.17,
      maxScore: 6,
      percent: 53,
    });
  });

  it('may end below zero, where no share exists', () => {
    const two = [single([0]), single([2])];
    expect(markAll(two, marking({ wrong: 1 }))).toMatchObject({ score: -2, maxScore: 2, percent: 0 });
  });

  it('does not depend on the order of its questions', () => {
    fc.assert(
      fc.property(items, markings, (answers, marks) => {
        expect(markAll([...answers].reverse(), marks)).toEqual(markAll(answers, marks));
      }),
    );
  });

  it('never counts more right than answered, nor gives more than there is', () => {
    fc.assert(
      fc.property(items, markings, (answers, marks) => {
        const { correct, answered, total, score, maxScore, percent } = markAll(answers, {
          ...marks,
          unanswered: 0,
        });
        expect(correct).toBeLessThanOrEqual(answered);
        expect(answered).toBeLessThanOrEqual(total);
        expect(score).toBeLessThanOrEqual(maxScore);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('gives all marks exactly where all is right', () => {
    fc.assert(
      fc.property(items, markings, (answers, marks) => {
        const perfect = answers.map((item) => ({ ...item, choices: item.answerIndexes }));
        expect(markAll(perfect, marks)).toMatchObject({
          correct: answers.length,
          score: answers.length * marks.right,
        });
      }),
    );
  });

  it('gives by option at least what it gives for the whole', () => {
    fc.assert(
      fc.property(items, markings, (answers, marks) => {
        for (const item of answers) {
          const byOption = getMarks(item, { ...marks, multiple: 'each_option' });
          expect(byOption).toBeGreaterThanOrEqual(getMarks(item, { ...marks, multiple: 'all_or_nothing' }));
        }
      }),
    );
  });
});

it.each([
  [1, 8, 13],
  [0, 5, 0],
  [-1, 5, 0],
  [5, 5, 100],
  [1.005, 100, 1],
  [0.5, 100, 1],
  [0.49, 100, 0],
  [0, 0, 0],
])('%f of %f are %i per cent', (score, max, percent) => expect(getPercent(score, max)).toBe(percent));

it.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [1 / 3, 0.33],
  [-1 / 3, -0.33],
  [-0.005, 0],
  [-0.001, 0],
])('%f marks are shown as %f', (exact, visibleCount) => expect(toHundredths(exact)).toBe(visibleCount));
