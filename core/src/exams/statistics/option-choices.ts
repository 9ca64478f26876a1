/** Counts how often each option was chosen or each answer written, by the students who did best and worst in the rest of the exam. */

export interface ChosenOptions {
  /** Id of the exam: of equal rests, the order of ids decides who belongs to which group. */
  examId: string;
  /** Indexes of the chosen options in the question's order; empty for no answer. */
  choices: readonly number[];
  /** The answer to a type without options, in words; absent for no answer. */
  answer?: string;
  /** The same as in `ItemResult`. */
  rest: number;
}

export interface OptionChoices {
  /** Number of students who chose it. */
  chosen: number;
  /** The number in the upper group. */
  upper: number;
  /** The number in the lower group. */
  lower: number;
}

export interface AnswerGroup extends OptionChoices {
  text: string;
}

export interface ChoiceTable {
  options: OptionChoices[];
  /** The answers written most often, in words; absent for a choice among options. */
  answers?: AnswerGroup[];
  /** Students without an answer. */
  unanswered: OptionChoices;
  /** Students of each of the two groups. */
  groupSize: number;
}

/**
 * This share at either end separates good and weak students best for normal scores (T. L. Kelley, The
 * selection of upper and lower groups for the validation of test items, J. Educ. Psychol. 30, 1939).
 */
const groupShare = 0.27;

/** Further answers are rare, and often of one student each. */
const maxAnswers = 20;

/** @param optionCount of the question; choices beyond it are not counted */
export function optionChoices(answers: readonly ChosenOptions[], optionCount: number): ChoiceTable {
  const groupSize = Math.round(answers.length * groupShare);
  const { upper, lower } = getGroups(answers, groupSize);
  const counted = (isMeant: (answer: ChosenOptions) => boolean): OptionChoices => ({
    chosen: answers.filter(isMeant).length,
    upper: upper.filter(isMeant).length,
    lower: lower.filter(isMeant).length,
  });

  return {
    options: Array.from({ length: optionCount }, (_, index) =>
      counted(({ choices }) => choices.includes(index)),
    ),
    ...(optionCount === 0 && {
      answers: getAnswers(answers).map((text) => ({ text, ...counted((one) => one.answer === text) })),
    }),
    unanswered: counted(({ choices, answer }) => choices.length === 0 && answer === undefined),
    groupSize,
  };
}

function getAnswers(answers: readonly ChosenOptions[]): string[] {
  const groups = Map.groupBy(
    answers.flatMap(({ answer }) => answer ?? []),
    (answer) => answer,
  );
  return [...groups]
    .sort(([one, first], [other, second]) => second.length - first.length || (one < other ? -1 : 1))
    .slice(0, maxAnswers)
    .map(([text]) => text);
}

/** Only those at the edges of the groups are put into an order: putting all takes longer than everything else. */
function getGroups(answers: readonly ChosenOptions[], size: number) {
  if (size === 0) return { upper: [], lower: [] };
  const rests = Float64Array.from(answers, ({ rest }) => rest).sort();
  const min = rests.at(-size) ?? 0;
  const max = rests.at(size - 1) ?? 0;
  const upper = [...answers.filter(({ rest }) => rest > min), ...equalTo(answers, min)];
  const lower = [...equalTo(answers, max), ...answers.filter(({ rest }) => rest < max)];
  return { upper: upper.slice(0, size), lower: lower.slice(-size) };
}

function equalTo(answers: readonly ChosenOptions[], limit: number): ChosenOptions[] {
  return answers
    .filter(({ rest }) => rest === limit)
    .sort((one, other) => (one.examId < other.examId ? -1 : 1));
}
