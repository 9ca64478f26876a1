import { parseCloze } from '@akada/core/cards/cloze.ts';
import { expect, test } from 'vitest';
import { getBody, getValues, soundEdit, withNewGap } from './card-values.ts';

test('tags are separated by commas, and a repeated tag counts once', () => {
  expect(getBody({ ...getValues(null, undefined), tags: ' soil, water,,soil ' }).tags).toEqual([
    'soil',
    'water',
  ]);
});

test('the selected text becomes the next gap, and stays selected', () => {
  const first = withNewGap('Water moves by osmosis.', 15, 22);
  expect(first.text).toBe('Water moves by {{c1::osmosis}}.');
  expect(first.text.slice(first.start, first.end)).toBe('osmosis');
  const second = withNewGap(first.text, 0, 5);
  expect(parseCloze(second.text)).toEqual([
    { number: 2, answer: 'Water', hint: null },
    ' moves by ',
    { number: 1, answer: 'osmosis', hint: null },
    '.',
  ]);
});

test('a sound does not touch the words around it, and its description is selected', () => {
  const edit = soundEdit('Rain falls', 4, 'x');
  expect(edit).toMatchObject({ from: 4, to: 4, inserted: ' [sound](sound:x)' });
  expect(soundEdit('Rain', 0, 'x').inserted).toBe('[sound](sound:x) ');
  expect(edit.inserted.slice(edit.selectFrom - 4, edit.selectTo - 4)).toBe('sound');
});
