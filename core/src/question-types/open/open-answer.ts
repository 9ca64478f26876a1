/** Open answers: the student reads the model answer, and says how much of it the own answer had. */
import { toBodyProblems } from '../body-problems.ts';
import { findLengthMisfit, toSingleMark, unansweredReason } from '../marked-answer.ts';
import { bodyLimits, type OpenBody, type OwnMark } from '../question-body.ts';
import { isBlank } from '../texts/blank.ts';
import type { MarkedAnswer, TypedResponse, TypeModule } from '../type-module.ts';

export const openAnswer: TypeModule<'open'> = {
  type: 'open',
  hasParts: false,
  getProblems: ({ answer }) => toBodyProblems(findProblems(answer)),
  getTexts: () => [],
  present: () => ({ type: 'open' }),
  getMisfit: (_, { text }) => findLengthMisfit(text),
  mark,
  isNear: () => false,
  getKeyText: ({ answer }) => answer.trim(),
  getAnswerText: ({ text }) => text.trim(),
  getGuess: () => 0,
};

const shares: Readonly<Record<OwnMark, number>> = { all: 1, part: 0.5, none: 0 };

const reasons: Readonly<Record<OwnMark, string>> = {
  all: 'You had it.',
  part: 'You had a part of it.',
  none: 'You did not have it yet.',
};

function mark({ answer }: OpenBody, { text, had }: TypedResponse<'open'>): MarkedAnswer {
  const isEmpty = had === 'none' && isBlank(text);
  return toSingleMark({
    answer: text.trim(),
    key: answer.trim(),
    share: shares[had],
    reason: isEmpty ? unansweredReason : reasons[had],
    feedback: '',
  });
}

function findProblems(answer: string): (string | null)[] {
  return [
    isBlank(answer) ? 'Write the model answer.' : null,
    answer.length > bodyLimits.modelAnswer ? 'Write at most 1,200 characters for the model answer.' : null,
  ];
}
