/** Gaps in a text, each with its weight: short and numerical answers, and lists. */
import { isBlank, tidyText } from './answer-text.ts';
import { toBodyProblems } from './body-problems.ts';
import { findMarkerProblem } from './gap-markers.ts';
import { findLengthMisfit, getShare } from './marked-answer.ts';
import { numerical } from './numerical.ts';
import { shuffleTexts } from './presented-order.ts';
import { bodyLimits, type GapsBody } from './question-body.ts';
import { findSelectProblem, getBestOption, getSelectGuess, markSelection } from './select-gap.ts';
import { shortAnswer } from './short-answer.ts';
import type { MarkedAnswer, PresentedBody, QuestionResponse, TypeModule } from './type-module.ts';

type Answer = GapsBody['gaps'][number]['answer'];
type Response = Extract<QuestionResponse, { type: 'gaps' }>;
type Presented = Extract<PresentedBody, { type: 'gaps' }>;

export const gaps: TypeModule<'gaps'> = {
  type: 'gaps',
  name: 'Gaps in a text',
  hasParts: true,
  getProblems: (body, stem) => {
    const problem = findMarkerProblem(stem, body.gaps.length);
    return { ...toBodyProblems(findProblems(body)), ...(problem ? { stem: problem } : {}) };
  },
  getTexts: (body) =>
    body.gaps.flatMap(({ answer }) =>
      answer.type === 'select' ? answer.options.map(({ text }) => text) : [],
    ),
  present: (body, seed) => ({
    type: 'gaps',
    gaps: body.gaps.map(({ answer }, index) => presentGap(answer, `${seed} ${index}`)),
  }),
  getMisfit: findMisfit,
  isAnswered: (response) => response.gaps.some((text) => !isBlank(text)),
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

function findGapProblem(answer: Answer): string | null {
  if (answer.type === 'select') return findSelectProblem(answer);
  const problems =
    answer.type === 'short' ? shortAnswer.getProblems(answer, '') : numerical.getProblems(answer, '');
  return problems.body ?? null;
}
