/** Ordering: items are put into their right order, and one of nine rules marks it. */

import { findTextProblem, hasDuplicates, toBodyProblems } from './body-problems.ts';
import { getShare, toSingleMark } from './marked-answer.ts';
import { getOrderingGuess, measureOrder } from './ordering-rules.ts';
import { shuffleItems } from './presented-order.ts';
import { bodyLimits, type OrderingBody, orderingRules } from './question-body.ts';
import { tidyText } from './texts/answer-text.ts';
import type { MarkedAnswer, TypeModule } from './type-module.ts';

export const ordering: TypeModule<'ordering'> = {
  type: 'ordering',
  hasParts: true,
  getProblems: ({ items, rule }) =>
    toBodyProblems([
      findTextProblem({ texts: items, noun: 'item', min: 2, max: bodyLimits.items }),
      hasDuplicates(items) ? 'Write another text for each item.' : null,
      orderingRules.includes(rule) ? null : 'Select a marking rule for the order.',
    ]),
  getTexts: ({ items }) => items,
  present: ({ items }, seed) => ({ type: 'ordering', items: shuffleItems(items, seed) }),
  getMisfit: (presented, { items }) =>
    isPermutation(presented.items, items) ? null : 'Order all items of the question.',
  mark: (body, { items }) => mark(body, items),
  isNear: () => false,
  getKeyText: ({ items }) => describeItems(items),
  getAnswerText: ({ items }) => describeItems(items),
  getGuess: ({ items, rule }) => getOrderingGuess(rule, items.length),
};

function mark(body: OrderingBody, items: readonly string[]): MarkedAnswer {
  const part = { answer: describeItems(items), key: describeItems(body.items), share: 0, feedback: '' };
  if (items.length === 0) return toSingleMark({ ...part, reason: 'Nothing was ordered.' });
  if (!isPermutation(body.items, items))
    return toSingleMark({ ...part, reason: 'The answer does not have the items of the question.' });

  const order = items.map((item) => body.items.indexOf(item));
  const { earned, total, reason } = measureOrder(body.rule, order);
  return toSingleMark({ ...part, share: getShare(earned, total), reason });
}

function isPermutation(items: readonly string[], answer: readonly string[]): boolean {
  if (items.length !== answer.length) return false;

  const sorted = [...answer].sort();
  return [...items].sort().every((item, index) => item === sorted[index]);
}

function describeItems(items: readonly string[]): string {
  return items.map(tidyText).join(' → ');
}
