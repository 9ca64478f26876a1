/** Orders on paper: a box for the number of each item. */
import { mixItems } from '../../bodies/mixed-order.ts';
import { instruction } from '../answer-rows.ts';
import { element } from '../element.ts';
import { defineType } from './handout-type.ts';

export const ordering = defineType('ordering', {
  printQuestion: ({ items }, texts) => [
    instruction('Number the boxes in the right order.'),
    element(
      'ul',
      { class: 'boxed' },
      mixItems(items).map((item) => element('li', {}, texts.of(item))),
    ),
  ],
  printAnswer: ({ items }, texts) => [
    element(
      'ol',
      {},
      items.map((item) => element('li', {}, texts.of(item))),
    ),
  ],
});
