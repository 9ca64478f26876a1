import { describe, expect, test } from 'vitest';
import { isLeakFree, isSupported, suitsArticle } from './key-rules.ts';
import { isNew } from './question-repeats.ts';

const QUOTE = "Newton's second law states that the force on a body is its mass times its acceleration.";

describe('a quotation carries a question', () => {
  test.each([
    ['that repeats it', 'The force on a body is its ________ times its acceleration.', 'mass'],
    ['that asks in a template', 'Which of the following is the force on a body times acceleration?', 'mass'],
    ['that asks for one of several', 'Which one of the following states the force on a body?', 'second law'],
    ['that asks for the term', 'What is the term for mass times acceleration?', 'force'],
    ['that asks for a name', 'Which name does the law of force and mass have?', 'Newton'],
    ['that names the key in another form', 'The law states the mass times its acceleration.', 'forces'],
  ])('%s', (_, stem, key) => {
    expect(isSupported(stem, key, QUOTE)).toBe(true);
  });
});

describe('a quotation does not carry a question', () => {
  test.each([
    ['whose key it does not name', 'The force on a body is its ________ times its acceleration.', 'weight'],
    ['whose key it names as part of a word', 'The force on a body is mass times acceleration.', 'celeration'],
    ['that says more', 'Kepler’s law of orbits gives the force on a planet of known mass.', 'acceleration'],
    ['that says something else', 'Which of the following keeps planets in their orbits?', 'force'],
  ])('%s', (_, stem, key) => {
    expect(isSupported(stem, key, QUOTE)).toBe(false);
  });
});

describe('three words of twenty may be missing', () => {
  const animals =
    'lion zebra giraffe hippo rhino leopard cheetah hyena jackal gazelle impala kudu oryx warthog baboon mongoose aardvark pangolin ostrich vulture';
  const getQuote = (named: number): string =>
    `The savanna feeds the ${animals.split(' ').slice(0, named).join(', the ')}.`;

  test.each([
    [17, true],
    [16, false],
  ])('%i named: %s', (named, isCarried) => {
    expect(isSupported(animals, 'savanna', getQuote(named))).toBe(isCarried);
  });
});

describe('a question that was asked before', () => {
  const getQuestion = (stem: string, key: string) => ({ stem, options: [key], answerIndex: 0 });
  const requested = [
    getQuestion('Enzymes lower activation energy.', 'amino acids'),
    getQuestion('The river Niger reaches the sea in a fan of mud.', 'delta'),
  ];

  test.each([
    ['is repeated by its key', 'Proteins are chains of ________.', 'amino acids', false],
    ['is repeated by its key in other words', 'Proteins are chains of ________.', 'Amino acid', false],
    ['is repeated by its stem', 'Enzymes lower the activation energy of reactions.', 'catalysts', false],
    ['leaves one open that shares three words of five', 'Catalysts lower activation energy.', 'zinc', true],
    ['leaves another subject open', 'The price at which supply meets demand is stable.', 'price', true],
  ])('%s', (_, stem, key, isOpen) => {
    expect(isNew(getQuestion(stem, key), requested)).toBe(isOpen);
  });

  test('is the first if no question was asked', () => {
    expect(isNew(getQuestion('Enzymes lower activation energy.', 'enzymes'), [])).toBe(true);
  });
});

describe('the stem', () => {
  test.each([
    ['the word itself', 'Which of the following is a fan of mud called a delta?', 'delta'],
    ['another form of it', 'Which of the following happens when water evaporates?', 'evaporation'],
    ['a part of it', 'Which of the following did Newton publish in 1687?', "Newton's laws of motion"],
    ['a plural', 'Which of the following do enzymes belong to?', 'enzyme group'],
  ])('gives its key away by %s', (_, stem, key) => {
    expect(isLeakFree(stem, key)).toBe(false);
  });

  test.each([
    ['Which of the following is the organelle that makes ATP?', 'mitochondrion'],
    ['Which of the following is the price at which supply meets demand?', 'point of equilibrium'],
    ['The battle of 1798 was won by ________.', 'the man of the Nile'],
  ])('gives nothing away by grammar: %s %s', (stem, key) => {
    expect(isLeakFree(stem, key)).toBe(true);
  });
});

const A = 'A ________ is what the teacher asked for.';
const AN = 'An ________ is what the teacher asked for.';

describe('an article before the blank', () => {
  test.each([
    'base',
    'hormone',
    'hospital',
    'unit',
    'union',
    'university',
    'use case',
    'eukaryote',
    'European state',
    'one-way valve',
    'ubiquitous protein',
    '3-pin plug',
  ])('is “a” for %s', (option) => {
    expect([suitsArticle(A, option), suitsArticle(AN, option)]).toEqual([true, false]);
  });

  test.each([
    'acid',
    'Amine',
    'enzyme',
    'isotope',
    'ozone layer',
    'umbrella species',
    'unimpeded flow',
    'uninsured loss',
    'hour',
    'honest broker',
    'heir',
  ])('is “an” for %s', (option) => {
    expect([suitsArticle(A, option), suitsArticle(AN, option)]).toEqual([false, true]);
  });

  test.each([
    ['in the middle of the stem', 'Water is an ________ of hydrogen.'],
    ['in capitals', 'WATER IS AN ________ OF HYDROGEN.'],
    ['with a wide gap', 'Water is an  ________ of hydrogen.'],
  ])('counts %s', (_, stem) => {
    expect([suitsArticle(stem, 'oxide'), suitsArticle(stem, 'hydride')]).toEqual([true, false]);
  });

  test.each([
    ['there is none', 'The ________ of water is neutral.'],
    ['it stands before another word', 'An acid turns the ________ of litmus red.'],
    ['it is the end of a word', 'The colour of a banana ________ from green to yellow.'],
    ['what follows is no blank', 'A _ joins two words in the name of the ________.'],
  ])('says nothing where %s', (_, stem) => {
    expect([suitsArticle(stem, 'oxide'), suitsArticle(stem, 'hydride')]).toEqual([true, true]);
  });
});
