/** Gaps in a text, each with its weight: short and numerical answers, and lists. */

import { findGapProblems } from './gap-problems.ts';
import { findLengthMisfit, getShare } from './marked-answer.ts';
import { numerical } from './numerical.ts';
import { shuffleTexts } from './presented-order.ts';
import type { GapsBody } from './question-body.ts';
import { getBestOption, getSelectGuess, markSelection } from './select-gap.ts';
import { shortAnswer } from './short-answer.ts';
import { tidyText } from './texts/answer-text.ts';
import { isBlank } from './texts/blank.ts';
import type { MarkedAnswer, TypedPresented, TypedResponse, TypeModule } from './type-module.ts';

type Answer = GapsBody['gaps'][number]['answer'];
type Response = TypedResponse<'gaps'>;
type Presented = TypedPresented<'gaps'>;

export const gaps: TypeModule<'gaps'> = {
  type: 'gaps',
  hasParts: true,
  getProblems: findGapProblems,
  getTexts: (body) =>
    body.gaps.flatMap(({ answer }) =>
      answer.type === 'select' ? answer.options.map(({ text }) => text) : [],
    ),
  present: (body, seed) => ({
    type: 'gaps',
    gaps: body.gaps.map(({ answer }, index) => presentGap(answer, `${seed} ${index}`)),
  }),
  getMisfit: findMisfit,
  mark,
  isNear,
  getKeyText: (body) => describeGaps(body.gaps.map(({ answer }) => getKeyText(answer))),
  getAnswerText: (response) => describeGaps(response.gaps),
  getGuess: (body) => combine(body, ({ answer }) => (answer.type === 'select' ? getSelectGuess(answer) : 0)),
};

function mark(body: GapsBody, response: Response): MarkedAnswer {
  const parts = body.gaps.flatMap(({ answer }, index) =>
    markGap(answer, response.gaps[index] ?? '').parts.map((part) => ({ ...part, label: `Gap ${index + 1}` })),
  );
  return { share: combine(body, (_, index) => parts[index]?.share ?? 0), parts };
}

function markGap(answer: Answer, text: string): MarkedAnswer {
  if (answer.type === 'select') return markSelection(answer, text);
  return answer.type === 'short'
    ? shortAnswer.mark(answer, { type: 'short', text })
    : numerical.mark(answer, { type: 'numerical', text });
}

/** The shares of the gaps by their weights. */
function combine(
  body: GapsBody,
  getGapShare: (gap: GapsBody['gaps'][number], index: number) => number,
): number {
  const total = body.gaps.reduce((sum, { weight }) => sum + weight, 0);
  const earned = body.gaps.reduce((sum, gap, index) => sum + gap.weight * getGapShare(gap, index), 0);
  return getShare(earned, total);
}

/** A slip in one gap is near only if all other gaps are right. */
function isNear(body: GapsBody, response: Response): boolean {
  const isNearGap = body.gaps.map(({ answer }, index) => {
    const text = response.gaps[index] ?? '';
    return answer.type === 'short' && shortAnswer.isNear(answer, { type: 'short', text });
  });
  const { parts } = mark(body, response);
  return isNearGap.includes(true) && parts.every(({ share }, index) => share === 1 || isNearGap[index]);
}

function presentGap(answer: Answer, seed: string): Presented['gaps'][number] {
  if (answer.type !== 'select') return { type: answer.type };
  return {
    type: 'select',
    options: shuffleTexts(
      answer.options.map(({ text }) => text),
      seed,
    ),
  };
}

function findMisfit(presented: Presented, response: Response): string | null {
  if (response.gaps.length !== presented.gaps.length) return 'Answer each gap of the question.';

  const misfits = presented.gaps.map((gap, index) => {
    const text = response.gaps[index] ?? '';
    if (gap.type !== 'select') return findLengthMisfit(text);
    return text === '' || gap.options.includes(text) ? null : 'Select an option of the gap.';
  });
  return misfits.find((misfit) => misfit !== null) ?? null;
}

function getKeyText(answer: Answer): string {
  if (answer.type === 'select') return getBestOption(answer);
  return answer.type === 'short' ? shortAnswer.getKeyText(answer) : numerical.getKeyText(answer);
}

function describeGaps(texts: readonly string[]): string {
  const lines = texts.map((text, index) => (isBlank(text) ? '' : `Gap ${index + 1}: ${tidyText(text)}`));
  return lines.filter(Boolean).join('; ');
}
