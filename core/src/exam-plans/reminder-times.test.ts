import { expect, it } from 'vitest';
import { getReminderTimes } from './reminder-times.ts';

const examAt = Date.parse('2026-12-12T08:00:00Z');
const lagos = { examAt, zone: 'Africa/Lagos', studyHour: 18 };

const list = (input: object, since: string) =>
  getReminderTimes({ ...lagos, ...input }, Date.parse(since)).map(
    ({ kind, time }) => `${kind} ${new Date(time).toISOString().slice(0, 16)}`,
  );

it('a student is reminded at the study hour, on the eve, in the morning and after the exam', () => {
  expect(list({}, '2026-12-01T12:00:00Z')).toEqual([
    'study 2026-12-01T17:00',
    'eve 2026-12-11T17:00',
    'morning 2026-12-12T06:00',
    'ended 2026-12-12T11:00',
  ]);
});

it('the eve has no work, a reminder of this very moment is due, and nothing is due a day later', () => {
  expect(list({}, '2026-12-11T17:00:00Z').slice(0, 2)).toEqual([
    'eve 2026-12-11T17:00',
    'morning 2026-12-12T06:00',
  ]);
  expect(list({}, '2026-12-13T12:00:00Z')).toEqual([]);
});

it.each([
  ['before seven is announced an hour before it', '2026-12-12T06:30:00Z', 'morning 2026-12-12T05:30'],
  [
    'at 23:30 UTC is the next day in Lagos, whose eve is the evening before',
    '2026-12-12T23:30:00Z',
    'eve 2026-12-12T17:00',
  ],
  ['that ends at night is asked about in the morning', '2026-12-12T19:00:00Z', 'ended 2026-12-13T07:00'],
])('a student learns that an exam %s', (_, exam, expected) => {
  expect(list({ examAt: Date.parse(exam) }, '2026-12-10T12:00:00Z')).toContain(expected);
});

it('an exam at night has no morning', () => {
  const kinds = list({ examAt: Date.parse('2026-12-12T23:30:00Z') }, '2026-12-10T12:00:00Z');
  expect(kinds.some((time) => time.startsWith('morning'))).toBe(false);
});

it('the hours follow the clocks of the student', () => {
  const exam = Date.parse('2027-03-14T13:00:00Z');
  expect(list({ examAt: exam, zone: 'America/New_York' }, '2027-03-13T12:00:00Z')).toEqual([
    'eve 2027-03-13T23:00',
    'morning 2027-03-14T11:00',
    'ended 2027-03-14T16:00',
  ]);
});
