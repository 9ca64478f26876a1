/** Compares a draft with a stored question: if both are equal, saving again changes nothing. */
import type { BankRow } from '../question/questions.tables.ts';
import { type BankDraft, getColumns } from './bank-draft.ts';

const compared = [
  'type',
  'stem',
  'options',
  'answerIndex',
  'answerIndexes',
  'explanation',
  'feedback',
  'courseId',
  'topic',
  'subject',
  'difficulty',
  'tags',
  'status',
  'passageId',
] as const satisfies (keyof BankRow & keyof ReturnType<typeof getColumns>)[];

/** @returns true if both ask the same, as students read it */
export function asksTheSame(
  { stem, options }: Pick<BankRow, 'stem' | 'options'>,
  draft: Pick<BankDraft, 'stem' | 'options'>,
): boolean {
  return stem === draft.stem && JSON.stringify(options) === JSON.stringify(draft.options);
}

export function saysTheSame(question: BankRow, draft: BankDraft): boolean {
  const columns = getColumns(draft);
  return compared.every((name) => JSON.stringify(question[name]) === JSON.stringify(columns[name]));
}
