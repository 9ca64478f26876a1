import type { KeyChange, KeyChangeCounts, KeyRule } from '@akada/contract/work/marking/regrading.ts';
import { isSameBody } from '@akada/core/exams/key-change.ts';
import { getKeyWords } from '@akada/core/question-types/forms/key-words.ts';
import { keyLabel } from '@akada/core/quiz/options.ts';
import { counted } from '../../../../lib/format/numbers.ts';

interface RuleChoice {
  rule: KeyRule;
  name: string;
  /** The effect on finished exams. */
  effect: string;
}

export const ruleChoices: readonly RuleChoice[] = [
  {
    rule: 'both',
    name: 'Both keys count',
    effect:
      'Answers that are right by the new key get the mark, and those by the old key keep theirs. No one loses marks.',
  },
  {
    rule: 'new',
    name: 'Only the new key counts',
    effect:
      'Answers that are right by the new key get the mark. Answers that only the old key accepts lose it.',
  },
  {
    rule: 'all',
    name: 'Everyone gets the mark',
    effect: 'For a question that no one could answer. No one loses marks.',
  },
  {
    rule: 'leave',
    name: 'Marks stay as they are',
    effect: 'The new key is for exams to come.',
  },
];

/** @returns `B instead of A: only the new key counts` */
export function changeText(change: KeyChange): string {
  const name = ruleChoices.find(({ rule }) => rule === change.rule)?.name ?? '';
  return `${getLabel(change)}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function getLabel({ answer_indexes_before, answer_indexes, body_before, body }: KeyChange): string {
  const previous = body_before ? getKeyWords(body_before) : keyLabel(answer_indexes_before);
  const after = body ? getKeyWords(body) : keyLabel(answer_indexes);
  if (previous !== after) return `${after} instead of ${previous}`;
  return isSameBody(body_before ?? null, body ?? null)
    ? `${after} stays`
    : `${after} stays, marked otherwise`;
}

/** @returns the effects of a new key, one sentence each */
export function countSentences(
  { exams, rise, fall, stay, running }: KeyChangeCounts,
  rule: KeyRule,
): string[] {
  const requested =
    exams === 0 ? 'No exam that has ended asked it.' : `${counted(exams, 'exam')} that ended asked it.`;
  const outcome = rule === 'leave' ? 'Their marks stay.' : `${rise} rise, ${fall} fall, ${stay} stay.`;
  return [
    exams === 0 ? requested : `${requested} ${outcome}`,
    ...(running === 0 ? [] : [`Still running with the old key, which counts for them: ${running}.`]),
  ];
}

/** @returns the progress of marking, and its effects */
export function progressText({ state, rule, undone_at, exams, marked, changed }: KeyChange): string {
  const left = undone_at === null ? marked : exams - marked;
  if (state === 'marking') return `Marking: ${left} of ${counted(exams, 'exam')} done.`;
  if (state === 'stopped') return `Marking has stopped after ${left} of ${counted(exams, 'exam')}.`;
  if (undone_at !== null)
    return rule === 'leave' ? 'It is undone.' : 'It is undone, and marks are as before.';
  if (rule === 'leave') return 'Marks of exams before it stayed.';
  return exams === 0
    ? 'No exam that had ended asked the question.'
    : `${counted(exams, 'exam')} marked again, ${changed} with another score.`;
}
