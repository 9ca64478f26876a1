import { expect, test } from 'vitest';
import { buildNumerical } from '../testing/sample-bodies.ts';
import { findAcceptedRange } from './accepted-range.ts';

test.each([
  ['absolute', '8', 64, 80],
  ['relative', '0.25', 54, 90],
  ['geometric', '1', 36, 144],
] as const)('a student sees the range of an %s tolerance', (kind, size, low, high) => {
  expect(findAcceptedRange(buildNumerical('72', size, kind), '84')).toEqual({
    low,
    high,
    key: 72,
    answer: 84,
    unit: '',
  });
});

test('a negative number has its range in ascending order, without noise', () => {
  expect(findAcceptedRange(buildNumerical('-0.3', '0.1'), 'no number')).toMatchObject({
    low: -0.4,
    high: -0.2,
    answer: null,
  });
  expect(findAcceptedRange(buildNumerical('-4', '0.5', 'relative'), '0')).toMatchObject({
    low: -6,
    high: -2,
  });
});

test('an answer in another unit is shown in the first one', () => {
  const units = [
    { name: 'm', factor: '1' },
    { name: 'km', factor: '0.001' },
  ];
  expect(findAcceptedRange(buildNumerical('1500', '100', 'absolute', { units }), '2 km')).toMatchObject({
    answer: 2_000,
    unit: 'm',
  });
});

test.each([
  buildNumerical('72'),
  buildNumerical('72', '2', 'figures'),
  buildNumerical('*', '8'),
  buildNumerical('0', '1', 'geometric'),
])('a question without a range has none', (body) => expect(findAcceptedRange(body, '84')).toBeNull());
