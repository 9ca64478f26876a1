import { expect, test } from 'vitest';
import { createRecentHints } from './recent-hints.ts';

const account = { topic: 'account', id: null } as const;
const note = { topic: 'note', id: '00000000-0000-4000-8000-000000000001' } as const;

function startAt(start: number) {
  const clock = { now: start };
  return { clock, recent: createRecentHints(60_000, () => clock.now) };
}

test('a late stream gets the hints of the time that it missed, each one once, and no others', () => {
  const { clock, recent } = startAt(0);
  recent.add('ada', account);
  clock.now = 1_000;
  recent.add('ada', note);
  recent.add('ada', account);
  recent.add('tunde', account);
  clock.now = 3_000;
  expect(recent.read('ada', 2_500)).toEqual([note, account]);
  expect(recent.read('ada', 1_500)).toEqual([]);
  expect(recent.read('ngozi', 2_500)).toEqual([]);
});

test('a hint is removed after its minute, also for a user without further hints', () => {
  const { clock, recent } = startAt(0);
  recent.add('ada', account);
  clock.now = 60_000;
  recent.add('tunde', note);
  clock.now = 60_001;
  expect(recent.read('ada', 120_000)).toEqual([]);
  expect(recent.read('tunde', 120_000)).toEqual([note]);
});
