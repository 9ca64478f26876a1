/** Statements with a reason on paper. */
import { instruction, letteredRow } from '../answer-rows.ts';
import { element } from '../element.ts';
import { defineType } from './handout-type.ts';

export const reasoned = defineType('reasoned', {
  printQuestion: ({ reasons }, texts) => [
    element(
      'ul',
      { class: 'options' },
      ['True', 'False'].map((text) => element('li', {}, [text])),
    ),
    instruction('Choose the reason.'),
    element(
      'ol',
      { type: 'A', class: 'options' },
      reasons.map((reason) => element('li', {}, texts.of(reason))),
    ),
  ],
  printAnswer: ({ verdict, reasons, reason }, texts) => [
    element('p', {}, [verdict ? 'True' : 'False']),
    letteredRow(reason, texts.of(reasons[reason] ?? '')),
  ],
});
