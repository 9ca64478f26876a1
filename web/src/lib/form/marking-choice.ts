/** The marking fields of an exam form. */
import type { Marking } from '@akada/core/exams/marking.ts';

/** The value of a number field, an empty text if it is empty. */
export type Entered = number | string;

export interface MarkingChoice {
  /** Marks for a right answer. */
  right: Entered;
  /** The cost of a wrong answer. */
  wrong: 'nothing' | 'guess' | 'own';
  /** The amount, if the user chose it. */
  taken: Entered;
  /** Marks for an unanswered question. */
  unanswered: Entered;
  multiple: Marking['multiple'];
}

export const usualMarking = {
  right: 1,
  wrong: 'nothing',
  taken: 1,
  unanswered: 0,
  multiple: 'all_or_nothing',
} as const satisfies MarkingChoice;

export const wrongChoices = [
  ['nothing', 'Costs nothing'],
  ['guess', 'Costs what guessing would gain'],
  ['own', 'Costs as much as I choose'],
] as const;

export const multipleChoices = [
  ['all_or_nothing', 'All of them, or no mark'],
  ['each_option', 'A part of the mark for each'],
] as const;

/** @returns the marks for the request; an empty field becomes NaN */
export function getMarking({ right, wrong, taken, unanswered, multiple }: MarkingChoice): Marking {
  return {
    right: getNumber(right),
    wrong: { nothing: 0, guess: 'guess' as const, own: getNumber(taken) }[wrong],
    unanswered: getNumber(unanswered),
    multiple,
  };
}

export function getNumber(value: Entered): number {
  return value === '' ? Number.NaN : Number(value);
}
