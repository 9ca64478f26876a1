/** A person's practice settings, remembered by this device so that nobody has to choose them again. */
import type { PracticeMode } from '@akada/core/practice/practice-session.ts';
import { flag, oneOf, remembered } from '../../lib/device/remembered.ts';
import { difficultyNames, feedbackNames, onlyNames, typeNames } from './choice-names.ts';
import type { PracticeChoice } from './practice-choice.ts';

export const questionCounts = [5, 10, 20, 50, 100] as const;

/**
 * The selection of questions and the certainty setting are proposed in the form, and never used unseen. The
 * number of questions and the time of feedback always apply, even without the form.
 */
export interface DeviceChoices extends PracticeMode, Pick<PracticeChoice, 'only' | 'difficulty' | 'type'> {
  count: number;
}

const usual: DeviceChoices = {
  count: 20,
  feedback: 'at_once',
  asksCertainty: false,
  only: 'all',
  difficulty: undefined,
  type: undefined,
};

export const deviceChoices = remembered('practice.choices', usual, {
  count: oneOf(questionCounts),
  feedback: namedIn(feedbackNames),
  asksCertainty: flag,
  only: namedIn(onlyNames),
  difficulty: namedIn(difficultyNames),
  type: namedIn(typeNames),
});

function namedIn<Value extends string>(names: readonly (readonly [Value, string])[]) {
  return oneOf(names.map(([value]) => value));
}
