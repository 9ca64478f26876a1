import { expect, test } from 'vitest';
import { cardShortfallSentence } from './card-shortfall.ts';

test.each([
  [
    { made: 7, wanted: 10, refused: {}, isOtherLanguage: false },
    'This note gave 7 cards. You can write further cards yourself, or select text in the note and tap “Card”.',
  ],
  [
    { made: 1, wanted: 10, refused: { known: 4, leaning: 1, cut_off: 2, alike: 3 }, isOtherLanguage: false },
    'This note gave one card. 4 are in your cards already and 3 lines need what stands around. You can write further cards yourself, or select text in the note and tap “Card”.',
  ],
  [
    { made: 0, wanted: 10, refused: { known: 8, dropped: 2 }, isOtherLanguage: false },
    'This note gave no new card. 8 are in your cards already and you dropped 2 before. You can write further cards yourself, or select text in the note and tap “Card”.',
  ],
  [
    { made: 4, wanted: 10, refused: { unproved: 5 }, isOtherLanguage: false },
    'This note gave 4 cards. 5 cards of the language model did not pass our checks. You can write further cards yourself, or select text in the note and tap “Card”.',
  ],
  [
    { made: 0, wanted: null, refused: { out_of_focus: 12, too_long: 1 }, isOtherLanguage: false },
    'This note gave no new card. 12 lines are outside the part you chose and one line is too long for a card. Choose more of the note to get more cards.',
  ],
  [
    { made: 2, wanted: 10, refused: { giving_away: 1, administrative: 5 }, isOtherLanguage: true },
    'This note gave 2 cards. One line gives the answer away. In this language cards are made of “Term: meaning” lines, questions with answers, lists and tables.',
  ],
])('a student reads how many cards came, and why no more: %o', (shortfall, sentence) => {
  expect(cardShortfallSentence(shortfall)).toBe(sentence);
});
