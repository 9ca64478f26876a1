import { expect, test } from 'vitest';
import { hidesProfile } from './missed-sessions.ts';

const day = 86_400_000;
const now = 100 * day;

test.each([
  [[], null, false],
  [[99, 98], null, false],
  [[99, 98, 97], null, true],
  [[99, 98, 41], null, true],
  [[99, 98, 40], null, false],
  [[99, 98, 97, 10], null, true],
  // Before an administrator has shown the profile again.
  [[99, 98, 97], 98, false],
  [[99, 98, 97, 96], 96, true],
])('sessions missed on days %j, shown again on %s: hidden is %s', (days, shownAgain, isHidden) => {
  const moments = { now, shownAgainAt: shownAgain === null ? null : shownAgain * day };
  const begun = days.map((index) => index * day);
  expect(hidesProfile(begun, moments)).toBe(isHidden);
});
