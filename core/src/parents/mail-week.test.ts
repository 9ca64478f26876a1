import { expect, test } from 'vitest';
import { decideMail, getLastMailWeek, getMailTime, planNextMail } from './mail-week.ts';

const iso = (moment: number) => new Date(moment).toISOString();
const getMoment = (moment: string) => Date.parse(moment);

test.each([
  ['Africa/Lagos', '2026-12-06T17:00:00.000Z'],
  ['Asia/Tokyo', '2026-12-06T09:00:00.000Z'],
  ['America/New_York', '2026-12-06T23:00:00.000Z'],
])('the mail of a week is due on Sunday at 18:00 in %s', (timeZone, expected) => {
  expect(iso(getMailTime('2026-11-30', timeZone))).toBe(expected);
});

test('after Sunday evening the mail of that week was due, and the next one is a week later', () => {
  expect(getLastMailWeek(getMoment('2026-12-06T16:59:00Z'), 'Africa/Lagos')).toBe('2026-11-23');
  expect(getLastMailWeek(getMoment('2026-12-06T17:00:00Z'), 'Africa/Lagos')).toBe('2026-11-30');
  expect(planNextMail('2026-11-30', 'Africa/Lagos')).toEqual({
    week: '2026-12-07',
    dueAt: getMoment('2026-12-13T17:00:00Z'),
  });
});

test.each([
  ['a mail is sent on time', '2026-12-06T17:00:00Z', 'Africa/Lagos', { week: '2026-11-30' }],
  [
    'a mail waits until seven when an outage delays it into the night',
    '2026-12-06T23:30:00Z',
    'Africa/Lagos',
    { waitUntil: getMoment('2026-12-07T06:00:00Z') },
  ],
  ['a mail is sent in the morning after', '2026-12-07T06:00:00Z', 'Africa/Lagos', { week: '2026-11-30' }],
  [
    'a mail waits for the Sunday evening of a student who moved west',
    '2026-12-06T17:00:00Z',
    'America/New_York',
    { waitUntil: getMoment('2026-12-06T23:00:00Z') },
  ],
  [
    'a mail tells of the latest week after a long outage',
    '2026-12-21T12:00:00Z',
    'Africa/Lagos',
    { week: '2026-12-14' },
  ],
])('%s', (_case, now, timeZone, expected) => {
  expect(decideMail({ week: '2026-11-30' }, { now: getMoment(now), timeZone })).toEqual(expected);
});
