/** Essays on paper: lines to write on, and the criteria below. */
import type { EssayCriterion } from '@akada/core/question-types/question-body.ts';
import { getCriterionText, getWordLimit } from '../../bodies/essay-texts.ts';
import { answerLine, instruction } from '../answer-rows.ts';
import { element } from '../element.ts';
import { defineType } from './handout-type.ts';

const lineCount = 12;

export const essay = defineType('essay', {
  printQuestion(body) {
    const limit = getWordLimit(body);
    return [
      ...(limit === null ? [] : [instruction(limit)]),
      printCriteria(body.criteria, getCriterionText),
      ...Array.from({ length: lineCount }, answerLine),
    ];
  },
  printAnswer: ({ criteria }) => [
    printCriteria(criteria, (criterion) =>
      [getCriterionText(criterion), criterion.guidance].filter(Boolean).join(': '),
    ),
  ],
});

function printCriteria(criteria: readonly EssayCriterion[], write: (criterion: EssayCriterion) => string) {
  return element(
    'ul',
    {},
    criteria.map((criterion) => element('li', {}, [write(criterion)])),
  );
}
