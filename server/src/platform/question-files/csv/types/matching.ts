/** Pairs in a table: `Na=sodium|K=potassium|=iron`. A match without a left text belongs to no pair. */
import { joinTexts, splitTexts } from '../listed-texts.ts';
import { defineType } from './csv-type.ts';

export const matching = defineType({
  type: 'matching',
  names: /^match(?:ing)?$/,
  read({ answer }) {
    const rows = splitTexts(answer, '|').map((pair) => splitTexts(pair, '='));
    if (rows.some(({ length }) => length !== 2))
      return 'The answer is written as left=right|left=right, and \\= or \\| within a text.';

    const pairs = rows.flatMap(([left = '', right = '']) => (left === '' ? [] : [{ left, right }]));
    const extra = rows.flatMap(([left, right = '']) => (left === '' ? [right] : []));
    return { body: { type: 'matching', pairs, extra } };
  },
  write({ pairs, extra }) {
    const rows = [...pairs, ...extra.map((right) => ({ left: '', right }))];
    const texts = rows.map(({ left, right }) => joinTexts([left, right], '='));
    return { cells: { answer: joinTexts(texts, '|') } };
  },
});
