import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectHint, isOwnChange } from './own-changes.ts';

const change = { topic: 'notification', id: 'n1' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the hint of the page's own change is ignored once, before its answer or after", () => {
  const answered = expectHint(change);
  expect(isOwnChange(change)).toBe(true);
  expect(isOwnChange(change)).toBe(false);
  answered();

  expectHint(change)();
  expect(isOwnChange(change)).toBe(true);
  expect(isOwnChange(change)).toBe(false);
});

test('two changes of one object have two hints', () => {
  expectHint(change)();
  expectHint(change)();
  expect([isOwnChange(change), isOwnChange(change), isOwnChange(change)]).toEqual([true, true, false]);
});

test.each([
  ['something else', { topic: 'notification', id: 'n2' }],
  ['another topic', { topic: 'note', id: 'n1' }],
  ['all of them', { topic: 'notification', id: null }],
] as const)('a hint of %s is not its own', (_what, hint) => {
  expectHint(change)();
  expect(isOwnChange(hint)).toBe(false);
  expect(isOwnChange(change)).toBe(true);
});

test('a change without a hint does not ignore a later hint', () => {
  expectHint(change)();
  vi.advanceTimersByTime(5_001);
  expect(isOwnChange(change)).toBe(false);
});
