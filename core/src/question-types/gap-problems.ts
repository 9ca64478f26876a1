/** Reasons why a question with gaps cannot be published. */
import { toBodyProblems } from './body-problems.ts';
import { numerical } from './numerical.ts';
import { bodyLimits, type GapsBody } from './question-body.ts';
import { findSelectProblem } from './select-gap.ts';
import { shortAnswer } from './short-answer.ts';

/** The position of a gap in the stem: `[[1]]` is the first one. */
const marker = /\[\[(\d{1,4})\]\]/g;

/**
 * Checks the gaps and their markers.
 *
 * @param body of the question
 * @param stem with a marker for each gap
 * @returns a sentence for `body` and one for `stem`; empty if nothing is wrong
 */
export function findGapProblems(body: GapsBody, stem: string): Record<string, string> {
  const problem = findMarkerProblem(stem, body.gaps.length);
  return { ...toBodyProblems(findProblems(body)), ...(problem ? { stem: problem } : {}) };
}

function findProblems(body: GapsBody): (string | null)[] {
  const isWeight = (weight: number) => Number.isFinite(weight) && weight > 0;
  return [
    body.gaps.length === 0 ? 'Give at least one gap.' : null,
    body.gaps.length > bodyLimits.gaps ? `Give at most ${bodyLimits.gaps} gaps.` : null,
    body.gaps.every(({ weight }) => isWeight(weight)) ? null : 'Give each gap a weight above 0.',
    ...body.gaps.map(({ answer }, index) => {
      const problem = findGapProblem(answer);
      return problem ? `Gap ${index + 1}: ${problem}` : null;
    }),
  ];
}

function findGapProblem(answer: GapsBody['gaps'][number]['answer']): string | null {
  if (answer.type === 'select') return findSelectProblem(answer);
  const problems =
    answer.type === 'short' ? shortAnswer.getProblems(answer, '') : numerical.getProblems(answer, '');
  return problems.body ?? null;
}

/** Each gap needs its marker once, in order. */
function findMarkerProblem(stem: string, count: number): string | null {
  const numbers = Array.from(stem.matchAll(marker), ([, digits]) => Number(digits));
  const [surplus] = numbers.filter((number) => number < 1 || number > count);
  if (surplus !== undefined) return `Remove the marker [[${surplus}]], because it has no gap.`;

  const gaps = Array.from({ length: count }, (_, index) => index + 1);
  const missing = gaps.find((number) => !numbers.includes(number));
  if (missing !== undefined) return `Write the marker [[${missing}]] in the text.`;
  if (numbers.length > count) return 'Write each marker once.';
  return numbers.every((number, index) => number === index + 1) ? null : 'Write the markers in their order.';
}
