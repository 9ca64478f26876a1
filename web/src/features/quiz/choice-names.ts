/** The choices of practice with their visible names. */

import type { BankDifficulty, QuestionType } from '@akada/contract/material/question-fields.ts';
import type { practiceChoices } from '@akada/contract/work/practice.ts';
import type { Certainty } from '@akada/core/practice/certainty.ts';
import type { PracticeMode } from '@akada/core/practice/practice-session.ts';
import type { OwnMark } from '@akada/core/question-types/question-body.ts';

type Names<Value extends string> = readonly (readonly [Value, string])[];

export const onlyNames: Names<(typeof practiceChoices)[number]> = [
  ['all', 'All'],
  ['mistakes', 'Those I missed last time'],
  ['due', 'Those that are due again'],
  ['bookmarked', 'Those I bookmarked'],
];

export const difficultyNames: Names<BankDifficulty> = [
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
];

export const typeNames: Names<QuestionType> = [
  ['single', 'One right option'],
  ['multiple', 'Several right options'],
  ['true_false', 'True or false'],
  ['short', 'Short answer'],
  ['numerical', 'Number'],
  ['matching', 'Matching'],
  ['ordering', 'Ordering'],
  ['gaps', 'Gaps in a text'],
  ['reasoned', 'True or false with a reason'],
  ['open', 'Open answer'],
];

export const feedbackNames: Names<PracticeMode['feedback']> = [
  ['at_once', 'After each answer'],
  ['at_end', 'After the last answer'],
];

/** @returns the choice with this name, undefined if there is none */
export function choiceNamed<Value extends string>(names: Names<Value>, said: unknown): Value | undefined {
  return names.find(([value]) => value === said)?.[0];
}

/** Names of the levels of certainty. */
export const certaintyNames: Record<Certainty, string> = {
  low: 'Not sure',
  mid: 'Fairly sure',
  high: 'Certain',
};

/** The student's own marks of an open answer. */
export const ownMarkNames: Record<OwnMark, string> = {
  all: 'I had it',
  part: 'Partly',
  none: 'Not yet',
};
