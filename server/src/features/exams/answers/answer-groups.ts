/** Equal answers to the typed parts of a question, with how many gave and contest them. */

import type { QuestionBody, QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import type { AnsweredPart, AnswerGroup } from '@akada/contract/work/contests/answer-contests.ts';
import { getAcceptedShare } from '@akada/core/exams/contested-answers.ts';
import { acceptedOf, type KeyedItem } from '@akada/core/exams/key-change.ts';
import {
  getPartText,
  getTypedPart,
  listTypedParts,
} from '@akada/core/question-types/accepting/typed-parts.ts';
import type { AnswerContestRow } from '../contests/answer-contests.tables.ts';

/** An answer that a number of exams have. */
type CountedAnswer = KeyedItem & { response: QuestionResponse | null; exams: number };

/** Contests with equal answers and decisions. */
export type CountedContests = Pick<AnswerContestRow, 'answers' | 'decisions' | 'state' | 'reason'> & {
  students: number;
};

const maxGroups = 20;

interface Sum {
  count: number;
  earned: number;
  contested: number;
  rejected: string | null;
}

/** @returns the typed parts of a body, each with its groups */
export function groupByPart(
  body: QuestionBody,
  answers: readonly CountedAnswer[],
  contests: readonly CountedContests[],
): AnsweredPart[] {
  return listTypedParts(body).flatMap((part) => {
    const type = getTypedPart(body, part)?.type;
    return type === undefined ? [] : [{ part, type, ...groupPart(part, answers, contests) }];
  });
}

function groupPart(
  part: number,
  answers: readonly CountedAnswer[],
  contests: readonly CountedContests[],
): Pick<AnsweredPart, 'groups' | 'rest' | 'unanswered'> {
  const sums = new Map<string, Sum>();
  const getSum = (text: string): Sum => {
    const sum = sums.get(text) ?? { count: 0, earned: 0, contested: 0, rejected: null };
    sums.set(text, sum);
    return sum;
  };
  for (const { response, exams, ...item } of answers) {
    const text = getPartText(response, part);
    const sum = getSum(text);
    sum.count += exams;
    sum.earned += exams * (text === '' ? 0 : getAcceptedShare(acceptedOf(item), { part, text }));
  }
  for (const contest of contests) {
    const text = contest.answers[part] ?? '';
    if (text === '') continue;
    if (contest.state === 'open' && contest.decisions[part] === 'open')
      getSum(text).contested += contest.students;
    if (contest.decisions[part] === 'rejected') getSum(text).rejected = contest.reason;
  }
  const unanswered = sums.get('')?.count ?? 0;
  sums.delete('');
  const groups = [...sums]
    .filter(([, { count, contested }]) => count > 0 || contested > 0)
    .sort(([one, first], [other, second]) => compare(first, second) || (one < other ? -1 : 1));
  const rest = groups.slice(maxGroups);
  return {
    groups: groups.slice(0, maxGroups).map(presentGroup),
    rest: { answers: rest.length, count: rest.reduce((sum, [, { count }]) => sum + count, 0) },
    unanswered,
  };
}

/** Contested answers come first, then frequent ones. */
function compare(one: Sum, other: Sum): number {
  return other.contested - one.contested || other.count - one.count;
}

function presentGroup([text, { count, earned, contested, rejected }]: [string, Sum]): AnswerGroup {
  return { text, count, share: count === 0 ? 0 : earned / count, contested, rejected };
}
