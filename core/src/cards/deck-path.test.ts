import { expect, test } from 'vitest';
import { deckLevels, isDeckPath, tidyDeckPath } from './deck-path.ts';

test.each([
  [' Biology :: Cells ', 'Biology::Cells'],
  ['Biology::::Cells', 'Biology::Cells'],
  ['Two\nlines', 'Two lines'],
  [' :: ', ''],
])('the deck %j becomes %j', (text, path) => {
  expect(tidyDeckPath(text)).toBe(path);
});

test('a deck has at most six levels of a hundred characters', () => {
  expect(isDeckPath(Array(6).fill('a'.repeat(100)).join('::'))).toBe(true);
  expect(isDeckPath('a::b::c::d::e::f::g')).toBe(false);
  expect(isDeckPath('a'.repeat(101))).toBe(false);
});

test('a deck is inside the decks around it', () => {
  expect(deckLevels('A::B::C')).toEqual(['A', 'A::B', 'A::B::C']);
});
