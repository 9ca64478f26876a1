import { describe, expect, test } from 'vitest';
import { mentionIn } from '../testing/mention-in.ts';
import { genusAt } from './genus.ts';

describe('a sentence says what a term is', () => {
  test.each([
    ['A merger is a legal combination of two firms.', 'merger', 'combination'],
    ['Amnesia is the loss of memory after an accident.', 'Amnesia', 'loss'],
    ['Pinocytosis is a type of endocytosis that takes in liquids.', 'Pinocytosis', 'endocytosis'],
    ['Forgetting refers to the loss of information from memory.', 'Forgetting', 'loss'],
    ['Polygamy, a form of marriage with several partners, is rare.', 'Polygamy', 'marriage'],
    ['Each hair root is held by a smooth muscle called the arrector that lifts it.', 'arrector', 'muscle'],
    ['The ability of a germ to harm its host is called virulence.', 'virulence', 'ability'],
    ['Organisms that live in cold water are known as psychrophiles.', 'psychrophiles', 'organisms'],
  ])('%s', (sentence, term, noun) => {
    expect(genusAt(mentionIn(sentence, term))?.noun).toBe(noun);
  });

  test('with the words that belong to the noun', () => {
    expect(genusAt(mentionIn('A merger is a legal combination of two firms.', 'merger'))?.phrase).toBe(
      'legal combin',
    );
  });

  test.each([
    ['Muscle tissue consists of long fibres that can shorten.', 'Muscle tissue'],
    ['Fainting occurs when too little blood reaches the brain.', 'Fainting'],
    ['Rivers carry sand from the hills to the sea.', 'Rivers'],
    ['When germs are found in the blood, it is called sepsis.', 'sepsis'],
  ])('and not in "%s"', (sentence, term) => {
    expect(genusAt(mentionIn(sentence, term))).toBeNull();
  });
});
