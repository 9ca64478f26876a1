import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, longestExpression, shownNumber } from './calculator.ts';

test.each([
  ['7', 7],
  ['2 + 3 × 4', 14],
  ['(2 + 3) × 4', 20],
  ['10 - 4 - 3', 3],
  ['100 ÷ 5 ÷ 2', 10],
  ['2 ^ 3 ^ 2', 512],
  ['-2 ^ 2', -4],
  ['(-2) ^ 2', 4],
  ['2 × -3', -6],
  ['2 ^ -1', 0.5],
  ['- - 5', 5],
  ['+ 5', 5],
  ['2 × + + 3', 6],
  ['√√16', 2],
  ['√16', 4],
  ['√16 + 9', 13],
  ['√(16 + 9)', 5],
  ['2 × √9', 6],
  ['-√9', -3],
  ['√9 ^ 2', 9],
  ['25%', 0.25],
  ['200 × 15%', 30],
  ['(5 + 5)%', 0.1],
  ['.5 + 1.', 1.5],
  ['6 * 7 / 2', 21],
  ['3x4', 12],
  ['9 : 2', 4.5],
  ['1,5 − 0,5', 1],
  ['12 – 5', 7],
  ['12.75 + .25', 13],
  ['((((3))))', 3],
])('%s is %d', (expression, value) => {
  expect(calculate(expression)).toEqual({ value });
});

test('a number may have a space between its digits', () => {
  expect(calculate('1 000 + 1')).toEqual({ value: 1001 });
});

describe('what has no value says so', () => {
  test.each(['', '2 +', '× 2', '(2', '2)', '()', '2 (3)', '2 (', '%', '√', '2 ^', '-'])(
    '"%s" is not complete',
    (expression) => {
      expect(calculate(expression)).toEqual({ fault: 'The expression is not complete.' });
    },
  );

  test.each(['1 ÷ 0', '0 ÷ 0', '√-1', '9 ^ 9 ^ 9'])('"%s" has no result', (expression) => {
    expect(calculate(expression)).toEqual({ fault: 'This has no result.' });
  });

  test.each(['2 & 3', '7 e', '1.2.3.', '١'])('"%s" has signs that the calculator has not', (expression) => {
    expect(calculate(expression)).toEqual({ fault: 'Use digits and the signs of the calculator.' });
  });

  test('an expression that is too long, and not the longest one', () => {
    const longest = '1'.repeat(longestExpression);

    expect(calculate(longest)).toEqual({ value: Number(longest) });
    expect(calculate(`${longest}1`)).toEqual({ fault: 'The expression is too long.' });
  });
});

test.each([
  [0.1 + 0.2, '0.3'],
  [1 / 3, '0.333333333333'],
  [42, '42'],
  [-0.5, '-0.5'],
  [1e21, '1e+21'],
])('%d is shown as %s', (value, text) => {
  expect(shownNumber(value)).toBe(text);
});

test('the calculator adds and multiplies whole numbers like the language', () => {
  const number = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(number, number, number, (one, two, three) => {
      expect(calculate(`${one} + ${two} × ${three}`)).toEqual({ value: one + two * three });
      expect(calculate(`(${one} - ${two}) × ${three}`)).toEqual({ value: (one - two) * three });
    }),
  );
});

test('the calculator answers any input', () => {
  const sign = fc.constantFrom(...'0123456789.+-×÷^√%()*/x ');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
      const found = calculate(signs.join(''));

      expect('value' in found ? Number.isFinite(found.value) : found.fault.endsWith('.')).toBe(true);
    }),
  );
});
