/** Orders in a table: the answer `first|second|third`, and the rule after the type, as in `ordering_exact`. */
import { orderingRules } from '@akada/core/question-types/question-body.ts';
import { joinTexts, splitTexts } from '../listed-texts.ts';
import { defineType } from './csv-type.ts';

export const ordering = defineType({
  type: 'ordering',
  names: new RegExp(`^order(?:ing)?(?:_(?:${orderingRules.join('|')}))?$`),
  read({ type, answer }) {
    const rule = orderingRules.find((name) => new RegExp(`^order(?:ing)?_${name}$`).test(type));
    return { body: { type: 'ordering', items: splitTexts(answer, '|'), rule: rule ?? 'longest_run' } };
  },
  write({ items, rule }) {
    return { cells: { type: `ordering_${rule}`, answer: joinTexts(items, '|') } };
  },
});
