import { describe, expect, test } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import { cardsOf } from '../testing/made-cards.ts';

describe('a labelled line is asked by its form', () => {
  test.each([
    [
      'Osmosis: movement of water through a membrane',
      'What is osmosis? → movement of water through a membrane',
    ],
    ['Debtor: a person who owes the business', 'What is a debtor? → a person who owes the business'],
    ['Asset = something the business owns', 'What is meant by “asset”? → something the business owns'],
    [
      'Nucleus - controls the cell and holds the DNA',
      'What does a nucleus do? → controls the cell and holds the DNA',
    ],
    [
      'Personification: a thing is given human qualities',
      'What is meant by “personification”? → a thing is given human qualities',
    ],
    [
      'Returns book: goods sent back by angry customers',
      'Which term is meant? “goods sent back by angry customers” → Returns book',
    ],
    [
      "Hooke's law: extension is proportional to load up to the elastic limit",
      "State Hooke's law. → extension is proportional to load up to the elastic limit",
    ],
    [
      'Gross profit = sales - cost of goods sold',
      'What is the formula for gross profit? → sales - cost of goods sold',
    ],
    ['NIC: network interface card', 'What does NIC stand for? → network interface card'],
    [
      '# Farming\n- Extensive: animals roam about and find their own food',
      'Farming: What is meant by “extensive”? → animals roam about and find their own food',
    ],
    ['DNA: deoxyribonucleic acid', 'What does DNA stand for? → deoxyribonucleic acid'],
    ['1914 - amalgamation of north and south', 'In which year: amalgamation of north and south? → 1914'],
    [
      '4 July 1776: Declaration of Independence adopted by Congress',
      'When: Declaration of Independence adopted by Congress? → 4 July 1776',
    ],
    [
      'Deposition - river drops material when it slows - dominant in lower course',
      'What is meant by “deposition”? → river drops material when it slows',
    ],
    [
      'Geiger tube: gas gets ionised -> pulse of current -> click',
      'Geiger tube: name the 3 steps in order. → 1. gas gets ionised; 2. pulse of current; 3. click',
    ],
    ['Quatrain: stanza of four lines', 'What is meant by “quatrain”? → stanza of four lines'],
    ['Commis: a learner who helps the cooks', 'What is a commis? → a learner who helps the cooks'],
    [
      'Judiciary: interprets the laws and punishes offenders',
      'What does the judiciary do? → interprets the laws and punishes offenders',
    ],
    [
      'Money multiplier = 1 / reserve requirement',
      'What is the formula for the money multiplier? → 1 / reserve requirement',
    ],
    ['Nucleons = protons and neutrons', 'What are nucleons? → protons and neutrons'],
    ['Atomic number: number of protons', 'What is meant by “atomic number”? → number of protons'],
    [
      'assets of a bank: loans, bonds, reserves',
      'assets of a bank: name the 3. → - loans; - bonds; - reserves',
    ],
    [
      '# Half-life\n- Carbon-14: 5730 years, used to date what was alive',
      'Half-life: Carbon-14 → ? → 5730 years, used to date what was alive',
    ],
    [
      '# Half-life\n- time in which half of the nuclei decay\n- not good for old things',
      'What is meant by “half-life”? → time in which half of the nuclei decay',
    ],
    ['# Revolution\n- limits: no women and no slaves', 'Revolution: limits? → no women and no slaves'],
    [
      'Documents to carry: driving licence, vehicle licence, insurance paper',
      'Documents to carry: name the 3 points. → - driving licence; - vehicle licence; - insurance paper',
    ],
  ])('%s', (line, card) => {
    expect(cardsOf(line)).toEqual([card]);
  });

  test.each([
    ['is a remark', 'Note: read this again before the test'],
    ['is homework', 'Homework: page 212 questions 1 to 6'],
    ['sends to a page', 'Osmosis: see p. 212 of the book'],
    ['gives an example', 'Example: a stone that falls from a roof'],
    ['says too little', 'Fast: quick'],
    ['leans on another', 'Deliver: they carry it to the house'],
    ['goes on from another', 'Erosion: also caused by strong winds'],
    ['asks for something', 'Quantify the threshold level: highest dose without an effect'],
    ['says what became of something', 'Increased reactivity: the outer shell is further away'],
    ['lists figures', 'Order of size: sand 2 - 0.05 mm, silt 0.05 - 0.002 mm'],
    ['gives its answer away', 'Price floor: lowest price on the floor of a price'],
    ['is cut off', 'Anaemia: a genetic condition in which red blood cells'],
    ['points to a person that stands elsewhere', 'Antagonist: the one who opposes him'],
    ['has an arrow for what it leads to', 'Anode: loses electrons to the wire -> oxidation'],
    [
      'says something of two things',
      'Scintillator + photomultiplier: light flashes turned into an electrical signal',
    ],
    ['gives a figure without saying what it measures', 'Carbon-14: 5730 years, used to date what was alive'],
    ['is of a whole that stands nowhere', 'Limits: no women and no slaves'],
    ['judges', 'Service: extremely important to the guests of a hotel'],
  ])('and gives no card where it %s', (_, line) => {
    expect(cardsOf(line)).toEqual([]);
  });

  test.each([
    [
      'an article',
      'Asset: something that is owned\nLand is an asset, and so is a machine.',
      'What is an asset?',
    ],
    [
      'a plural before "of"',
      'Error of omission: transaction left out completely\nThe errors are found later.',
      'What is an error of omission?',
    ],
    ['a plural', 'Horizon: layer of the soil\nThe horizons differ in colour.', 'What is a horizon?'],
    [
      'a capital',
      'Haber process: makes ammonia for fertilisers\nPlants use the Haber process at high pressure.',
      'What does the Haber process do?',
    ],
  ])('%s of the note stays', (_, lines, front) => {
    expect(cardsOf(lines, 'definition').map((card) => card.split(' → ')[0])).toContain(front);
  });

  test('the first line of a note says what the note is about', () => {
    expect(
      cardsOf(
        typedNote(
          'Biology: structure of the cell\n\n# Cells\nThey are the units of which all of life is made.',
        ),
      ),
    ).toEqual([]);
  });

  test('a label of a word or two is asked below the line that describes several such labels', () => {
    const words =
      'Words for loudness:\n- Piano: soft\n- Mezzo: medium\n- Sforzando: accented\n- Calando: softer';

    expect(cardsOf(words, 'definition')).toContain('Words for loudness: Piano → ? → soft');
    expect(cardsOf('Piano: soft')).toEqual([]);
  });
});

describe('a list is asked by its head', () => {
  test.each([
    [
      'Causes of erosion\n- heavy rain\n- strong wind\n- overgrazing',
      'Causes of erosion: name the 3. → - heavy rain; - strong wind; - overgrazing',
    ],
    [
      '# Federalism\nDisadvantages\n- expensive\n- slow\n- duplication of functions',
      'Federalism: Disadvantages: name the 3. → - expensive; - slow; - duplication of functions',
    ],
    [
      'Monopoly\n- one seller\n- no close substitutes\n- high barriers to entry',
      'Monopoly: name the 3 points. → - one seller; - no close substitutes; - high barriers to entry',
    ],
  ])('%s', (lines, card) => {
    expect(cardsOf(lines)).toEqual([card]);
  });

  test.each([
    ['names nothing', 'Notes\n- one seller\n- no rivals\n- high prices'],
    ['is of something that stands nowhere', 'Disadvantages\n- expensive\n- slow\n- duplication of functions'],
    ['counts otherwise', 'Two kinds of rock\n- granite\n- marble\n- slate'],
    ['is too long', `Causes of war\n${'- a cause\n'.repeat(8)}`],
    ['holds years alone', 'Years of reform\n- 1914\n- 1922\n- 1960'],
    ['is about the test', 'On the test\n- cells\n- tissues\n- organs'],
  ])('and gives no card where it %s', (_, lines) => {
    expect(cardsOf(lines)).toEqual([]);
  });

  test('also about all steps in their order, and about the following step', () => {
    expect(cardsOf('Stages of mitosis\n1. Prophase\n2. Metaphase\n3. Anaphase')).toEqual([
      'Stages of mitosis: name the 3 steps in order. → 1. Prophase; 2. Metaphase; 3. Anaphase',
      'Which stage of mitosis comes directly after “Prophase”? → Metaphase',
      'Which stage of mitosis comes directly after “Metaphase”? → Anaphase',
    ]);
  });
});

test('a table of three rows is asked as well, and a column that says what things are', () => {
  const table = `# Radiation
| | what it is | charge |
| alpha | helium nucleus | +2 |
| beta | fast electron | -1 |
| gamma | high energy photon | 0 |`;

  expect(cardsOf(table).slice(0, 2)).toEqual([
    'Radiation: What is meant by “alpha”? → helium nucleus',
    'Radiation: What is the charge of “alpha”? → \\+2',
  ]);
});

test('a table is asked cell by cell, except for statements of a row about itself and for guesses', () => {
  const table = `# Separation
| Method | Separates | Used for | Easy |
| Chromatography | dyes in ink | inks | yes |
| Filtration | solid from liquid | sand | yes |
| Sublimation | ability to sublime | iodine | no |
| Distillation | two liquids | spirits | no |`;

  expect(cardsOf(table)).toEqual([
    'What does the method “Chromatography” separate? → dyes in ink',
    'Separation: What is the method “Chromatography” used for? → inks',
    'What does the method “Filtration” separate? → solid from liquid',
    'Separation: What is the method “Filtration” used for? → sand',
    'Separation: What is the method “Sublimation” used for? → iodine',
    'What does the method “Distillation” separate? → two liquids',
    'Separation: What is the method “Distillation” used for? → spirits',
  ]);
});
