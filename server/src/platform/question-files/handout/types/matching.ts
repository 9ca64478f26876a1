/** Pairs on paper: numbered texts with a blank, next to lettered matches. */
import { mixTexts } from '../../bodies/mixed-order.ts';
import { instruction, letteredRow } from '../answer-rows.ts';
import { element } from '../element.ts';
import { defineType, type TypedBody } from './handout-type.ts';

export const matching = defineType('matching', {
  printQuestion: (body, texts) => [
    instruction('Write the letter of its match before each number.'),
    element('div', { class: 'columns' }, [
      element(
        'ol',
        { class: 'boxed' },
        body.pairs.map(({ left }) => element('li', {}, texts.of(left))),
      ),
      element(
        'ol',
        { type: 'A' },
        getMatches(body).map((right) => element('li', {}, texts.of(right))),
      ),
    ]),
  ],
  printAnswer(body, texts) {
    const matches = getMatches(body);
    const rows = body.pairs.map(({ left, right }) =>
      element('li', {}, [...texts.of(left), letteredRow(matches.indexOf(right), texts.of(right))]),
    );
    return [element('ol', {}, rows)];
  },
});

/** Equal matches are one. */
function getMatches({ pairs, extra }: TypedBody<'matching'>): string[] {
  return mixTexts([...new Set([...pairs.map(({ right }) => right), ...extra])]);
}
