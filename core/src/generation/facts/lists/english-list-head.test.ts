import { describe, expect, test } from 'vitest';
import { getRole, isOrdered, listHead } from './list-head.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('the head of an English list is said plainly:', () => {
  test.each([
    'Causes of inflation',
    'Causes of inflation:',
    'Causes of inflation :',
    'Causes of inflation:-',
    'Causes of inflation : -',
    'Causes of inflation.',
    '  Causes   of inflation  ',
    'Causes of inflation are',
    'The causes of inflation are:',
    'The  causes of inflation are as follows:',
    'Causes of inflation as follows:',
    'Causes of inflation are the following:',
    'Causes of inflation include',
    'Causes of inflation include the following:',
    'Causes of inflation includes:',
    'Causes of inflation is:',
    '1 Causes of inflation',
    '1. Causes of inflation',
    '12) Causes of inflation',
    '2.1 Causes of inflation',
    '2.13.4. Causes of inflation',
    'a) Causes of inflation',
    'B. Causes of inflation',
    'iv. Causes of inflation',
    'VIII) Causes of inflation',
  ])('%s', (line) => {
    expect(listHead(line)?.replace('causes', 'Causes')).toBe('Causes of inflation');
  });

  test.each([
    ['A cell consists of:', 'A cell'],
    ['Cells consist of', 'Cells'],
    ['The United Nations', 'The United Nations'],
    ['Item 3 of the plan', 'Item 3 of the plan'],
    ['Step 2. of it'.replace('. ', ' '), 'Step 2 of it'],
    ['1914 to 1918', '1914 to 1918'],
    ['Ratio 3:1 in peas', 'Ratio 3:1 in peas'],
    ['Rules as follows here', 'Rules as follows here'],
    ['What islands are made of', 'What islands are made of'],
    ['Notes of music', 'Notes of music'],
    ['Bank notes', 'Bank notes'],
    ['Italian towns', 'Italian towns'],
    ['Items for sale', 'Items for sale'],
    ['Items of this', 'Items of this'],
    ['Chapter houses', 'Chapter houses'],
    [words(12), words(12)],
  ])('%s', (line, head) => {
    expect(listHead(line)).toBe(head);
  });
});

describe('a line is no head', () => {
  const NOUNS =
    `note notes point points fact facts term terms words date dates idea ideas definition definitions vocabulary
    glossary`
      .trim()
      .split(/\s+/);
  const ADJECTIVES = ['key', 'important', 'other', 'main', 'quick', 'revision'];

  test.each(NOUNS)('because it says nothing about its members: %s', (noun) => {
    for (const head of [noun, ...ADJECTIVES.map((adjective) => `${adjective} ${noun}`), noun.toUpperCase()])
      expect(listHead(`${head}:`)).toBeNull();
  });

  test.each([
    ...`example examples introduction overview summary conclusion contents references question questions exercise exercises
    recap revision objective objectives topic topics`
      .trim()
      .split(/\s+/),
    'learning objectives',
    'learning outcomes',
    ...['chapter', 'unit', 'week', 'lecture', 'page'].flatMap((part) => [`${part} 3`, `${part} 12`]),
  ])('because it names a part of the note: %s', (line) => {
    expect(listHead(line)).toBeNull();
  });

  test.each('it they this these those he she we you i there that such here some also'.split(' '))(
    'because it points back: %s',
    (word) => {
      expect(listHead(`${word} causes of inflation`)).toBeNull();
      expect(listHead(`${word.toUpperCase()} causes of inflation`)).toBeNull();
    },
  );

  test.each([
    ['is empty', ''],
    ['has no word', '***'],
    ['has thirteen words', words(13)],
    ['has nothing but grammar', 'of the'],
    ['asks', 'Why? Because of rain'],
    ['calls', 'Rain! And wind'],
    ['has two sentences', 'It rained. Causes of floods'],
    ['has two clauses', 'Rain; causes of floods'],
  ])('because it %s: %s', (_, line) => {
    expect(listHead(line)).toBeNull();
  });
});

describe('members have an order', () => {
  test.each(
    `stage stages step steps phase phases process procedure order sequence cycle how method timeline level levels generation
    generations hierarchy`
      .trim()
      .split(/\s+/),
  )('%s', (noun) => {
    expect(isOrdered(`The ${noun} of rain`)).toBe(true);
    expect(isOrdered(noun.toUpperCase())).toBe(true);
  });

  test('under a head about steps or about a direction', () => {
    expect(isOrdered('What to do in a fire')).toBe(true);
    expect(isOrdered('Planets (from small to large)')).toBe(true);
  });

  test.each(['Processors', 'Doorsteps', 'Borders', 'Shows', 'Disorder', 'Bicycles', 'Planets (from space)'])(
    'but not under %s',
    (head) => {
      expect(isOrdered(head)).toBe(false);
    },
  );
});

describe('the role of the members of an English list', () => {
  const REGULAR =
    `advantage disadvantage merit demerit benefit problem cause effect consequence result factor function role
    use type kind form example part component element feature characteristic symptom method reason source step stage phase
    arm organ level principle law rule aim objective goal solution requirement material product member
    state agent`
      .trim()
      .split(/\s+/);

  test.each(REGULAR)('is %s, in the singular and in the plural', (role) => {
    for (const noun of [role, `${role}s`])
      for (const head of [
        noun,
        noun.toUpperCase(),
        `The ${noun} of rain`,
        `Two ${noun} of rain`,
        `3 ${noun}`,
      ])
        expect(getRole(head)).toBe(role);
  });

  test.each([
    ['Properties', 'property'],
    ['Duties of a king', 'duty'],
    ['Strategies', 'strategy'],
    ['Similarities', 'similarity'],
    ['Differences in price', 'difference'],
    ['Conditions of growth', 'condition'],
    ['Difference in price', null],
    ['Ways to save', 'way'],
    ['Measures', 'measure'],
    ['Powers of the court', 'power'],
    ['Enzymes', 'enzyme'],
    ['Hormones', 'hormone'],
    ['Vitamins', 'vitamin'],
    ['Nutrients', 'nutrient'],
    ['Diseases', 'disease'],
    ['Sign of rain', 'sign'],
    ['Signs and symptoms', 'sign'],
    ['Signs', null],
    ['Sign language', null],
    ['Causeways', null],
    ['Formations', null],
    ['The cold and wet causes', null],
    ['Rain', null],
  ])('%s: %s', (head, role) => {
    expect(getRole(head)).toBe(role);
  });
});
