import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getBodyProblems, getKeyText } from '../../../question-types/question-types.ts';
import { getWorkedCandidates } from './worked-candidates.ts';

const askLines = (lines: string) => getWorkedCandidates(readCardNote(englishNote(lines)));

describe('a formula with an example that comes out', () => {
  it.each([
    [
      'Total revenue = Price × Quantity. Price = ₦20, Quantity = 60, Total revenue = 1,200',
      'Use Total revenue = Price × Quantity. What is the total revenue if Price = ₦20 and Quantity = 60? → 1200',
    ],
    [
      'Depreciation = (Cost − Scrap value) / Life\nDepreciation = (500,000 − 50,000) / 5 = 90,000',
      'Use Depreciation = (Cost − Scrap value) ÷ Life. What is the depreciation if Cost = 500,000, Scrap value = 50,000 and Life = 5? → 90000',
    ],
    [
      'MAP = DBP + 1/3(SBP − DBP) = 80 + 1/3(120 − 80) = 93.3 mmHg',
      'Use MAP = DBP + 1/3 × (SBP − DBP). What is MAP if DBP = 80 and SBP = 120? Give the answer in mmHg. → 93.3 mmHg',
    ],
    [
      '- ρd = ρ / (1 + w)\n- ρ bulk density\n- e.g. ρ = 2.05 Mg/m³, w = 14% → ρd = 1.80 Mg/m³',
      'Use ρd = ρ ÷ (1 + w). What is ρd if ρ = 2.05 Mg/m³ and w = 14%? Give the answer in Mg/m³. → 1.80 Mg/m³',
    ],
    [
      'E = 4.44 f N Φm\nN = 200, f = 50 Hz, Φm = 5 mWb → E = 222 V',
      'Use E = 4.44 × f × N × Φm. What is E if f = 50 Hz, N = 200 and Φm = 5 mWb? Give the answer in V. → 222 V',
    ],
  ])('gives its example as a question: %s', (lines, expected) => {
    const [question] = askLines(lines);
    expect(`${question?.stem} → ${question && getKeyText(question.body)}`).toBe(expected);
  });

  test('gives another question whose result is computed', () => {
    const [, other] = askLines('V = I × R\nI = 2 A, R = 5 Ω, V = 10 V');
    expect(other?.stem).toBe('Use V = I × R. What is V if I = 3 A and R = 7 Ω? Give the answer in V.');
    expect(other?.explanation).toBe('V = I × R = 3 × 7 = 21 V.');
  });

  it.each([
    ['does not come out', 'V = I × R\nI = 2 A, R = 5 Ω, V = 12 V'],
    ['lacks a value', 'V = I × R\nI = 2 A, V = 10 V'],
    ['has no result', 'V = I × R\nI = 2 A, R = 5 Ω'],
    ['divides by nothing', 'R = V / I\nV = 2 V, I = 0 A, R = 0 Ω'],
    ['has a root', 'x = √(Pi/Pcu)\nPi = 400 W, Pcu = 100 W, x = 2'],
  ])('gives none if it %s', (_, lines) => {
    expect(askLines(lines)).toEqual([]);
  });

  it('gives keys that follow from the printed numbers, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (part, more) => {
        const lines = `Profit = Sales − Costs\nSales = ${part + more}, Costs = ${part}, Profit = ${more}`;
        for (const { stem, body } of askLines(lines)) {
          const [sales = 0, costs = 0] = Array.from(stem.matchAll(/= (\d+)/g), ([, number]) =>
            Number(number),
          );
          expect(getKeyText(body)).toBe(String(sales - costs));
          expect(getBodyProblems(body, stem)).toEqual({});
        }
      }),
    );
  });
});
