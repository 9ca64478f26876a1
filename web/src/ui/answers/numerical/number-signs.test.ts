import { expect, test } from 'vitest';
import { findCommaReadings } from './number-signs.ts';

test.each([
  ['1,234', '1234', '1.234'],
  ['-12,500 kg', '-12500 kg', '-12.500 kg'],
])('a student who types %s sees both readings', (text, thousands, decimal) => {
  expect(findCommaReadings(text)).toEqual({ thousands, decimal });
});

test.each(['', '1234', '1,23', '1,2345', '0,125', '1,234,567', '1,234.5', '1234,567', 'about 1,234'])(
  'a student who types "%s" sees no question',
  (text) => expect(findCommaReadings(text)).toBeNull(),
);
