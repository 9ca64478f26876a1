import { expect, test } from 'vitest';
import {
  bookedWeek,
  copied,
  getCover,
  getWeek,
  getWeekly,
  painted,
  stretchText,
  totalText,
  type Week,
} from './week.ts';

const weekly = [
  { day: 1, from: '16:00', to: '21:00' },
  { day: 6, from: '14:00', to: '24:00' },
  { day: 6, from: '09:30', to: '12:00' },
];
const week = getWeek(weekly);
const monday = (of: Week) => of[0];

test('sessions of the next seven days are on their days in the zone', () => {
  const at = (from: string, to: string) => ({ starts_at: `2026-${from}Z`, ends_at: `2026-${to}Z` });
  const sessions = [
    at('11-30T17:00:00.000', '11-30T18:00:00.000'),
    // Tuesday in Lagos, but cut at midnight.
    at('12-01T22:30:00.000', '12-01T23:30:00.000'),
    at('12-07T17:00:00.000', '12-07T18:00:00.000'),
  ];
  const booked = bookedWeek(sessions, 'Africa/Lagos', Date.parse('2026-11-28T10:00:00Z'));
  expect(booked).toEqual([[[1080, 1140]], [[1410, 1440]], [], [], [], [], []]);
});

test('stored hours are read in the order of the week', () => {
  expect(week[5]).toEqual([
    [570, 720],
    [840, 1440],
  ]);
  expect(getWeekly(week)).toEqual([weekly[0], weekly[2], weekly[1]]);
  expect(totalText(week)).toBe('17.5 h a week, on 2 days');
});

test.each([
  ['an adjacent hour is joined', [900, 960], true, [[900, 1260]]],
  [
    'a separate hour stays separate',
    [600, 660],
    true,
    [
      [600, 660],
      [960, 1260],
    ],
  ],
  ['an hour over its edge is joined', [930, 990], true, [[930, 1260]]],
  [
    'an hour in the middle is removed',
    [1020, 1080],
    false,
    [
      [960, 1020],
      [1080, 1260],
    ],
  ],
  ['a complete day is removed', [0, 1440], false, []],
  ['an hour that is closed stays closed', [600, 660], false, [[960, 1260]]],
] as const)('%s', (_name, stretch, isOpen, expected) => {
  expect(monday(painted(week, 0, stretch, isOpen))).toEqual(expected);
});

test('painting a day changes no other day, and copying changes the chosen days', () => {
  expect(painted(week, 0, [600, 660], true)[5]).toBe(week[5]);
  const all = copied(week, 0, [1, 2]);
  expect([all[1], all[2], all[5]]).toEqual([week[0], week[0], week[5]]);
});

test('an hour is open completely, partly or not at all', () => {
  const saturday = week[5] ?? [];
  expect([540, 600, 720].map((from) => getCover(saturday, [from, from + 60]))).toEqual([
    'part',
    'all',
    'none',
  ]);
});

test('a range has a short text', () => {
  expect([stretchText([960, 1260]), stretchText([570, 720])]).toEqual(['16–21', '9:30–12']);
});
