/** Compares a draft with a stored question: if both are equal, saving again changes nothing. */
import { getCanonicalText } from '@akada/core/question-types/forms/canonical-text.ts';
import { getVisibleForm } from '@akada/core/question-types/forms/visible-form.ts';
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
  { stem, options, body }: Pick<BankRow, 'stem' | 'options' | 'body'>,
  draft: Pick<BankDraft, 'stem' | 'options' | 'body'>,
): boolean {
  return (
    stem === draft.stem &&
    JSON.stringify(options) === JSON.stringify(draft.options) &&
    getBodyForm(body) === getBodyForm(draft.body)
  );
}

function getBodyForm(body: BankRow['body']): string | null {
  return body && getVisibleForm(body);
}

export function saysTheSame(question: BankRow, draft: BankDraft): boolean {
  const columns = getColumns(draft);
  return (
    getCanonicalText(question.body) === getCanonicalText(draft.body) &&
    compared.every((name) => JSON.stringify(question[name]) === JSON.stringify(columns[name]))
  );
}
