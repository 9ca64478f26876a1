/** How a form of an exam asks for its marks. */
import type { Marking } from '@akada/core/exams/marking.ts';

export interface MarkingChoice {
  /** What a wrong answer costs. */
  wrong: 'nothing' | 'guess' | 'own';
  /** How much, where it is one's own choice. An emptied field has no number. */
  taken: number | string;
  multiple: Marking['multiple'];
}

export const wrongChoices = [
  ['nothing', 'Costs nothing'],
  ['guess', 'Costs what guessing would gain'],
  ['own', 'Costs as much as I choose'],
] as const;

export const multipleChoices = [
  ['all_or_nothing', 'All of them, or no mark'],
  ['each_option', 'A part of the mark for each'],
] as const;

/** @returns what a wrong answer costs, as marks */
export function wrongOf({ wrong, taken }: Pick<MarkingChoice, 'wrong' | 'taken'>): Marking['wrong'] {
  return { nothing: 0, guess: 'guess' as const, own: Number(taken) }[wrong];
}
