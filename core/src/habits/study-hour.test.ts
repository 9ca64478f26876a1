import { expect, it } from 'vitest';
import { findStudyHour } from './study-hour.ts';

const studiedAt = (time: string, zone = 'Africa/Lagos') => ({
  index: Date.parse(`${time}:00Z`),
  zone,
  day: time.slice(0, 10),
});

it('the hour of most days wins over the hour of most answers', () => {
  const long = Array.from({ length: 9 }, () => studiedAt('2026-11-20T05:10'));
  expect(findStudyHour([...long, studiedAt('2026-11-21T18:00'), studiedAt('2026-11-22T18:30')])).toBe(19);
});

it.each([
  ['late in the evening of UTC', [studiedAt('2026-11-20T23:30')], 0],
  ['in the zone of the device', [studiedAt('2026-11-20T23:30', 'America/New_York')], 18],
  [
    'across two zones',
    [studiedAt('2026-11-20T17:00'), studiedAt('2026-11-21T23:00', 'America/New_York')],
    18,
  ],
  ['the later one of equals', [studiedAt('2026-11-20T06:00'), studiedAt('2026-11-21T19:00')], 20],
  ['none without study', [], null],
])('the study hour is found %s', (_case, studied, hour) => {
  expect(findStudyHour(studied)).toBe(hour);
});
