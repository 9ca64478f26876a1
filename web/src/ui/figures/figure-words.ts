/** The meaning of a question's figures for teachers. The bounds come from Moodle's handbook. */
import type { QuestionStatistics } from '@akada/contract/work/statistics.ts';
import { fewestForMore } from '@akada/core/exams/statistics/item-statistics.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';

export type Figures = Pick<
  QuestionStatistics,
  'count' | 'facility' | 'deviation' | 'discrimination' | 'efficiency' | 'guess'
>;

type Words = readonly (readonly [from: number, word: string])[];

const facilityWords: Words = [
  [85, 'very easy'],
  [65, 'easy'],
  [35, 'neither easy nor hard'],
  [15, 'hard'],
  [-Infinity, 'very hard'],
];

const discriminationWords: Words = [
  [50, 'very good'],
  [30, 'good'],
  [20, 'weak'],
  [0, 'hardly at all'],
  [-Infinity, 'the wrong way round'],
];

/** @returns a sentence for each figure, the most useful one first */
export function figureSentences(figures: Figures): string[] {
  const { count, facility, deviation, discrimination, efficiency, guess } = figures;
  if (facility === null) return ['No exam has asked it yet.'];

  const earned = `${Math.round(facility)}% of its marks were earned: ${getWord(facilityWords, facility)}.`;
  const guessed =
    guess > 0 ? `Guessing alone earns ${Math.round(guess)}%.` : 'Guessing alone earns next to nothing.';
  if (count < fewestForMore)
    return [
      earned,
      guessed,
      `More figures appear after ${fewestForMore} sittings. So far there are ${count}.`,
    ];
  if (discrimination === null)
    return [earned, guessed, 'It does not separate students: they all got the same marks.'];

  return [
    earned,
    `Separates good from weak students: ${(discrimination / 100).toFixed(2)} (${getWord(discriminationWords, discrimination)}).`,
    ...(efficiency === null || efficiency < 0
      ? []
      : [`That is ${Math.round(efficiency)}% of the possible separation with these marks.`]),
    guessed,
    ...(deviation === null ? [] : [`Its marks spread by ${deviation.toFixed(2)} of 1.`]),
  ];
}

/** @returns a short text for a list, such as `62% earned · separates 0.41`; empty before the first sitting */
export function figureLine({
  facility,
  discrimination,
}: Pick<Figures, 'facility' | 'discrimination'>): string {
  if (facility === null) return '';
  const earned = `${Math.round(facility)}% earned in exams`;
  return discrimination === null ? earned : `${earned} · separates ${(discrimination / 100).toFixed(2)}`;
}

export type ChosenOptions = Pick<QuestionStatistics, 'options' | 'group_size'>;

/** @returns signs that the key is wrong; empty if there are none */
export function getSuspicions(
  { options }: Pick<ChosenOptions, 'options'>,
  keys: readonly number[],
): string[] {
  if (keys.length === 0) return [];
  return options.flatMap(({ upper, lower }, index) => {
    const name = optionLabel(index);
    if (keys.includes(index))
      return upper < lower ? [`Fewer of the best than of the weakest chose ${name}, which is the key.`] : [];
    return upper > lower
      ? [`More of the best than of the weakest chose ${name}, which is not the key. Is it right, too?`]
      : [];
  });
}

function getWord(words: Words, value: number): string {
  return words.find(([from]) => value >= from)?.[1] ?? '';
}
