import { describe, expect, test } from 'vitest';
import { hasFairLength, isSelfContained, isWellFormed, isWholeBlank } from './stem-rules.ts';

describe('one complete sentence is accepted:', () => {
  test.each([
    'Which of the following is the SI unit of force?',
    '________ is the gas that plants take in by day.',
    "Ohm's law ties voltage, current and ________ together.",
    '“Survival of the fittest” is a phrase that ________ coined in 1864.',
    "'Nature and nurture' is a pair of words made known by ________.",
    '97 % of the water on Earth is ________.',
    'Descartes wrote: “I think, therefore I ________.”',
    'Sodium chloride (NaCl) melts at ________ °C.',
    'The array a[0] holds the first ________ of the list.',
    'The words "supply" and "demand" come from the study of ________.',
    'The scale of a map that shows ________ is 1:50,000.',
    'In snake_case names each space becomes a ________.',
    'A ________ joins two words, as in snake_case.',
    'Birds of prey see and watch ________ from high above.',
    '  Water boils at ________ on Kilimanjaro.  ',
    'What goes in “Sales journal”?',
    'What is a thermometer used for?',
    'Which rock is oceanic crust made of?',
    'Which rock is oceanic crust made of, unlike continental crust?',
    'Dr. Okoro’s clinic in Enugu treats ________ without charge!',
  ])('%s', (stem) => {
    expect(isWellFormed(stem)).toBe(true);
  });
});

describe('the gate', () => {
  test.each([
    ['starts in the middle', 'the SI unit of force is the ________.'],
    ['starts with a bracket', '(NaCl) is the formula of ________.'],
    ['has no end', 'The SI unit of force is the ________'],
    ['goes on after its end', 'Water boils. At 100 °C it becomes ________ and'],
    ['is a command', 'Visit the museum of Benin City and find the ________.'],
    ['sends the reader elsewhere', 'Go to the laboratory and measure the ________.'],
    ['holds an address', 'The map at https://maps.example names the river ________.'],
    ['holds an address of the older kind', 'The map at http://maps.example names the river ________.'],
    ['holds an address without its scheme', 'The tables of www.who.int rank ________ first.'],
    ['holds the name of a site', 'The encyclopedia akada.org says that ________ is a metal.'],
    ['has two blanks', '________ and ________ are the parts of a salt.'],
    ['lost a word after a comma', 'Water freezes at 0 °C, ?'],
    ['lost a word before its end', 'Water freezes at 0 °C,?'],
    ['has a gap before its end', 'Water freezes at ________ .'],
    ['trails off', 'The planets are Mercury, Venus and ________...'],
    ['asks twice', 'Which of the following is a noble gas??'],
    ['has a comma too many', 'Copper,, tin and zinc are ________.'],
    ['ends in the middle of a phrase', 'The heart pumps ________ to the.'],
    ['lost a phrase in the middle', 'The heart is made of, like the tongue, ________.'],
    ['leaves a quotation open', 'The term "mitosis stands for the ________ of a nucleus.'],
    ['leaves a printed quotation open', 'The term “mitosis stands for the ________ of a nucleus.'],
    ['leaves a bracket open', 'Sodium chloride (NaCl melts at ________ °C.'],
    ['closes a bracket twice', 'Sodium chloride (NaCl)) melts at ________ °C.'],
    ['leaves a square bracket open', 'The array a[0 holds the first ________ of the list.'],
  ])('rejects a stem that %s: %s', (_, stem) => {
    expect(isWellFormed(stem)).toBe(false);
  });
});

/** @returns a stem with this many words */
const getStem = (words: number): string => `${Array.from({ length: words }, () => 'Rain').join(' ')}.`;

describe('the words of a stem, its template not counted', () => {
  test.each([
    ['five around a blank say too little', getStem(5), false],
    ['six around a blank are enough', getStem(6), true],
    ['forty are the most', getStem(40), true],
    ['forty-one are too many', getStem(41), false],
    ['two words of content make a question', 'Which of the following builds proteins?', true],
    ['one word of content says too little', 'Which of the following is a gas?', false],
    ['a template in capitals says nothing either', 'WHICH OF THE FOLLOWING IS A GAS?', false],
    ['only an opening is a template', 'Plants need which of the following gases to live?', true],
  ])('%s', (_, stem, isFair) => {
    expect(hasFairLength(stem)).toBe(isFair);
  });
});

const HALF_NAMES = [
  'The Bank of ________ issues the naira.',
  'A Baía de ________ deu o nome ao Rio.',
  'Craik and ________ described how deeply a word is processed.',
  'Procter & ________ began with soap and candles in 1837.',
  'The Battle of the ________ was fought in August 1798.',
  "The poet O'Neill and ________ met in Dublin.",
  '________ Bello was the first premier of Northern Nigeria.',
  'The ________ of Versailles ended the war in 1919.',
  'The ________ of the Congo drains a basin of 4 million km².',
  'The ________ and Tobago form one republic.',
  'The ________ for Africa has its seat in Addis Ababa.',
  'The physicist Isaac ________ described gravity in 1687.',
  'Ada Lovelace-King ________ wrote the first program.',
];

describe('half of a name is rejected:', () => {
  test.each(HALF_NAMES)('%s', (stem) => {
    expect(isWholeBlank(stem)).toBe(false);
  });

  test.each(HALF_NAMES)('however wide the spaces: %s', (stem) => {
    expect(
      isWholeBlank(stem.replaceAll(/ (?=of|and|&|for|the|de|_)|(?<=of|and|&|for|the|de|_) /g, '  ')),
    ).toBe(false);
  });
});

describe('half of a compound is rejected:', () => {
  test.each([
    'The beta-________ of the pancreas make insulin.',
    'The carbon–________ bond is hard to break.',
    'A 14-________ course treats the infection.',
    'An ________-ray passes through skin but not through bone.',
    'The Hardy ________–weinberg rule holds in large groups.',
    "The ________'s law ties voltage to current.",
    'The ________’s principle explains why ships float.',
  ])('%s', (stem) => {
    expect(isWholeBlank(stem)).toBe(false);
  });
});

describe('a whole name or phrase may be asked for:', () => {
  test.each([
    'Which of the following is the Bank of Ghana a part of?',
    'The ________ is the largest organ of the body.',
    'The study of ________ began with Mendel’s peas.',
    'The ________ of plants takes place in the leaves.',
    'The bones and ________ hold the body upright.',
    'The law that ________ published in 1662 ties pressure to volume.',
    'One gas - ________ - keeps the Earth warm.',
    'In 1959 the Leakeys found “________” in the Olduvai Gorge.',
    'Nigeria became a republic in ________.',
    'Trade between Kano and _id fields of a table share a ________.',
    'A name with _ Python takes for one that is ________.',
    'A value that Python _ holds is the last ________.',
    'A style such as nav-_item or nav_-item marks a ________.',
  ])('%s', (stem) => {
    expect(isWholeBlank(stem)).toBe(true);
  });
});

describe('a reader who has not seen the sentence before understands', () => {
  test.each([
    'Iṣu, Èròjà: ________.',
    'Which of the following is the powerhouse of the cell?',
    'Which of the following examples of a lever has its load in the middle?',
    'A snake sheds the outer layer of its skin during ________.',
    'The human heart and its valves are wrapped in the ________.',
    "Newton's second law ties force to mass and ________.",
    'At 1 atm and 25 °C, 1 mol of an ideal gas fills ________ litres.',
    'Italy became one state in ________.',
    'Thistles and thyme belong to the ________.',
  ])('%s', (stem) => {
    expect(isSelfContained(stem)).toBe(true);
  });
});

describe('an opening that leans on the sentence before is rejected:', () => {
  test.each([
    'However, a rise in price lowers the ________.',
    '  However, a rise in price lowers the ________.',
    'For example, copper and tin make ________.',
    'As a result, the price of bread in Lagos ________.',
    'In this process water and carbon dioxide become ________.',
    'To do so, a plant opens the ________ of a leaf.',
    'Consider a pendulum of length 1 m and period ________.',
    'Let’s call the longest side of a right triangle the ________.',
    "Let's call the longest side of a right triangle the ________.",
    'There are 206 bones in the ________.',
    'In grammar, the second example is called ________ and is found in verse.',
    'Second, a rise in price lowers the ________.',
    'The weakness, however, is the price of ________ in winter.',
    'A second cause, for example, is the loss of ________ in winter.',
    'Both were signed at ________ in 1919.',
  ])('%s', (stem) => {
    expect(isSelfContained(stem)).toBe(false);
  });
});

describe('a word that points outside of the sentence is rejected:', () => {
  test.each([
    'The gas in the figure expands at ________.',
    'The values in the table show that ________ boils first.',
    'The first chapter explains the ________ of the cell.',
    'The video of the eclipse shows the ________ of the sun.',
    'The website of the central bank gives the rate of ________.',
    'The link leads to the text of the ________.',
    'The following section of the constitution names the ________.',
    'Many lawyers in the country reject that idea of a ________.',
    'In the winter of that year the army crossed the ________.',
    'The liquid in tube B, which turns red, holds much ________.',
    'Prices rise, as in panel c, because of the ________.',
    'The following examples of fungi live on ________.',
    'Potassium leaves the cell by which of the following examples of transport?',
    'The enzyme mentioned breaks starch into ________.',
    'The most dramatic is the ice volcano called ________.',
    'The largest was found by ________ in 1801.',
    'Plato is the subject to the left of center in the ________.',
    'The gods are depicted with wings in ________.',
    'The former is a metal, and the latter is a ________.',
    'Plants that we eat store sugar as ________.',
    'The skin protects you from ________.',
  ])('%s', (stem) => {
    expect(isSelfContained(stem)).toBe(false);
  });
});

describe('a pronoun, or a word that concludes, among the first four words has lost its reference:', () => {
  test.each([
    'When she measured pitchblende, Marie Curie found ________.',
    'Heat makes them swell, as Boyle and ________ saw.',
    'The heart and its valves are wrapped in the ________.',
    'Marie  Curie shared her prize of 1903 with ________.',
    'Where they’re warm, oceans release ________.',
    'Mohists therefore condemn every kind of ________.',
  ])('%s', (stem) => {
    expect(isSelfContained(stem)).toBe(false);
  });
});
