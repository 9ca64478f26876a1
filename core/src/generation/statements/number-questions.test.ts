import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from '../../text/words.ts';
import type { QuestionKind } from '../question-draft.ts';
import { wholeNote, withinScope } from '../scope/within-scope.ts';
import { asked, questionsOf } from '../testing/stated-questions.ts';
import { type StatedNumber, statedNumber, valuesNear } from './stated-number.ts';

describe('the number that a sentence states', () => {
  test('is not asked where it only stands in an aside', () => {
    const aside = 'The law was taken back after the revolt of the miners, who had asked for it in 1849.';
    const stated = 'The miners of the north asked the queen for a law against dust in 1849.';

    expect(Object.values(asked(`${aside}\n${stated}`, 'number'))).toEqual(['1849']);
    expect(asked(aside, 'number')).toEqual({});
  });

  test('is worth little, and least where it is a detail', () => {
    const text = [
      'The crust is the hard shell of the earth.',
      'The crust is 35 kilometres thick under the old dry land of the far north.',
      'A train of the company moved 60 tonnes of stone out of the crust.',
    ].join('\n');
    const worth = (key: string) => questionsOf(text).find((question) => question.key === key)?.worth ?? 0;

    expect(worth('35')).toBe(-2);
    expect(worth('60')).toBe(-9);
  });

  test('is asked where its kind is chosen', () => {
    const text = [
      'The crust is the hard shell of the earth.',
      'The crust is 35 kilometres thick under the old dry land of the far north.',
      'The miners of the north asked the queen for a law against dust in 1849.',
      'A train of the company moved 60 tonnes of stone out of the crust.',
    ].join('\n');
    const askables = questionsOf(text).map((question) => ({
      ...question,
      group: 0,
      ask: () => null,
    }));
    const within = (kinds: QuestionKind[]) =>
      withinScope(askables, { ...wholeNote, kinds })
        .filter(({ kind }) => kind === 'number')
        .map(({ worth }) => worth)
        .sort((one, other) => other - one);

    expect(within([])).toEqual([]);
    expect(within(['number'])).toEqual([-2, -4, -9]);
  });

  test.each<[string, Pick<StatedNumber, 'text' | 'form'>]>([
    ['The crust is 35 kilometres thick below the land.', { text: '35', form: 'amount' }],
    ['The volcano erupted in 1883 and was heard far away.', { text: '1883', form: 'year' }],
    ['Basalt covers 70 percent of the floor of the sea.', { text: '70', form: 'share' }],
    ['The earth has four layers of different rock.', { text: 'four', form: 'word' }],
    ['The quake left 350,000 people without a home.', { text: '350,000', form: 'amount' }],
  ])('%s', (sentence, number) => {
    expect(statedNumber(sentence)).toMatchObject(number);
  });

  test.each([
    ['a name', 'Figure 3 shows the layers of the earth.'],
    ['one of several', 'The crust is 5 to 70 kilometres thick.'],
    ['part of a word', 'The 19th century saw many eruptions, and carbon-14 dates them.'],
    ['too small to be worth knowing', 'The two plates meet under the sea.'],
    ['without a thing that it counts', 'The answer of the task is 42.'],
    ['perhaps a year', 'A 2023 discovery of new fossils was made there.'],
    ['a price', 'A tonne of basalt costs $40 in the port.'],
  ])('is none where it is %s', (_, sentence) => {
    expect(statedNumber(sentence)).toBeNull();
  });

  test('stands beside three other values of its form at least, and never twice', () => {
    const forms = fc.constantFrom<StatedNumber['form']>('year', 'share', 'word', 'amount');
    const numbers = forms.chain((form) => {
      const value =
        form === 'year'
          ? fc.integer({ min: 1500, max: 2030 })
          : form === 'share'
            ? fc.integer({ min: 1, max: 99 })
            : form === 'word'
              ? fc.integer({ min: 3, max: 12 })
              : fc.integer({ min: 3, max: 5_000_000 });
      return value.map((found) => ({ form, value: found, start: 0, text: written(form, found) }));
    });

    fc.assert(
      fc.property(numbers, fc.array(numbers, { maxLength: 8 }), fc.nat(50), (key, stated, turn) => {
        const near = valuesNear(key, stated, turn);

        expect(new Set([key.text, ...near].map(normalForm)).size).toBe(near.length + 1);
        expect(near.length).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});

const SPELLED = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function written(form: StatedNumber['form'], value: number): string {
  if (form === 'word') return SPELLED[value - 3] ?? '';
  return value >= 10_000 ? value.toLocaleString('en') : String(value);
}
