/** What the form that starts an exam begins with, what of it the device remembers, and the order that it makes. */
import type { SentExamOrder } from '@akada/contract/work/exam-order.ts';
import { usualMinutes } from '@akada/core/exams/exam-clock.ts';
import { readStoredJson, store } from '../../../lib/device/device-storage.ts';
import {
  type Entered,
  type MarkingChoice,
  markingOf,
  multipleChoices,
  numberOf,
  usualMarking,
  wrongChoices,
} from '../../../lib/form/marking-choice.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface StartValues extends MarkingChoice {
  count: Entered;
  minutes: Entered;
  extra: '0' | '25' | '50' | '100';
  mayPause: boolean;
}

export const extraChoices = ['0', '25', '50', '100'] as const;

/** As many as the paper of a subject has; who wants more finds the field filled with that the next time. */
const usualCount = 40;

const usual = { ...usualMarking, extra: '0', mayPause: false } as const;

/** @param available how many questions there are to ask */
export function firstValues(userId: string, available: number): StartValues {
  const known = remembered(userId);
  const count = Math.min(available, 200, known.count ?? usualCount);
  // The time was chosen for so many questions, and says nothing about fewer.
  const minutes = known.count === count && known.minutes !== undefined ? known.minutes : usualMinutes(count);
  return { ...usual, ...known, count, minutes };
}

export function rememberValues(userId: string, values: StartValues): void {
  store(keyOf(userId), JSON.stringify(values));
}

/** @returns what the values order, beside where the questions come from */
export function orderOf(values: StartValues): SentExamOrder {
  return {
    question_count: numberOf(values.count),
    duration_minutes: numberOf(values.minutes),
    marking: markingOf(values),
    extra_percent: Number(values.extra),
    may_pause: values.mayPause,
  };
}

interface Remembered extends Partial<Omit<StartValues, 'count' | 'minutes'>> {
  count?: number;
  minutes?: number;
}

/** Only what is still a choice: another version of the app may have stored it. */
function remembered(userId: string): Remembered {
  const stored = readStoredJson(keyOf(userId));
  if (typeof stored !== 'object' || stored === null) return {};

  const { count, minutes, right, wrong, taken, unanswered, multiple, extra, mayPause } = stored as Record<
    string,
    unknown
  >;
  return {
    ...numberIn('count', count, 1, 200),
    ...numberIn('minutes', minutes, 1, 300),
    ...numberIn('right', right, 0.25, 100),
    ...numberIn('taken', taken, 0, 100),
    ...numberIn('unanswered', unanswered, -100, 100),
    ...choiceIn(
      'wrong',
      wrong,
      wrongChoices.map(([value]) => value),
    ),
    ...choiceIn(
      'multiple',
      multiple,
      multipleChoices.map(([value]) => value),
    ),
    ...choiceIn('extra', extra, extraChoices),
    ...(typeof mayPause === 'boolean' && { mayPause }),
  };
}

function numberIn<Name extends string>(name: Name, value: unknown, least: number, most: number) {
  const isKnown = typeof value === 'number' && value >= least && value <= most;
  return (isKnown ? { [name]: value } : {}) as Partial<Record<Name, number>>;
}

function choiceIn<Name extends string, Choice>(name: Name, value: unknown, choices: readonly Choice[]) {
  const known = choices.find((choice) => choice === value);
  return (known === undefined ? {} : { [name]: known }) as Partial<Record<Name, Choice>>;
}

function keyOf(userId: string): string {
  return `${accountDataPrefix}exam-start.${userId}`;
}
