import { expect, test } from 'vitest';
import { clockText, spokenDuration } from './duration.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [247_000, '4:07'],
  [3_909_000, '1:05:09'],
  [18_000_000, '5:00:00'],
])('%i ms left show as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [247, '4 minutes 7 seconds'],
  [3_600, '1 hour'],
  [3_909, '1 hour 5 minutes'],
])('%i s read as %s', (seconds, text) => {
  expect(spokenDuration(seconds)).toBe(text);
});
