import { expect, test } from 'vitest';
import { type CompletenessInput, profileCompleteness } from './profile-completeness.ts';

const whole: CompletenessInput = {
  biography: 'I have taught chemistry for eleven years. '.repeat(4),
  qualifications: ['B.Sc. Chemistry'],
  hourly_rate: 450_000,
  picture_url: '/api/v1/pictures/one',
};

test.each<[string, Partial<CompletenessInput>, number, string[]]>([
  ['says everything', {}, 100, []],
  ['has no picture', { picture_url: null }, 88, ['picture']],
  ['has a biography of a few words', { biography: 'I teach.' }, 88, ['biography']],
  ['pads its biography with spaces', { biography: `I teach.${' '.repeat(200)}` }, 88, ['biography']],
  ['has a biography one letter short', { biography: 'a'.repeat(149) }, 88, ['biography']],
  ['has a biography that is just long enough', { biography: 'a'.repeat(150) }, 100, []],
  ['asks the least that can be paid', { hourly_rate: 1 }, 100, []],
  ['misses two parts', { picture_url: null, hourly_rate: 0 }, 75, ['picture', 'hourly_rate']],
  [
    'misses three parts',
    { picture_url: null, qualifications: [], hourly_rate: 0 },
    63,
    ['picture', 'qualifications', 'hourly_rate'],
  ],
  ['names no qualification', { qualifications: [] }, 88, ['qualifications']],
  ['asks nothing', { hourly_rate: 0 }, 88, ['hourly_rate']],
  [
    'has only what it must',
    { picture_url: null, biography: 'I teach.', qualifications: [], hourly_rate: 0 },
    50,
    ['picture', 'biography', 'qualifications', 'hourly_rate'],
  ],
])(
  'the percentage and the missing parts are right for a profile that %s',
  (_name, change, percent, missing) => {
    expect(profileCompleteness({ ...whole, ...change })).toEqual({ percent, missing });
  },
);

test('missing parts are listed in the order in which they help', () => {
  const bare = { biography: '', qualifications: [], hourly_rate: 0, picture_url: null };
  expect(profileCompleteness(bare).missing).toEqual([
    'picture',
    'biography',
    'qualifications',
    'hourly_rate',
  ]);
});
