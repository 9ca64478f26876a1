/** Keys in words, with every answer that earns the complete mark. */
import type { GapsBody, QuestionBody } from '../question-body.ts';
import { getKeyText } from '../question-types.ts';

/**
 * Writes a key so that two keys of a question can be compared.
 *
 * @param body with the key
 * @returns such as `Abuja or FCT`; a row for a part of the mark is not named
 */
export function getKeyWords(body: QuestionBody): string {
  if (body.type === 'short' || body.type === 'numerical') return describeAccepted(body);
  if (body.type !== 'gaps') return getKeyText(body);
  return body.gaps.map(({ answer }, index) => `Gap ${index + 1}: ${describeGap(answer)}`).join('; ');
}

function describeAccepted(body: Extract<QuestionBody, { type: 'short' | 'numerical' }>): string {
  const words =
    body.type === 'short'
      ? findBest(body.accepted).map((row) => getKeyText({ ...body, accepted: [row] }))
      : findBest(body.accepted).map((row) => getKeyText({ ...body, accepted: [row] }));
  return words.length > 0 ? words.join(' or ') : getKeyText(body);
}

function describeGap(answer: GapsBody['gaps'][number]['answer']): string {
  if (answer.type !== 'select') return describeAccepted(answer);
  return findBest(answer.options)
    .map(({ text }) => text)
    .join(' or ');
}

function findBest<Row extends { share: number }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ share }) => share === 1);
}
