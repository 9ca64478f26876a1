import { describe, expect, test } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import { cardsOf } from '../testing/made-cards.ts';

describe('a question with its answer', () => {
  test.each([
    ['Q: What is osmosis?\nA: Movement of water', 'What is osmosis? → Movement of water'],
    ['Q1. Who wrote Hamlet?\nAns: Shakespeare', 'Who wrote Hamlet? → Shakespeare'],
    ['3) What is the capital of Nigeria?\nAbuja', 'What is the capital of Nigeria? → Abuja'],
    ['What is inertia? The tendency to stay at rest', 'What is inertia? → The tendency to stay at rest'],
    ['What is inertia? A: the tendency to stay at rest', 'What is inertia? → the tendency to stay at rest'],
    [
      'Q: Name the states of matter\nA:\n- solid\n- liquid\n- gas',
      'Name the states of matter → - solid; - liquid; - gas',
    ],
    ['# Osmosis\nQ: What does it need?\nA: a membrane', 'Osmosis: What does it need? → a membrane'],
    [
      '- What is a tissue?\n  - cells of one kind\n  - what lies between cells',
      'What is a tissue? → - cells of one kind; - what lies between cells',
    ],
    [
      'Q: The unit of life is the ________\nA: cell',
      'The unit of life is the \\_\\_\\_\\_\\_\\_\\_\\_ → cell',
    ],
    [
      'Q: Where is a river fast?\nA: On the outside, where the cliff is',
      'Where is a river fast? → On the outside, where the cliff is',
    ],
    [
      '# Coasts test questions\nQ: Sea walls vs beaches?\nA: Walls are built, beaches are sand',
      'Coasts: What is the difference between Sea walls and beaches? → Walls are built, beaches are sand',
    ],
    [
      'Q: Mitosis vs meiosis?\nA: two cells, four cells',
      'What is the difference between Mitosis and meiosis? → two cells, four cells',
    ],
    ['# What is a cell?\nThe unit of all life', 'What is a cell? → The unit of all life'],
  ])('%s', (lines, card) => {
    expect(cardsOf(lines)).toEqual([card]);
  });

  test.each([
    [
      'Q : Qu’est-ce que la photosynthèse ?\nR : La fabrication de sucres',
      'Qu’est-ce que la photosynthèse ? → La fabrication de sucres',
    ],
    [
      '# Où vivent les gens\nQ : ville vs campagne ?\nR : beaucoup de gens dans la ville, peu de gens dans la campagne',
      'Où vivent les gens : Quelle est la différence entre ville et campagne ? → beaucoup de gens dans la ville, peu de gens dans la campagne',
    ],
    ['P: ¿Qué es la ósmosis?\nR: El paso de agua', '¿Qué es la ósmosis? → El paso de agua'],
    ['Frage: Was ist Osmose?\nAntwort: Wanderung von Wasser', 'Was ist Osmose? → Wanderung von Wasser'],
  ])('becomes a card in another language: %s', (lines, card) => {
    expect(cardsOf(typedNote(lines))).toEqual([card]);
  });

  test.each([
    ['has no answer', 'What is a cell?\nWhat is a tissue?'],
    ['is two', 'Q: What is a cell? What is a tissue?\nA: units'],
    ['names nothing', 'What is it?\nA: a membrane'],
    ['stands beside it in a list', '- What is a tissue?\n- What cells do'],
    ['is a letter', 'Q: charge\nI: current'],
    ['has options', '1. What is a cell?\na) a room\nb) a unit of life'],
    ['has a long answer', `Why do cells divide?\nA: ${'they do '.repeat(20)}`],
    ['is a title', 'TCP or UDP?\n- one\n- two'],
    ['has half of its answer', 'What is money for?\n- barter is a trade\n- functions of it:\n  - paying'],
    ['sends to a page', 'Q: What is a cell?\nA: see page 12'],
  ])('gives no card where it %s', (_, lines) => {
    expect(cardsOf(lines)).toEqual([]);
  });

  test('twenty pairs give twenty cards where all are wanted, whatever else their lines say', () => {
    const pairs = Array.from(
      { length: 20 },
      (_, index) => `Q: What is organ number ${index} of the frog?\nA: heart of kind ${index * 7}`,
    );

    expect(cardsOf(pairs.join('\n'))).toHaveLength(20);
    expect(cardsOf(pairs.join('\n'), null, { count: 10 })).toHaveLength(10);
  });
});
