/** How often each option was chosen, by those who did best and by those who did worst in the rest of the exam. */

export interface ChosenOptions {
  /** Id of the exam: of equal rests, the order of ids decides who belongs to which group. */
  examId: string;
  /** Indexes of the chosen options in the order of the question; none where it was left out. */
  choices: readonly number[];
  /** As of an `ItemResult`. */
  rest: number;
}

export interface OptionChoices {
  /** How many chose it. */
  chosen: number;
  /** Of the upper group. */
  upper: number;
  /** Of the lower group. */
  lower: number;
}

export interface ChoiceTable {
  options: OptionChoices[];
  /** Those who left the question out. */
  unanswered: OptionChoices;
  /** Students of each of the two groups. */
  groupSize: number;
}

/**
 * The share at either end that tells good from weak students best where scores are normal
 * (T. L. Kelley, The selection of upper and lower groups for the validation of test items, J. Educ. Psychol. 30, 1939).
 */
const groupShare = 0.27;

/** @param optionCount of the question; choices beyond it are not counted */
export function optionChoices(answers: readonly ChosenOptions[], optionCount: number): ChoiceTable {
  const best = answers.toSorted(byRestAndId);
  const groupSize = Math.round(best.length * groupShare);
  const upper = best.slice(0, groupSize);
  const lower = best.slice(best.length - groupSize);
  const counted = (isMeant: (answer: ChosenOptions) => boolean): OptionChoices => ({
    chosen: answers.filter(isMeant).length,
    upper: upper.filter(isMeant).length,
    lower: lower.filter(isMeant).length,
  });

  return {
    options: Array.from({ length: optionCount }, (_, at) => counted(({ choices }) => choices.includes(at))),
    unanswered: counted(({ choices }) => choices.length === 0),
    groupSize,
  };
}

function byRestAndId(one: ChosenOptions, other: ChosenOptions): number {
  if (one.rest !== other.rest) return other.rest - one.rest;
  return one.examId < other.examId ? -1 : 1;
}
