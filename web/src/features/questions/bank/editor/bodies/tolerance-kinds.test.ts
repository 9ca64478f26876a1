import { expect, test } from 'vitest';
import { findToleranceKind, fromPercent, toPercent } from './tolerance-kinds.ts';

test('an author writes percentages, and the point moves without rounding', () => {
  expect(['5', '0.7', '12.5', '100', '2.'].map(fromPercent)).toEqual(['0.05', '0.007', '0.125', '1', '0.02']);
  expect(['0.05', '0.007', '0.125', '1'].map(toPercent)).toEqual(['5', '0.7', '12.5', '100']);
  expect(['', 'five', '1e'].map(fromPercent)).toEqual(['', 'five', '1e']);
  expect(['1e-3', '2e1'].map(toPercent)).toEqual(['0.1', '2000']);
});

test('a distance stays a distance while 0.5 is typed', () => {
  expect(findToleranceKind({ by: 'absolute', size: '0' }, '').kind).toBe('exactly');
  expect(findToleranceKind({ by: 'absolute', size: '0' }, 'absolute').kind).toBe('absolute');
  expect(findToleranceKind({ by: 'absolute', size: '0.1' }, 'exactly').kind).toBe('absolute');
  expect(findToleranceKind({ by: 'geometric', size: '0.1' }, '').kind).toBe('geometric');
});
