import { expect, test } from 'vitest';
import { countdownText, shortCountdownText, windowNow } from './course-exam-window.ts';

const exam = {
  opens_at: '2026-11-24T09:00:00.000Z',
  closes_at: '2026-11-24T11:00:00.000Z',
  server_now: '2026-11-24T08:00:00.000Z',
};
// The device's clock is a day behind.
const receivedAt = Date.parse('2026-11-23T08:00:00.000Z');

test.each([
  ['at once', 0, 'coming', 3_600_000],
  ['a second before it opens', 3_599_000, 'coming', 1_000],
  ['when it opens', 3_600_000, 'open', 7_200_000],
  ['a second before it closes', 10_799_000, 'open', 1_000],
  ['when it closes', 10_800_000, 'closed', 0],
  ['a day later', 100_000_000, 'closed', 0],
] as const)(
  '%s the window is as the server has it, whatever clock the device has',
  (_when, passed, state, leftMs) => {
    expect(windowNow(exam, receivedAt, receivedAt + passed)).toEqual({ state, leftMs });
  },
);

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test.each([
  [9 * minute + 5_000, '9:05', '9:05'],
  [hour - 1_000, '59:59', '59:59'],
  [hour, '1 hour', '1 hour'],
  [2 * hour - 1_000, '2 hours', '2 hours'],
  [2 * hour - 2 * minute, '1 hour 58 minutes', '1 h 58 min'],
  [5 * hour + 11 * minute + 1, '5 hours 12 minutes', '5 h 12 min'],
  [11 * hour + 11 * minute, '11 hours 11 minutes', '11 hours'],
  [day, '1 day', '24 hours'],
  [day + 90 * minute, '1 day 2 hours', '25 hours'],
  [3 * day + 2 * hour, '3 days 2 hours', '3 days'],
  [8 * day - minute, '8 days', '7 days'],
])('%i ms are written as %s, in a list as %s', (leftMs, long, short) => {
  expect([countdownText(leftMs), shortCountdownText(leftMs)]).toEqual([long, short]);
});
