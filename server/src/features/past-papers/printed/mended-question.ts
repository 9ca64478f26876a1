/** A student's change of one question of a past paper. */
import type { changePastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import type { PaperQuestionContent } from './paper-content.ts';
import { getPresent } from './paper-question.ts';

export type QuestionChange = BodyOf<typeof changePastPaperQuestion>;

type Mended = Pick<PaperQuestionContent, 'stem' | 'options' | 'key' | 'answer' | 'keyGiver' | 'isExcluded'>;

/**
 * @returns the changed columns
 * @throws Fault `validation_failed` for a key beyond the options, and for an answer that does not fit the question
 */
export function mendQuestion(row: PaperQuestionContent, change: QuestionChange): Mended {
  const { printed } = row;
  const stem = change.stem === undefined ? row.stem : getDifference(change.stem, printed.stem);
  const printedOptions = printed.options.map(({ text }) => text);
  const options = change.options === undefined ? row.options : getDifference(change.options, printedOptions);
  const isExcluded = change.is_left_out ?? row.isExcluded;
  const count = options?.length ?? printedOptions.length;
  return { stem, options, isExcluded, ...mendKey(row, change, count) };
}

function getDifference<Value>(value: Value, printed: Value): Value | null {
  return JSON.stringify(value) === JSON.stringify(printed) ? null : value;
}

function mendKey(
  row: PaperQuestionContent,
  change: QuestionChange,
  count: number,
): Pick<Mended, 'key' | 'answer' | 'keyGiver'> {
  if (count > 0 && change.answer)
    throw invalidField('answer', 'This question has options: choose the right one.');
  if (count === 0 && change.key && change.key.length > 0)
    throw invalidField('key', 'This question has no options: write its answer.');

  if (count === 0) {
    const { key } = row;
    const isSame = change.answer === undefined || change.answer === row.answer;
    return isSame
      ? { key, answer: row.answer, keyGiver: row.keyGiver }
      : { key, answer: change.answer ?? '', keyGiver: 'person' };
  }
  const key = [...new Set(change.key ?? row.key)].sort((first, second) => first - second);
  if (key.some((index) => index >= count))
    throw invalidField('key', `Question ${getPresent(row).number} has ${count} options: choose one of them.`);
  const isSame = key.join() === row.key.join() && row.answer === '';
  return { key, answer: '', keyGiver: isSame ? row.keyGiver : 'person' };
}
