/** A student's change of one question of a past paper. */
import type { changePastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import { getPresent } from './paper-question.ts';
import type { PaperQuestionContent, PaperQuestionRow } from './past-papers.tables.ts';

export type QuestionChange = BodyOf<typeof changePastPaperQuestion>;

type Mended = Pick<PaperQuestionContent, 'stem' | 'options' | 'key' | 'answer' | 'keyFrom' | 'leftOut'>;

/**
 * @returns the changed columns
 * @throws Fault `validation_failed` for a key beyond the options, and for an answer that does not fit the question
 */
export function mendQuestion(row: PaperQuestionRow, change: QuestionChange): Mended {
  const { printed } = row;
  const stem = change.stem === undefined ? row.stem : differing(change.stem, printed.stem);
  const printedOptions = printed.options.map(({ text }) => text);
  const options = change.options === undefined ? row.options : differing(change.options, printedOptions);
  const leftOut = change.is_left_out ?? row.leftOut;
  const count = options?.length ?? printedOptions.length;
  return { stem, options, leftOut, ...mendKey(row, change, count) };
}

function differing<Value>(value: Value, printed: Value): Value | null {
  return JSON.stringify(value) === JSON.stringify(printed) ? null : value;
}

function mendKey(
  row: PaperQuestionRow,
  change: QuestionChange,
  count: number,
): Pick<Mended, 'key' | 'answer' | 'keyFrom'> {
  if (count > 0 && change.answer)
    throw invalidField('answer', 'This question has options: choose the right one.');
  if (count === 0 && change.key && change.key.length > 0)
    throw invalidField('key', 'This question has no options: write its answer.');

  if (count === 0) {
    const { key } = row;
    const isSame = change.answer === undefined || change.answer === row.answer;
    return isSame
      ? { key, answer: row.answer, keyFrom: row.keyFrom }
      : { key, answer: change.answer ?? '', keyFrom: 'person' };
  }
  const key = [...new Set(change.key ?? row.key)].sort((first, second) => first - second);
  if (key.some((index) => index >= count))
    throw invalidField('key', `Question ${getPresent(row).number} has ${count} options: choose one of them.`);
  const isSame = key.join() === row.key.join() && row.answer === '';
  return { key, answer: '', keyFrom: isSame ? row.keyFrom : 'person' };
}
