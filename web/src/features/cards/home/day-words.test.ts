import type { Deck } from '@akada/contract/material/cards.ts';
import type { CardSettings } from '@akada/contract/work/reviews.ts';
import { expect, test } from 'vitest';
import { backlogText, comeBackText, deckSizeText, deckText, sizeText } from './day-words.ts';

const settings: CardSettings = {
  new_per_day: 20,
  reviews_per_day: 200,
  retention: 90,
  buttons: 4,
  typed_answers: false,
  own_memory: true,
  own_parameters: null,
};
const deck = (changes: Partial<Deck>): Deck => ({
  kind: 'course',
  id: 'c',
  title: 'Soil',
  course_id: 'c',
  due: 0,
  learning: 0,
  new: 0,
  total: 9,
  drafts: 0,
  next_due: null,
  cloth: null,
  ...changes,
});

test('the day names its duration, and the time of the next review', () => {
  const zone = 'Africa/Lagos';
  const now = Date.parse('2026-11-27T21:00:00Z');
  expect(sizeText(34, 3)).toBe('3 decks, about 5 min');
  expect(comeBackText('2026-11-27T21:10:00Z', now, zone)).toBe('at 22:10');
  expect(comeBackText('2026-11-28T03:00:00Z', now, zone)).toBe('tomorrow');
  expect(comeBackText('2026-12-02T03:00:00Z', now, zone)).toBe('on 2 December');
  expect(comeBackText(null, now, zone)).toBeNull();
});

test('a backlog tells the day of its end, or how to stop its growth', () => {
  expect(backlogText({ due: 1_400, ends_on: '2026-12-05' }, settings)).toContain('finish on 5 December');
  expect(backlogText({ due: 1_400, ends_on: null }, settings)).toContain('Raise your reviews a day');
  expect(backlogText(null, settings)).toBeNull();
});

test.each([
  [{ total: 120, drafts: 3 }, '120 cards'],
  [{ total: 0, drafts: 19 }, '19 new cards'],
  [{ total: 0, drafts: 0 }, null],
])('a student reads how many cards a deck of %o has', (counts, text) => {
  expect(deckSizeText(deck(counts))).toBe(text);
});

test.each([
  [deck({ drafts: 24, total: 0 }), 'Not looked through yet'],
  [deck({ drafts: 24 }), '24 new cards not looked through yet'],
  [deck({ due: 5, learning: 2 }), '2 being learned'],
  [deck({ due: 5 }), 'Ready to review'],
  [deck({ new: 1 }), '1 new card'],
  [deck({ next_due: '2026-12-02' }), 'Next on 2 December'],
  [deck({ next_due: '2026-11-28' }), 'Next tomorrow'],
  [deck({}), 'Done for today'],
])('the text below the bar describes %o', (one, text) => {
  expect(deckText(one, '2026-11-27')).toBe(text);
});
