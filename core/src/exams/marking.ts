/** The marks of an exam: what a question gives, and what its questions add up to. */

import { isAnswered as isResponse } from '../question-types/answered.ts';
import { type EssayMarks, getMaxPoints } from '../question-types/essay/essay-marks.ts';
import type { QuestionBody } from '../question-types/question-body.ts';
import { hasParts, markAnswer } from '../question-types/question-types.ts';
import type { QuestionResponse } from '../question-types/type-module.ts';
import type { QuestionType } from '../questions/bank-question.ts';
import { isRight as areRight } from '../quiz/choices.ts';
import { type Accepted, acceptedOf } from './key-change.ts';

/** The marking rules of an exam. */
export interface Marking {
  /** Marks for a right answer, more than 0. */
  right: number;
  /** Taken away for a wrong answer, 0 or more; `guess`: right / (options - 1), so that guessing gains nothing. */
  wrong: number | 'guess';
  /** For no answer; below 0 takes away. */
  unanswered: number;
  /** Questions with several keys. Neither way takes anything away from the rest of the exam. */
  multiple: 'all_or_nothing' | 'each_option';
}

/** One mark for each right answer, none taken away. */
export const plainMarking: Marking = { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' };

/** A question and what was chosen, as marking sees it. */
export interface MarkedItem {
  type: QuestionType;
  optionCount: number;
  /** Right options, each once. */
  answerIndexes: readonly number[];
  /** The accepted answers, after a key change. */
  accepted?: Accepted | null;
  /** Chosen options, each once; null or none while unanswered. */
  choices: readonly number[] | null;
  /** The key of a type without options, and the answer to it; null for the others. */
  body?: QuestionBody | null;
  response?: QuestionResponse | null;
  /** The marks that a person gave to an essay; null while it waits for them. */
  givenMarks?: Pick<EssayMarks, 'points'> | null;
}

type Answered = Pick<
  MarkedItem,
  'answerIndexes' | 'accepted' | 'choices' | 'body' | 'response' | 'givenMarks'
>;

/** The total of several questions. */
export interface Marks {
  correct: number;
  answered: number;
  total: number;
  /** Answered essays without marks, which count 0. */
  waitingCount: number;
  /** In marks, rounded half up to hundredths; negative if more was subtracted than earned. */
  score: number;
  maxScore: number;
  /** Share of the marks, 0-100, rounded half up; 0 for nothing to mark and for less than nothing. */
  percent: number;
}

/** @returns true only where exactly the right options were chosen, or whatever was done counts as right */
export function isRight({ choices, ...item }: Answered): boolean {
  const { keys, everyone } = rightOf(item);
  if (everyone || keys.some((key) => areRight(choices ?? [], key))) return true;
  return getBestShare(item) === 1;
}

/** @returns true once there is an answer, whatever it is */
export function isAnswered({ choices, response = null }: Pick<MarkedItem, 'choices' | 'response'>): boolean {
  return response === null ? choices !== null && choices.length > 0 : isResponse(response);
}

/** @returns true for an answered essay that no person has marked yet */
export function isWaiting({ body = null, response = null, givenMarks = null }: Answered): boolean {
  return body?.type === 'essay' && givenMarks === null && response !== null && isResponse(response);
}

/** @returns the marks that a question can earn: an essay has the sum of its criteria, whatever the exam gives */
export function getMaxMarks({ body = null }: Pick<MarkedItem, 'body'>, { right }: Marking): number {
  return body?.type === 'essay' ? getMaxPoints(body) : right;
}

/** @returns the exact marks of one question, not rounded */
export function getMarks(item: MarkedItem, marking: Marking): number {
  const { body = null, optionCount } = item;
  if (body?.type === 'essay') return getMaxMarks(item, marking) * getBestShare(item);
  if (isRight(item)) return marking.right;
  if (!isAnswered(item)) return marking.unanswered;
  const choices = item.choices ?? [];
  if (body !== null) {
    const share = getBestShare(item);
    // A wrong part takes nothing away, so a question of several parts earns at least nothing.
    return share === 0 && !hasParts(body.type) ? -getPenalty(item, marking) : marking.right * share;
  }
  if (item.type !== 'multiple') return -getPenalty(item, marking);
  if (marking.multiple === 'all_or_nothing') return 0;
  // With several valid keys, the best one counts.
  const { keys } = rightOf(item);
  return Math.max(...keys.map((key) => marksOfOptions({ key, optionCount }, choices, marking.right)));
}

/** @returns the sums of these questions, which do not depend on their order */
export function markAll(items: readonly MarkedItem[], marking: Marking): Marks {
  const sum = items.reduce((marks, item) => marks + getMarks(item, marking), 0);
  const max = items.reduce((marks, item) => marks + getMaxMarks(item, marking), 0);
  return {
    correct: items.filter(isRight).length,
    answered: items.filter(isAnswered).length,
    total: items.length,
    waitingCount: items.filter(isWaiting).length,
    score: toHundredths(sum),
    maxScore: toHundredths(max),
    percent: getPercent(sum, max),
  };
}

/** @returns the percentage of the marks, 0-100, rounded half up; 0 if negative, and if there is nothing to earn */
export function getPercent(score: number, maxScore: number): number {
  return maxScore === 0 ? 0 : Math.max(0, roundHalfUp((100 * score) / maxScore));
}

/** @returns marks as they are shown and stored, rounded half up */
export function toHundredths(marks: number): number {
  return roundHalfUp(marks * 100) / 100;
}

/** Rounds a half up, although it is often a little less in binary. */
function roundHalfUp(value: number): number {
  return Math.round(Number(value.toFixed(6))) + 0;
}

function rightOf({ answerIndexes, body = null, accepted = null }: Omit<Answered, 'choices'>): Accepted {
  return acceptedOf({ answerIndexes, body, accepted });
}

/** With several valid keys, the best one counts. */
function getBestShare(item: Omit<Answered, 'choices'>): number {
  const { response = null, givenMarks = null } = item;
  const { bodies = [] } = rightOf(item);
  return Math.max(0, ...bodies.map((body) => markAnswer(body, response, givenMarks?.points).share));
}

function countRight(key: readonly number[], choices: readonly number[]): number {
  return choices.filter((choice) => key.includes(choice)).length;
}

/** A guess without options gains nothing. */
function getPenalty({ optionCount }: MarkedItem, { right, wrong }: Marking): number {
  if (wrong !== 'guess') return wrong;
  return optionCount === 0 ? 0 : right / (optionCount - 1);
}

/** Each chosen option: its share of the right ones, or its share of the others taken away. */
function marksOfOptions(
  { key, optionCount }: { key: readonly number[]; optionCount: number },
  choices: readonly number[],
  right: number,
): number {
  const found = countRight(key, choices);
  const others = optionCount - key.length;
  const wrongShare = choices.length === found ? 0 : (choices.length - found) / others;
  return Math.max(0, right * (found / key.length - wrongShare));
}
