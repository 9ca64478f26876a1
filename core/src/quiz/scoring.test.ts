import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCorrect, scoreItems } from './scoring.ts';

const option = fc.integer({ min: 0, max: 3 });
const items = fc.array(fc.record({ answerIndex: option, choice: fc.option(option) }), { maxLength: 200 });

describe('scoring', () => {
  it.each([
    [{ answerIndex: 2, choice: 2 }, true],
    [{ answerIndex: 2, choice: 1 }, false],
    [{ answerIndex: 0, choice: null }, false],
    [{ answerIndex: 0, choice: 0 }, true],
  ])('%o is right: %s', (item, right) => {
    expect(isCorrect(item)).toBe(right);
  });

  it('gives nothing for nothing', () => {
    expect(scoreItems([])).toEqual({ correct: 0, answered: 0, total: 0, percent: 0 });
  });

  it('counts an unanswered item as asked, not as answered', () => {
    const two = [
      { answerIndex: 0, choice: 0 },
      { answerIndex: 0, choice: null },
    ];
    expect(scoreItems(two)).toEqual({ correct: 1, answered: 1, total: 2, percent: 50 });
  });

  it('rounds half a percent up', () => {
    const eighth = Array.from({ length: 8 }, (_, at) => ({ answerIndex: 0, choice: at === 0 ? 0 : 1 }));
    expect(scoreItems(eighth).percent).toBe(13);
  });

  it('never counts more right than answered, nor more answered than asked', () => {
    fc.assert(
      fc.property(items, (answers) => {
        const { correct, answered, total, percent } = scoreItems(answers);
        expect(correct).toBeLessThanOrEqual(answered);
        expect(answered).toBeLessThanOrEqual(total);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(total > 0 && correct >= total - total / 200);
      }),
    );
  });

  it('does not depend on the order of the questions', () => {
    fc.assert(
      fc.property(items, (answers) => {
        expect(scoreItems([...answers].reverse())).toEqual(scoreItems(answers));
      }),
    );
  });

  it('gains exactly one mark when one wrong answer is put right', () => {
    fc.assert(
      fc.property(items, fc.nat(), (answers, pick) => {
        const wrong = answers.filter((item) => !isCorrect(item));
        const chosen = wrong[pick % Math.max(1, wrong.length)];
        if (!chosen) return;
        const mended = answers.map((item) =>
          item === chosen ? { ...item, choice: item.answerIndex } : item,
        );
        expect(scoreItems(mended).correct).toBe(scoreItems(answers).correct + 1);
      }),
    );
  });
});
