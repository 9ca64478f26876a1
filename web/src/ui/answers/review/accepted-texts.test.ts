import { expect, test } from 'vitest';
import { findNearest, getAcceptedTexts } from './accepted-texts.ts';

test('accepted texts are those with the full mark and without wildcards', () => {
  const rows = ['mitral valve', '*valve*', 'valve', String.raw`5\*`].map((text) => ({
    text,
    share: text === 'valve' ? 0.5 : 1,
    feedback: '',
  }));
  expect(getAcceptedTexts({ type: 'short', accepted: rows, case: false, accents: true })).toEqual([
    'mitral valve',
    '5*',
  ]);
});

test.each([
  ['Mytral valve', 'M', 'y', 'tral valve'],
  ['mtral valve', 'm', 't', 'ral valve'],
  ['mitrral valve', 'mitr', 'r', 'al valve'],
  ['mitral valv', 'mitral val', 'v', ''],
  ['bicuspyd valve', 'bicusp', 'y', 'd valve'],
])('a student who wrote %s sees the wrong letters', (text, start, slip, end) => {
  expect(findNearest(text, ['mitral valve', 'bicuspid valve'])?.slipMarks).toEqual({ start, slip, end });
});

test('without an accepted text there is none to compare with', () => {
  expect(findNearest('mitral', [])).toBeNull();
});
