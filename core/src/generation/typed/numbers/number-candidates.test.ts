import { describe, expect, it } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getBodyProblems, getKeyText, markAnswer } from '../../../question-types/question-types.ts';
import { getAmountBody, readAmount } from './amount.ts';
import { getNumberCandidates } from './number-candidates.ts';
import { getUnitNames } from './units.ts';

const askLines = (lines: string) =>
  getNumberCandidates(readCardNote(englishNote(lines))).map(
    ({ stem, body }) => `${stem} → ${getKeyText(body)}`,
  );

describe('a number of a note', () => {
  it.each([
    [
      'The normal breathing rate of an adult is 16 breaths per minute.',
      'What is the normal breathing rate of an adult? Give the answer in breaths per minute. → 16 breaths per minute',
    ],
    [
      'The density of mercury = 13.6 g/cm³',
      'What is the density of mercury? Give the answer in g/cm³. → 13.6 g/cm³',
    ],
    ['The flag of Nigeria has three stripes.', 'How many stripes does the flag of Nigeria have? → 3'],
    ['The Senate consists of 109 members.', 'How many members does the Senate consist of? → 109'],
    [
      '| Metal | Melting point (°C) | Use |\n| Tin | 232 | cans |',
      'What is the melting point of tin? Give the answer in °C. → 232 °C',
    ],
    [
      '| Cable | Max length | Price or fee |\n| Cat 6A | 100 m | 5 m |',
      'What is the max length of Cat 6A? Give the answer in m. → 100 m',
    ],
  ])('is asked: %s', (lines, expected) => {
    expect(askLines(lines).join('\n')).toBe(expected);
  });

  it.each([
    ['a year', 'The first railway of the country was opened in 1898.'],
    ['a range', 'The normal level of sodium in blood is 135–145 mmol/L.'],
    ['a part of a longer phrase', 'Adult frogs have two lungs in the chest, and a moist skin.'],
    ['a bare quantity', 'Density = 1000 kg/m³'],
    ['a quantity of something before', 'Its boiling point is 78 °C.'],
    ['a count of points', 'The new budget has three main advantages.'],
    ['an unknown unit', 'The yield of the field is 12 baskets.'],
    ['a cell without a quantity', '| Correction | Value (mm) |\n| Sag | 11.5 |'],
  ])('is not asked if it is %s', (_, lines) => {
    expect(askLines(lines)).toEqual([]);
  });
});

describe('the key of a number', () => {
  it.each([
    ['37 °C', ['37', '37 °C', '37 degrees Celsius', '36.9'], ['36', '37 K', '4']],
    ['72 bpm', ['72 beats per minute'], ['73', '7']],
    ['46', ['46', '46.0'], ['45', '47']],
    ['1000 kg/m³', ['1000', '998 kg/m^3'], ['900', '1100']],
    ['₦500,000', ['500000', '500,000.00 naira'], ['500001']],
    ['about 5 L', ['5', '5.4 litres'], ['6', '4']],
    ['3 × 10^8 m/s', ['3e8', '2.998 x 10^8 m/s'], ['3e7']],
  ])('%s accepts what is as precise as the note', (text, right, wrong) => {
    const amount = readAmount(text);
    if (amount === null) throw new Error(`${text} was not read`);

    const body = getAmountBody(amount);
    const getShare = (answer: string) => markAnswer(body, { type: 'numerical', text: answer }).share;
    expect(getBodyProblems(body, 'How much is it?')).toEqual({});
    expect(right.map(getShare)).toEqual(right.map(() => 1));
    expect(wrong.map(getShare)).toEqual(wrong.map(() => 0));
  });

  it.each(['60–100', '6 to 9', '5 mg/L (less in winter)', '1:4', '12 bags', 'x + 1'])(
    '%s is not one number',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  it('names each unit once', () => {
    expect(getUnitNames('metres')).toEqual(['metres', 'm', 'metre', 'meter', 'meters']);
    expect(getUnitNames('baskets')).toBeNull();
  });
});
