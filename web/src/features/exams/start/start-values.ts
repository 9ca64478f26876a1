/**
 * The first values of the form that starts an exam, the values that the device remembers, and the resulting
 * order.
 */
import type { SentExamOrder } from '@akada/contract/work/exam-order.ts';
import { usualMinutes } from '@akada/core/exams/exam-clock.ts';
import { between, flag, oneOf, remembered } from '../../../lib/device/remembered.ts';
import {
  type Entered,
  getMarking,
  getNumber,
  type MarkingChoice,
  multipleChoices,
  usualMarking,
  wrongChoices,
} from '../../../lib/form/marking-choice.ts';

export interface StartValues extends MarkingChoice {
  count: Entered;
  minutes: Entered;
  extra: '0' | '25' | '50' | '100';
  mayPause: boolean;
}

export const extraChoices = ['0', '25', '50', '100'] as const;

/** The size of a subject's paper; a larger choice is remembered for the next time. */
const usualCount = 40;

interface Remembered extends Omit<StartValues, 'count' | 'minutes'> {
  count: number | undefined;
  minutes: number | undefined;
}

const usual: Remembered = {
  ...usualMarking,
  count: undefined,
  minutes: undefined,
  extra: '0',
  mayPause: false,
};

export const startValues = remembered('exam-start', usual, {
  count: between(1, 200),
  minutes: between(1, 300),
  right: between(0.25, 100),
  taken: between(0, 100),
  unanswered: between(-100, 100),
  wrong: oneOf(wrongChoices.map(([value]) => value)),
  multiple: oneOf(multipleChoices.map(([value]) => value)),
  extra: oneOf(extraChoices),
  mayPause: flag,
});

/** @param available the number of available questions */
export function firstValues(userId: string, available: number): StartValues {
  const known = startValues.of(userId);
  const count = Math.min(available, 200, known.count ?? usualCount);
  // The time was chosen for this number of questions, and does not suit fewer.
  const minutes = known.count === count && known.minutes !== undefined ? known.minutes : usualMinutes(count);
  return { ...known, count, minutes };
}

/** @returns the order, without the source of the questions */
export function getOrder(values: StartValues): SentExamOrder {
  return {
    question_count: getNumber(values.count),
    duration_minutes: getNumber(values.minutes),
    marking: getMarking(values),
    extra_percent: Number(values.extra),
    may_pause: values.mayPause,
  };
}
