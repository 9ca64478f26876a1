/** Gaps on paper: numbered blanks, and the words to select from below. */

import { getKeyText } from '../../bodies/key-text.ts';
import { mixTexts } from '../../bodies/mixed-order.ts';
import { writeBlanks } from '../../bodies/plain-body.ts';
import { labelledRow } from '../answer-rows.ts';
import { element, type Piece } from '../element.ts';
import type { HandoutTexts } from '../handout-texts.ts';
import { defineType, type TypedBody } from './handout-type.ts';

export const gaps = defineType('gaps', {
  prepareStem: writeBlanks,
  printQuestion: (body, texts) =>
    body.gaps.flatMap(({ answer }, index) => {
      if (answer.type !== 'select') return [];
      const options = mixTexts(answer.options.map(({ text }) => text));
      const items = options.map((text) => element('li', {}, texts.of(text)));
      return [labelledRow(`(${index + 1})`, [element('ul', { class: 'options' }, items)])];
    }),
  printAnswer: (body, texts) =>
    body.gaps.map(({ answer }, index) => labelledRow(`(${index + 1})`, getKey(answer, texts))),
});

function getKey(answer: TypedBody<'gaps'>['gaps'][number]['answer'], texts: HandoutTexts): Piece[] {
  if (answer.type !== 'select') return [getKeyText(answer)];
  return answer.options.filter(({ share }) => share === 1).flatMap(({ text }) => texts.of(text));
}
