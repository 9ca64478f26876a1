import { describe, expect, test } from 'vitest';
import {
  changedFields,
  fieldText,
  getDifferences,
  type ReviewedContent,
  reviewedFields,
  saveProfile,
  type TutorContent,
} from './profile-revision.ts';

const approved: TutorContent = {
  headline: 'Chemistry for WAEC',
  biography: 'Nine years in Ibadan.',
  subjects: ['Chemistry', 'Physics'],
  languages: ['English'],
  qualifications: ['B.Sc. Chemistry'],
  video_url: null,
  hourly_rate: 450_000,
  time_zone: 'Africa/Lagos',
};

const claims: ReviewedContent = {
  headline: approved.headline,
  biography: approved.biography,
  subjects: approved.subjects,
  languages: approved.languages,
  qualifications: approved.qualifications,
  video_url: approved.video_url,
};

describe('an approved profile', () => {
  const save = (change: Partial<TutorContent>, revision: ReviewedContent | null = null) =>
    saveProfile({ state: 'approved', content: approved, revision }, { ...approved, ...change });

  test.each<[string, Partial<TutorContent>]>([
    ['headline', { headline: 'Physics for WAEC' }],
    ['biography', { biography: 'Ten years in Ibadan.' }],
    ['subjects', { subjects: ['Chemistry', 'Medicine'] }],
    ['subjects, one fewer', { subjects: ['Chemistry'] }],
    ['subjects in another order', { subjects: ['Physics', 'Chemistry'] }],
    ['languages', { languages: ['English', 'Yoruba'] }],
    ['qualifications', { qualifications: ['Ph.D. Chemistry'] }],
    ['qualifications, none', { qualifications: [] }],
  ])('continues to show the approved version while a change waits: %s', (_name, change) => {
    expect(save(change)).toEqual({ content: approved, revision: { ...claims, ...change } });
  });

  test.each<[string, Partial<TutorContent>]>([
    ['hourly_rate', { hourly_rate: 0 }],
    ['time_zone', { time_zone: 'Africa/Accra' }],
  ])('is changed immediately: %s', (_name, change) => {
    expect(save(change)).toEqual({ content: { ...approved, ...change }, revision: null });
  });

  test('waits only with the reviewed part if both parts change', () => {
    expect(save({ hourly_rate: 1, headline: 'Physics' })).toEqual({
      content: { ...approved, hourly_rate: 1 },
      revision: { ...claims, headline: 'Physics' },
    });
  });

  const proposed = { ...claims, headline: 'Physics' };

  test.each<[string, Partial<TutorContent>, ReviewedContent | 'unchanged' | null]>([
    ['another one replaces it', { headline: 'Biology' }, { ...claims, headline: 'Biology' }],
    ['the same one leaves it alone', { headline: 'Physics' }, 'unchanged'],
    ['the same one with another price leaves it alone', { headline: 'Physics', hourly_rate: 1 }, 'unchanged'],
    ['back to what is approved ends it', {}, null],
    ['back, with another price, ends it', { hourly_rate: 1 }, null],
  ])('keeps or replaces a change that is stored: %s', (_name, change, revision) => {
    expect(save(change, proposed).revision).toEqual(revision);
  });
});

test.each(['pending', 'rejected'] as const)('a profile that is %s is changed completely', (state) => {
  const requestedTutorContent: TutorContent = {
    ...approved,
    headline: 'Physics',
    subjects: ['Physics'],
    hourly_rate: 1,
  };
  for (const revision of [null, { ...claims, headline: 'Biology' }]) {
    expect(saveProfile({ state, content: approved, revision }, requestedTutorContent)).toEqual({
      content: requestedTutorContent,
      revision: null,
    });
  }
});

test('changed fields are named in the order in which they are read', () => {
  expect(reviewedFields).toEqual([
    'headline',
    'biography',
    'subjects',
    'languages',
    'qualifications',
    'video_url',
  ]);
  expect(changedFields(claims, claims)).toEqual([]);
  expect(changedFields(claims, { ...claims, qualifications: [], headline: 'Physics' })).toEqual([
    'headline',
    'qualifications',
  ]);
  expect(changedFields(claims, { ...claims, subjects: ['Chemistry Physics'] })).toEqual(['subjects']);
});

test('a change is read field by field, entries of a list one a line', () => {
  const proposed = { ...claims, headline: 'Physics', qualifications: [], subjects: ['Physics', 'Biology'] };
  expect(getDifferences(claims, proposed)).toEqual([
    { label: 'Headline', before: 'Chemistry for WAEC', after: 'Physics' },
    { label: 'Subjects', before: 'Chemistry\nPhysics', after: 'Physics\nBiology' },
    { label: 'Qualifications', before: 'B.Sc. Chemistry', after: '' },
  ]);
  const other = { ...claims, biography: 'Ten years.', languages: ['Yoruba'] };
  expect(getDifferences(claims, other).map(({ label }) => label)).toEqual(['Biography', 'Languages']);
});

test.each<[string | string[], string]>([
  ['Chemistry', 'Chemistry'],
  [['Chemistry', 'Physics'], 'Chemistry\nPhysics'],
  [[], ''],
])('%j is read as %j', (value, text) => {
  expect(fieldText(value)).toBe(text);
});
