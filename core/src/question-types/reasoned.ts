/** A statement that is true or false, with its reason: half of the mark for each, and no reason without the verdict. */

import { findTextProblem, hasDuplicates, toBodyProblems } from './body-problems.ts';
import { getShare, unselectedReason } from './marked-answer.ts';
import { shuffleTexts } from './presented-order.ts';
import { bodyLimits, type ReasonedBody } from './question-body.ts';
import { tidyText } from './texts/answer-text.ts';
import { isBlank } from './texts/blank.ts';
import type { MarkedAnswer, TypedResponse, TypeModule } from './type-module.ts';

type Response = TypedResponse<'reasoned'>;

const maxReasons = bodyLimits.gapOptions;

export const reasoned: TypeModule<'reasoned'> = {
  type: 'reasoned',
  hasParts: true,
  getProblems: ({ reasons, reason }) =>
    toBodyProblems([
      findTextProblem({ texts: reasons, noun: 'reason', min: 2, max: maxReasons }),
      hasDuplicates(reasons) ? 'Write another text for each reason.' : null,
      reasons[reason] === undefined ? 'Select the right reason.' : null,
    ]),
  getTexts: ({ reasons }) => reasons,
  present: ({ reasons }, seed) => ({ type: 'reasoned', reasons: shuffleTexts(reasons, seed) }),
  getMisfit: ({ reasons }, { reason }) =>
    reason === null || reasons.includes(reason) ? null : 'Select a reason of the question.',
  mark,
  isNear: () => false,
  getKeyText: (body) => describe(body.verdict, body.reasons[body.reason] ?? null),
  getAnswerText: ({ verdict, reason }) => describe(verdict, reason),
  getGuess: ({ reasons }) => 0.25 + 0.25 * getShare(1, reasons.length),
};

function mark(body: ReasonedBody, response: Response): MarkedAnswer {
  const isVerdictRight = response.verdict === body.verdict;
  const key = body.reasons[body.reason];
  const isReasonRight = isVerdictRight && key !== undefined && response.reason === key;
  return {
    share: (isVerdictRight ? 0.5 : 0) + (isReasonRight ? 0.5 : 0),
    parts: [
      {
        label: 'Verdict',
        answer: getVerdictText(response.verdict),
        key: getVerdictText(body.verdict),
        share: isVerdictRight ? 1 : 0,
        reason: explainVerdict(response.verdict, isVerdictRight),
        feedback: '',
      },
      {
        label: 'Reason',
        answer: response.reason ?? '',
        key: key ?? '',
        share: isReasonRight ? 1 : 0,
        reason: explainReason(response.reason, isVerdictRight, isReasonRight),
        feedback: '',
      },
    ],
  };
}

function explainVerdict(verdict: boolean | null, isRight: boolean): string {
  if (verdict === null) return unselectedReason;
  return isRight ? 'The verdict is right.' : 'The verdict is wrong.';
}

function explainReason(reason: string | null, isVerdictRight: boolean, isRight: boolean): string {
  if (isBlank(reason ?? '')) return unselectedReason;
  if (!isVerdictRight) return 'The reason counts only with the right verdict.';
  return isRight ? 'This is the right reason.' : 'This is not the right reason.';
}

function getVerdictText(verdict: boolean | null): string {
  if (verdict === null) return '';
  return verdict ? 'True' : 'False';
}

function describe(verdict: boolean | null, reason: string | null): string {
  return [getVerdictText(verdict), tidyText(reason ?? '')].filter(Boolean).join(': ');
}
