import { describe, expect, test } from 'vitest';
import { hasFairOptions, isOfForm, lengthRatio, looksAlike } from './option-form.ts';
import { agreesInNumber } from './stem-rules.ts';

describe('a guesser sees no difference between', () => {
  test.each([
    ['metabolism', 'cell'],
    ['cell wall', 'membrane'],
    ['carbon 14', 'nitrogen'],
    ['uranium 235', 'plutonium'],
    ['ingot', 'alloy'],
    ['weathering', 'mountain building'],
    ['mRNA', 'ribosome'],
    ['River Niger', 'Lake Chad'],
    ['CME', 'NASA'],
    ['Big Bang', 'Milky Way'],
    ['206', '1,300'],
    ['12.5 %', '30 %'],
    ['laws of motion', 'levers'],
    ["Ohm's law", "Boyle's law"],
  ])('%s and %s', (one, other) => {
    expect([isOfForm(one, other), isOfForm(other, one)]).toEqual([true, true]);
  });
});

describe('a guesser sees a difference in', () => {
  test.each([
    ['length', 'metabolism', 'gas'],
    ['length by one letter too many', 'circulation', 'cell'],
    ['number', 'moraines', 'moraine'],
    ['number of the head', 'laws of motion', 'law of motion'],
    ['capitals', 'Niger', 'river'],
    ['“-ing”', 'weathering', 'corrosion'],
    ['“-ING”', 'WEATHERING', 'CORROSION'],
    ['an acronym', 'CMEs', 'Flares'],
    ['an acronym of two letters', 'UN', 'Oslo'],
    ['figures', '206', 'many'],
    ['figures with a unit', '206', '20 kg'],
    ['figures with a point', '1,300', 'seven'],
  ])('%s: %s and %s', (_, one, other) => {
    expect([isOfForm(one, other), isOfForm(other, one)]).toEqual([false, false]);
  });

  test('an empty key has the form of nothing longer than two letters', () => {
    expect([isOfForm('an', ''), isOfForm('ant', '')]).toEqual([true, false]);
  });
});

describe('a key of up to four words is held against each distractor', () => {
  const key = 'conservation of angular momentum';

  test('and may be twice as long', () => {
    expect(looksAlike(key, ['kinetic energy', 'kinetic energy', 'kinetic energy'])).toBe(true);
  });

  test('and two similar distractors give it away', () => {
    expect(looksAlike('delta', ['dune', 'valley', 'banks'])).toBe(true);
    expect(looksAlike('delta', ['dune', 'valleys', 'banks'])).toBe(false);
  });

  test.each([
    ['a number', '1,200'],
    ['much longer', 'conservation of momentum'],
  ])('and a distractor that is %s gives it away', (_, option) => {
    expect(looksAlike('delta', ['dune', 'valley', option])).toBe(false);
  });
});

describe('a key of more words is held against the mean length of the distractors', () => {
  const long = 'sunlight splits water into gases';
  const short = 'it is a loss of heat';

  test.each<[string, boolean, string, string[]]>([
    [
      '1.6 times as long',
      true,
      long,
      ['roots take up oxygen', 'leaves give off heat', 'stems store the salt'],
    ],
    [
      'a little longer still',
      false,
      long,
      ['roots take up oxygen', 'leaves give off heat', 'stem stores the fat'],
    ],
    [
      '1.6 times as short',
      true,
      short,
      [long, 'bacteria in the roots fix oxygen', 'minerals rise from stem to roots'],
    ],
    [
      'a little shorter still',
      false,
      short,
      [long, 'bacteria in the roots fix oxygen', 'minerals rise from stems to roots'],
    ],
    [
      'of the same length, though one begins with a name',
      true,
      'Boyle’s gas law holds at any heat',
      ['pressure falls when heat rises', 'volumes double in every vessel', 'density stays what it was'],
    ],
    ['without distractors', false, long, []],
  ])('%s: %s', (_, isAlike, key, distractors) => {
    expect(looksAlike(key, distractors)).toBe(isAlike);
  });
});

describe('the values of a table and the members of a list', () => {
  test.each<[string, string, string[], boolean]>([
    [
      'may differ fourfold in length',
      'sandstone',
      ['sa', 'clay', 'a very long kind of rock from the sea'],
      false,
    ],
    ['may be four times as long', 'sand', ['a sandy bank of it', 'clay', 'gravel'], false],
    ['may be just four times as long', 'sand', ['a bank in spring', 'clay', 'gravel'], true],
    [
      'may be just four times as short',
      'a bank in spring',
      ['sand', 'clay and lime', 'gravel and sand'],
      true,
    ],
    ['may be no shorter', 'a bank in spring', ['ore', 'clay and lime', 'gravel and sand'], false],
    ['are amounts beside amounts', '50 km/h', ['80 km/h', 'fast'], true],
    ['are numbers beside numbers', '206', ['1,300', '12 %', '$40', '30 kg'], true],
    ['are no words beside numbers', '206', ['1,300', 'many'], false],
    ['are no longer words beside a number', '206', ['30 years'], false],
    ['are no numbers beside words', 'many', ['few', '206'], false],
  ])('%s', (_, key, distractors, isFair) => {
    expect(hasFairOptions(key, distractors)).toBe(isFair);
  });

  test('are compared with the mean of the others if they have more than four words', () => {
    const key = 'sunlight splits water into two gases';
    expect(hasFairOptions(key, ['roots drink', 'leaves sweat', 'stems store'])).toBe(false);
    expect(hasFairOptions('splits water into gases', ['roots drink', 'leaves sweat', 'stems store'])).toBe(
      true,
    );
  });
});

test.each([
  ['four', 'eighteen', 2],
  ['eighteen', 'four', 2],
  ['', 'four', 4],
  ['', '', 0],
])('the length ratio of "%s" and "%s" is the longer over the shorter', (one, other, ratio) => {
  expect(lengthRatio(one, other)).toBe(ratio);
});

describe('the verb after the asked subject', () => {
  test.each([
    ['Which of the following is the SI unit of force?', 'newton', 'newtons'],
    ['Which of the following was signed at Versailles in 1919?', 'treaty', 'treaties'],
    ['________ has a half-life of 5,730 years.', 'radiocarbon', 'isotopes'],
    ['A ________ does work when it lifts a load.', 'lever', 'levers'],
    ['An ________ is a bank of rubble left by ice.', 'esker', 'eskers'],
    ['The ________ was Faraday’s first machine.', 'motor', 'motors'],
    ['Which of the following were banned at Montreal in 1987?', 'halocarbons', 'ozone'],
    ['The ________ are the organs that clean the blood.', 'kidneys', 'kidney'],
    ['________ have no nucleus when they are ripe.', 'red blood cells', 'red blood cell'],
    ['________ do not conduct heat.', 'foams', 'foam'],
  ])('has the number of the option: %s %s, not %s', (stem, right, wrong) => {
    expect([agreesInNumber(stem, right), agreesInNumber(stem, wrong)]).toEqual([true, false]);
  });

  test.each([
    'In 1953 Watson and Crick described the ________ of DNA.',
    'Photosynthesis in the ________ is driven by light.',
    'Photosynthesis in the ________ are the first of two steps.',
    'The _ is a sign between the parts of the name of a ________.',
    'The _ have no weight in a figure such as that of a ________.',
    'Which of the following isomers turns polarised light?',
    'Which of the following areas borders on the Sahara?',
  ])('needs no number if it is elsewhere: %s', (stem) => {
    expect([agreesInNumber(stem, 'desert'), agreesInNumber(stem, 'deserts')]).toEqual([true, true]);
  });
});
