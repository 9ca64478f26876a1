import {
  type BankQuestion,
  createBankQuestion,
  editBankQuestion,
} from '@akada/contract/material/question-bank.ts';
import { call } from '../../../../lib/http/call.ts';
import { type Editing, useEditing } from '../../../../lib/writing/use-editing.ts';
import { bankQuestionQuery } from '../api.ts';
import { type BankValues, blankValues, getErrors, getValues, isSame, storedForm } from '../bank-values.ts';

export type QuestionEditing = Editing<BankValues, BankQuestion>;

interface Opened {
  /** Null for a new question. */
  question: BankQuestion | null;
  /** The course and the passage of a new question. */
  belongsTo: Pick<BankValues, 'course_id' | 'passage_id'>;
  onCreated: (question: BankQuestion) => void;
}

/** Edits a question of the bank and saves it automatically. */
export function useQuestionEditing({ question, belongsTo, onCreated }: Opened): QuestionEditing {
  return useEditing<BankValues, BankQuestion>(question, {
    kind: 'question',
    blank: blankValues(belongsTo),
    valuesOf: getValues,
    isSame,
    refusalOf: (values) => Object.values(getErrors(values))[0] ?? null,
    create: (values, idempotencyKey) =>
      call(createBankQuestion, { body: storedForm(values), idempotencyKey }),
    edit: (values, { id, version }) =>
      call(editBankQuestion, { params: { id }, body: { ...storedForm(values), version } }),
    queryKeyOf: (id) => bankQuestionQuery(id).queryKey,
    changedWith: (id) => [
      ['bank', 'list'],
      ['bank', 'versions', id],
    ],
    onCreated,
  });
}
