import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelledLine, listedIn, withoutFinalMark } from './labelled-line.ts';

const withoutSpaces = (text: string) => text.replace(/\s/gu, '');
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('a mark parts a label from its meaning', () => {
  test.each([
    'Osmosis: movement of water',
    'Osmosis : movement of water',
    'Osmosis - movement of water',
    'Osmosis – movement of water',
    'Osmosis — movement of water',
    'Osmosis— movement of water',
    'Osmosis = movement of water',
    'Osmosis → movement of water',
    '  Osmosis  :   movement of water ',
    'Osmosis: movement of water;',
    'Osmosis: movement of water. Seen in roots',
    'Osmosis: movement of water; Seen in roots',
    'Osmosis: movement of water.   Seen in roots',
  ])('%s', (line) => {
    expect(labelledLine(line)).toMatchObject({ label: 'Osmosis', meaning: 'movement of water' });
  });

  test.each([
    'Osmosis:movement of water',
    'Osmosis-movement of water',
    'Osmosis=movement of water',
    'Osmosis -movement of water',
    'Osmosis moves water',
    ': movement of water',
    '- movement of water',
    '',
  ])('and the line “%s” has no such mark', (line) => {
    expect(labelledLine(line)).toBeNull();
  });

  test('the first one, whatever marks the meaning holds', () => {
    expect(labelledLine('Osmosis: movement - of water: slow')).toMatchObject({
      label: 'Osmosis',
      meaning: 'movement - of water: slow',
    });
  });

  test('and the meaning continues behind an abbreviation', () => {
    expect(labelledLine('Herbivore: animal, e.g. Zebu, that eats grass')?.meaning).toBe(
      'animal, e.g. Zebu, that eats grass',
    );
    expect(labelledLine('Founder: man called St. George')?.meaning).toBe('man called St. George');
    expect(labelledLine('Age: era that began in 900. Then came another')?.meaning).toBe(
      'era that began in 900',
    );
  });
});

describe('a label', () => {
  test.each([
    'Cell wall',
    'pH',
    '1914',
    'H2O',
    'Law of the land',
    'Ejercito',
    'Órgano',
    '3D printer',
    'Ordered list',
    'Classic age',
  ])('is found in front of its mark: %s', (label) => {
    expect(labelledLine(`${label}: what a note says of it`)?.label).toBe(label);
  });

  test.each(
    `note notes nb n.b. N.B example examples e.g. eg i.e. ie answer ans. answers question q q1 Q12 hint hints tip tips name
    names class subject topic date dates time day week lesson lecture lecturer teacher chapter unit page figure fig.
    table source see read remember important warning homework assignment summary introduction conclusion aim aims
    objective objectives title author recall tutor test exam mock today tomorrow types kinds forms parts classes ways`
      .trim()
      .split(/\s+/),
  )('is no heading of a form or a remark: %s', (label) => {
    for (const form of [label, label.toUpperCase(), `${label} 2`, `${label} 12`])
      expect(labelledLine(`${form}: what a note says of it`)).toBeNull();
  });

  test.each([
    ['counts kinds', 'Three kinds'],
    ['counts kinds', 'The two main parts'],
    ['counts kinds', 'Its major forms'],
    ['counts kinds', '12 types'],
    ['asks', 'Why?'],
    ['calls', 'Stop!'],
    ['is a sentence', 'It moved. Water'],
    ['is a clause', 'Water, salt'],
    ['opens with a word of grammar', 'The cell'],
    ['has nothing but grammar', 'Of the'],
    ['opens with a sign', '(Osmosis)'],
    ['opens with a sign', '*Osmosis*'],
    ['has no word', '***'],
    ['has seven words', words(7)],
    ['has 61 characters', 'x'.repeat(61)],
  ])('is not found if it %s: %s', (_, label) => {
    expect(labelledLine(`${label}: what a note says of it`)).toBeNull();
  });

  test('has at most six words or sixty characters', () => {
    expect(labelledLine(`${words(6)}: movement of water`)?.label).toBe(words(6));
    expect(labelledLine(`${'x'.repeat(60)}: movement of water`)?.label).toBe('x'.repeat(60));
  });
});

describe('text behind a label is its meaning', () => {
  test.each([
    'movement of water',
    'what: water moves',
    'Movement of Water through roots',
    'Movement of Water',
    'CELL wall',
    'DNA',
    '3 kilometres',
    'nobody lives there',
    'no gas escapes',
    'italic letters',
    'asphalt roads',
    'always do not disturb',
    'dona libros viejos',
    'nicht sichtbar',
  ])('%s', (meaning) => {
    expect(labelledLine(`Osmosis: ${meaning}`)?.meaning).toBe(meaning);
  });

  test.each([
    ['this moves water', 'moves water'],
    ['It moves water through roots', 'moves water through roots'],
    ['this is movement of water', 'movement of water'],
    ['is the movement of water', 'the movement of water'],
  ])('without a word for the label: %s', (text, meaning) => {
    expect(labelledLine(`Osmosis: ${text}`)?.meaning).toBe(meaning);
  });

  test.each([
    ['asks', 'what is it?'],
    ['announces', 'three stages as follows:'],
    ['is an address', 'read https://example.org'],
    ['is an address', 'read http://example.org'],
    ['is an address', 'read www.example.org'],
    ['is an address', 'write to ada@example.org'],
    ['was not read', 'move\uFFFDment of water'],
    ['looks back', 'it can move water'],
    ['looks back', 'They move water'],
    ['looks ahead', 'see page nine'],
    ['names a person', 'Mrs Bello Adamu'],
    ['names a person', 'Dr. Bello Adamu'],
    ['is a title', 'The Aftermath of the Great War'],
    ['is a title', 'CELL WALL'],
    ['is a title', 'World War 2'],
    ['opens with a sign', '(movement of water)'],
    ['has nothing but grammar', 'of the and'],
    ['is empty', ''],
    ['is too long', `movement ${'x'.repeat(232)}`],
    ['reminds', 'no confundir mitosis con meiosis'],
    ['reminds', 'não esquecer o mapa'],
    ['reminds', 'non dimenticare la carta'],
    ['reminds', 'no olvidar el mapa'],
    ['reminds', 'no escribir con lápiz'],
    ['reminds', 'ne pas oublier la carte'],
    ['reminds', 'nicht vergessen beim Zeichnen'],
    ['reminds', 'nicht verwechseln mit Diffusion'],
    ['reminds', 'do not mix with diffusion'],
    ['reminds', 'don’t mix with diffusion'],
    ['reminds', "don't mix with diffusion"],
  ])('but not where it %s: %s', (_, meaning) => {
    expect(labelledLine(`Osmosis: ${meaning}`)).toBeNull();
  });

  test('up to 240 characters', () => {
    const meaning = `movement ${'x'.repeat(231)}`;
    expect(labelledLine(`Osmosis: ${meaning}`)?.meaning).toBe(meaning);
  });
});

describe('a meaning lists', () => {
  test.each([
    ['Strong acids', 'HCl, nitric acid and HBr', ['HCl', 'nitric acid', 'HBr']],
    ['Strong acids', 'HCl,nitric acid, or HBr', ['HCl', 'nitric acid', 'HBr']],
    ['Strong acids', 'HCl , nitric acid, and  HBr', ['HCl', 'nitric acid', 'HBr']],
    ['Strong acids', 'HCl, nitric acid  or  HBr', ['HCl', 'nitric acid', 'HBr']],
    ['Parts of speech', 'nouns, verbs, words like and', ['nouns', 'verbs', 'words like and']],
    ['Artes', 'música, poesía y danza', ['música', 'poesía', 'danza']],
    ['Arts', 'musica, poesia e danza', ['musica', 'poesia', 'danza']],
    ['Arts', 'musica, poesia ed arte', ['musica', 'poesia', 'arte']],
    ['Arts', 'musique, dessin et danse', ['musique', 'dessin', 'danse']],
    ['Tests', 'Musik, Malerei und Tanz', ['Musik', 'Malerei', 'Tanz']],
    ['Plans', 'musik, teater och dans', ['musik', 'teater', 'dans']],
    ['Partes de la flor', 'cáliz, corola y pistilo', ['cáliz', 'corola', 'pistilo']],
    ['Frutos do mar', 'camarão, lula e polvo', ['camarão', 'lula', 'polvo']],
    ['Fixed assets', 'land, tools of every kind, sheds', ['land', 'tools of every kind', 'sheds']],
  ])('behind %s: %s', (label, meaning, members) => {
    expect(listedIn({ label, meaning })).toEqual(members);
  });

  test.each([
    ['two things', 'Strong acids', 'HCl, nitric acid'],
    ['nothing with a comma', 'Strong acids', 'HCl and HBr and HI'],
    ['a member of five words', 'Fixed assets', 'land, tools of every known kind, sheds'],
    ['an empty member', 'Strong acids', 'HCl,, HBr, HI'],
    ['what is said of one thing', 'Acid', 'sour, runny, clear'],
    ['what is said of one thing', 'Ley de Ohm', 'tensión, corriente y resistencia'],
    ['what is said of one thing', 'Corona (os de la mar)', 'sal, sol y arena'],
    ...'e.g. land|eg land|i.e. land|ie land|such as land|kept long|used daily|made here|found here|has value|have value|can rot|must last|is land|are big|to use|not cash'
      .split('|')
      .map((member): [string, string, string] => [
        'a description',
        'Fixed assets',
        `sheds, ${member}, tools`,
      ]),
  ])('no members if it has %s: %s: %s', (_, label, meaning) => {
    expect(listedIn({ label, meaning })).toEqual([]);
  });

  test('members that begin like a word of a description', () => {
    expect(listedIn({ label: 'Fixed assets', meaning: 'islands, canals, tools' })).toHaveLength(3);
  });
});

test.each([
  ['a line.', 'a line'],
  ['  a line ;  ', 'a line'],
  ['a line ,', 'a line'],
  ['a line..', 'a line.'],
  ['a line?', 'a line?'],
  ['a. b', 'a. b'],
  ['.', ''],
])('the mark at the end of “%s” is no part of it', (line, plain) => {
  expect(withoutFinalMark(line)).toBe(plain);
});

test('every line contains its label and its meaning', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .tuple(fc.string(), fc.constantFrom(': ', ' - ', ' → ', '— '), fc.string())
      .map((parts) => parts.join('')),
    fc.constantFrom(
      `${'a '.repeat(40_000)}: b`,
      `Osmosis: ${', '.repeat(40_000)}`,
      `Osmosis: ${'Ab. '.repeat(40_000)}`,
    ),
  );
  fc.assert(
    fc.property(line, (text) => {
      const found = labelledLine(text) ?? { label: '', meaning: '' };
      expect(text).toContain(found.label);
      // "Plants,collect water" is given the space that it lacks.
      expect(withoutSpaces(text)).toContain(withoutSpaces(found.meaning));
      for (const member of listedIn(found)) expect(found.meaning).toContain(member);
    }),
    { examples: [['Leaves: plants,collect water']] },
  );
});

describe('the meaning of a label that is named again', () => {
  test.each([
    [
      'Program Counter (PC): The Program Counter keeps track of the next instruction',
      'keeps track of the next instruction',
    ],
    ['Memory Address Registers: Address Registers store addresses of data', 'store addresses of data'],
    ['Data Registers (DR): These registers store data of a file', 'store data of a file'],
    ['Delta: A delta is a fan of mud', 'a fan of mud'],
    [
      'Buffer register: The register in a computer that stores data',
      'The register in a computer that stores data',
    ],
    ['Alternating current: Current that changes its direction', 'Current that changes its direction'],
    ['Delta: deltas of the world and their towns', 'deltas of the world and their towns'],
  ])('%s', (line, meaning) => {
    expect(labelledLine(line)?.meaning).toBe(meaning);
  });
});
