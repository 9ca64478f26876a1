/** Matching: each left text has its right one, and each pair earns the same share. */

import { findTextProblem, hasDuplicates, toBodyProblems } from './body-problems.ts';
import { getShare, unselectedReason } from './marked-answer.ts';
import { shuffleTexts } from './presented-order.ts';
import { bodyLimits, type MatchingBody } from './question-body.ts';
import { tidyText } from './texts/answer-text.ts';
import type { MarkedAnswer, MarkedPart, TypedPresented, TypedResponse, TypeModule } from './type-module.ts';

type Response = TypedResponse<'matching'>;

export const matching: TypeModule<'matching'> = {
  type: 'matching',
  hasParts: true,
  getProblems: (body) => toBodyProblems(findProblems(body)),
  getTexts: (body) => [...body.pairs.map(({ left }) => left), ...getChoices(body)],
  present: (body, seed) => ({
    type: 'matching',
    lefts: shuffleTexts(
      body.pairs.map(({ left }) => left),
      `${seed} lefts`,
    ),
    choices: shuffleTexts(getChoices(body), `${seed} choices`),
  }),
  getMisfit: findMisfit,
  mark,
  isNear: () => false,
  getKeyText: ({ pairs }) => describePairs(pairs),
  // The order in which a student selected says nothing.
  getAnswerText: ({ pairs }) =>
    describePairs([...pairs].sort((first, second) => (first.left < second.left ? -1 : 1))),
  getGuess: (body) => getShare(1, getChoices(body).length),
};

/** Equal right texts are one choice, so that their number tells nothing. */
function getChoices({ pairs, extra }: MatchingBody): string[] {
  return [...new Set([...pairs.map(({ right }) => right), ...extra])];
}

function mark(body: MatchingBody, response: Response): MarkedAnswer {
  const rights = new Map(response.pairs.map(({ left, right }) => [left, right]));
  const parts = body.pairs.map(({ left, right }): MarkedPart => {
    const answer = rights.get(left);
    const isRight = answer === right;
    const reason = isRight ? 'This is its match.' : 'This is not its match.';
    return {
      label: left,
      answer: answer ?? '',
      key: right,
      share: isRight ? 1 : 0,
      reason: answer === undefined ? unselectedReason : reason,
      feedback: '',
    };
  });
  const earned = parts.reduce((sum, { share }) => sum + share, 0);
  return { share: getShare(earned, parts.length), parts };
}

function findMisfit({ lefts, choices }: TypedPresented<'matching'>, { pairs }: Response): string | null {
  const answeredLefts = new Set(pairs.map(({ left }) => left));
  if (answeredLefts.size < pairs.length) return 'Match each text once.';

  const isOffered = pairs.every(({ left, right }) => lefts.includes(left) && choices.includes(right));
  return isOffered ? null : 'Match only texts of the question.';
}

function describePairs(pairs: MatchingBody['pairs']): string {
  return pairs.map(({ left, right }) => `${tidyText(left)} → ${tidyText(right)}`).join('; ');
}

function findProblems(body: MatchingBody): (string | null)[] {
  const [lefts, rights] = [body.pairs.map(({ left }) => left), body.pairs.map(({ right }) => right)];
  return [
    findTextProblem({ texts: lefts, noun: 'pair', min: 2, max: bodyLimits.pairs }),
    findTextProblem({ texts: rights, noun: 'pair', min: 2, max: bodyLimits.pairs }),
    findTextProblem({ texts: body.extra, noun: 'extra match', min: 0, max: bodyLimits.extra }),
    hasDuplicates(lefts) ? 'Write another left text for each pair.' : null,
    hasDuplicates(getChoices(body)) ? 'Write equal matches in one form.' : null,
    body.extra.some((text) => rights.includes(text)) ? 'An extra match must not be in a pair.' : null,
    hasDuplicates(body.extra) ? 'Write each extra match once.' : null,
    getChoices(body).length < 2 ? 'Give at least two different matches.' : null,
  ];
}
