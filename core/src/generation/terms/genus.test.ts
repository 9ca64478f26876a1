import { describe, expect, test } from 'vitest';
import { mentionIn } from '../testing/mention-in.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
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
    ['Organisms that live in cold water are usually called psychrophiles.', 'psychrophiles', 'organisms'],
    ['The rain fell for days, and the flood is called a deluge.', 'deluge', 'flood'],
    ['Fission is the splitting of an atom into two parts.', 'Fission', 'splitting'],
    ['Chunking is a learning strategy that joins items.', 'Chunking', 'strategy'],
    ['Fission: the breaking of an atom into smaller ones', 'Fission', 'breaking'],
  ])('%s', (sentence, term, noun) => {
    expect(genusAt(mentionIn(sentence, term))?.noun).toBe(noun);
  });

  test.each([
    ['A merger is a legal combination of two firms.', 'merger', 'legal combin'],
    ['Pinocytosis is a newer type of receptor endocytosis in cells.', 'Pinocytosis', 'receptor endocytosi'],
    [
      'Each hair is held by a strong smooth muscle called the arrector that lifts it.',
      'arrector',
      'strong smooth muscl',
    ],
  ])('with the words that belong to the noun: %s', (sentence, term, phrase) => {
    expect(genusAt(mentionIn(sentence, term))?.phrase).toBe(phrase);
  });

  test('within eight words behind the verb', () => {
    const marked = (filler: string) => taggedSentence(`A zorblin/noun is/verb a ${filler} tool/noun.`);
    const at = (filler: string) => genusAt({ sentence: marked(filler), first: 1, last: 1 })?.noun;
    expect([at('b c d e f g'), at('b c d e f g h')]).toEqual(['tool', undefined]);
  });

  test.each([
    ['Muscle tissue consists of long fibres that can shorten.', 'Muscle tissue'],
    ['Fainting occurs when too little blood reaches the brain.', 'Fainting'],
    ['Rivers carry sand from the hills to the sea.', 'Rivers'],
    ['When germs are found in the blood, it is called sepsis.', 'sepsis'],
    ['The lake was dammed and then called a reservoir.', 'reservoir'],
  ])('and not in "%s"', (sentence, term) => {
    expect(genusAt(mentionIn(sentence, term))).toBeNull();
  });
});
