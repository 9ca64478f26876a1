/** Whether a draft says what a question says already: then saving it again changes nothing. */
import type { BankRow } from '../question/questions.tables.ts';
import { type BankDraft, columnsOf } from './bank-draft.ts';

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
] as const satisfies (keyof BankRow & keyof ReturnType<typeof columnsOf>)[];

export function saysTheSame(question: BankRow, draft: BankDraft): boolean {
  const columns = columnsOf(draft);
  return compared.every((name) => JSON.stringify(question[name]) === JSON.stringify(columns[name]));
}
