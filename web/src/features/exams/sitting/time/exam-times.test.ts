import { expect, test } from 'vitest';
import { examTimes, leftMs } from './exam-times.ts';
import { elapsedMs } from './time-in-exam.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
const exam = {
  started_at: '2026-11-20T12:00:00Z',
  server_now: '2026-11-20T12:05:00Z',
  deadline_at: '2026-11-20T12:10:00Z',
};

test.each([
  ['right', '12:05:00'],
  ['an hour behind', '11:05:00'],
  ['a day ahead', '23:59:00'],
])('a phone whose clock is %s counts as the server does', (_what, phone) => {
  const times = examTimes(exam, at(phone));
  expect(elapsedMs(exam.started_at, times, at(phone))).toBe(5 * 60_000);
  expect(elapsedMs(exam.started_at, times, at(phone) + 2_500)).toBe(5 * 60_000 + 2_500);
  expect(leftMs(times, at(phone))).toBe(5 * 60_000);
});

test('a started second counts until it is over, and the time never falls below zero', () => {
  const times = examTimes(exam, at('12:05:00'));
  expect(leftMs(times, at('12:09:58.001'))).toBe(2_000);
  expect(leftMs(times, at('12:09:59.999'))).toBe(1_000);
  expect(leftMs(times, at('12:10:00'))).toBe(0);
  expect(leftMs(times, at('12:30:00'))).toBe(0);
});
