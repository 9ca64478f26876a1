import { expect, test } from 'vitest';
import { changedSelection, mostChosen, readSelection, writeSelection } from './selection.ts';

const ids = ['0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10', 'ffffffff-ffff-4fff-bfff-fffffffffffb'];

test('a selection is read unchanged from the address', () => {
  const writtenText = writeSelection(ids);
  expect(writtenText).toMatch(/^[\w-]{44}$/);
  expect(readSelection(writtenText)).toEqual(ids);
  expect([writeSelection([]), readSelection('')]).toEqual(['', []]);
});

test('an invalid selection selects nothing', () => {
  expect(readSelection('all')).toEqual([]);
  expect(readSelection(`${writeSelection(ids)}cut`)).toEqual(ids);
  expect(readSelection(writeSelection([...ids, ...ids]))).toEqual(ids);
});

test('a selection is limited to the size of an address', () => {
  const many = Array.from({ length: mostChosen }, (_, index) => String(index));
  expect(changedSelection(many, ['one more'], true)).toBeNull();
  expect(changedSelection(many, ['0'], false)).toHaveLength(mostChosen - 1);
  expect(changedSelection(['a'], ['a', 'b'], true)).toEqual(['a', 'b']);
});
