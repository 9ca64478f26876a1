import { describe, expect, test } from 'vitest';
import { cardsOf } from '../testing/made-cards.ts';

describe('a sentence gives a card', () => {
  test.each([
    [
      'genus',
      'A tariff is a tax on goods that come from abroad.',
      'What is a tariff? → a tax on goods that come from abroad',
    ],
    [
      'called',
      'The movement of water through a fine membrane is called osmosis.',
      'What do we call the movement of water through a fine membrane? → osmosis',
    ],
    [
      'called',
      'Laws that governments enact to hold rents down are called price ceilings.',
      'Laws that governments enact to hold rents down are called {{c1::price ceilings}}.',
    ],
    [
      'acronym',
      'The gross domestic product (GDP) fell by a tenth in that year.',
      'What does GDP stand for? → gross domestic product',
    ],
    [
      'acronym',
      'The GDP (gross domestic product) fell by a tenth in that year.',
      'What does GDP stand for? → gross domestic product',
    ],
    [
      'bold',
      '*Rehearsal* moves information from short memory to long memory in most people.',
      '{{c1::Rehearsal}} moves information from short memory to long memory in most people.',
    ],
  ] as const)('%s: %s', (source, sentence, card) => {
    expect(cardsOf(sentence, source)).toEqual([card]);
  });

  test.each([
    ['points back', 'The process is known as weathering.'],
    ['opens with a pronoun', 'It is a tax on goods that come from abroad.'],
    ['judges', 'Inflation is the most important problem of the economy.'],
    ['opens with what was done', 'Sentenced to 5 years in a prison of the state of Bavaria.'],
    [
      'only mentions what it prints in bold',
      'Old facts are moved by *rehearsal* to long memory in most people of that age.',
    ],
    ['adds to another', '*Rehearsal* is also seen in most people of that age who learn.'],
    [
      'speaks of parts of a whole that stands nowhere',
      'The cells in all of the layers except the last one are called keratinocytes.',
    ],
    ['has letters of no words', 'The device (XYZ) is sold in most of the shops here.'],
  ])('and none where it %s', (_, sentence) => {
    expect(cardsOf(sentence)).toEqual([]);
  });
});

test('a term that a note defines twice has one card', () => {
  const twice = 'A tariff is a tax on goods that come from abroad. Tariff: a tax on imports of goods';

  expect(cardsOf(twice).filter((card) => card.includes('tariff'))).toHaveLength(1);
});
