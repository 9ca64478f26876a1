import { expect, test } from 'vitest';
import { getKobo, nairaText, typedNaira } from './money.ts';

test.each([
  ['19.99', 1_999],
  ['₦1,500', 150_000],
  ['0.07', 7],
  ['4.35', 435],
  ['1 000.5', 100_050],
  ['1.005', Number.NaN],
  ['-5', Number.NaN],
  ['', Number.NaN],
])('a typed amount of %j naira is %d whole kobo', (text, kobo) => {
  expect(getKobo(text)).toBe(kobo);
});

test.each([
  [150_000, '₦1,500', '1500'],
  [54_750, '₦547.50', '547.5'],
  [-33_750, '−₦337.50', '-337.5'],
])('%d kobo are shown as %s', (kobo, text, typedText) => {
  expect([nairaText(kobo), typedNaira(kobo)]).toEqual([text, typedText]);
});
