import {
  type BankQuestion,
  createBankQuestion,
  editBankQuestion,
} from '@akada/contract/material/question-bank.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { randomId } from '../../../../lib/device/browser.ts';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { call } from '../../../../lib/http/call.ts';
import { expectHint } from '../../../../lib/query/own-changes.ts';
import type { AutosaveRules } from '../../writing/autosave.ts';
import { useAutosave } from '../../writing/use-autosave.ts';
import { bankQuestionQuery } from '../api.ts';
import { type BankValues, blankValues, errorsOf, isSame, storedForm, valuesOf } from '../bank-values.ts';

interface Opened {
  /** Null for a new one. */
  question: BankQuestion | null;
  /** Of the passage that a new one is about. */
  passageId: string | null;
  onCreated: (question: BankQuestion) => void;
}

/** A question of the bank that saves itself. */
export function useQuestionEditing({ question, passageId, onCreated }: Opened) {
  const queries = useQueryClient();
  const opened = {
    values: question === null ? blankValues(passageId) : valuesOf(question),
    base: question,
  };
  const editing = useAutosave('question', opened, rulesOf(queries, onCreated));
  const adoptNewer = useEffectEvent((read: BankQuestion) => {
    if (read.version > (editing.base?.version ?? 0)) editing.adopt(read);
  });

  useEffect(() => {
    if (question !== null) adoptNewer(question);
  }, [question]);

  return editing;
}

export type QuestionEditing = ReturnType<typeof useQuestionEditing>;

function rulesOf(
  queries: QueryClient,
  onCreated: Opened['onCreated'],
): AutosaveRules<BankValues, BankQuestion> {
  // Of one question: a save whose answer was lost makes no second one.
  const idempotencyKey = randomId();
  const create = async (values: BankValues) => {
    const made = await call(createBankQuestion, { body: storedForm(values), idempotencyKey });
    queries.setQueryData(bankQuestionQuery(made.id).queryKey, made);
    onCreated(made);
    return made;
  };
  const edit = async (values: BankValues, { id, version }: BankQuestion) => {
    const answered = expectHint({ topic: 'question', id });
    const body = { ...storedForm(values), version };
    const saved = await call(editBankQuestion, { params: { id }, body }).finally(answered);
    queries.setQueryData(bankQuestionQuery(id).queryKey, saved);
    return saved;
  };

  return {
    valuesOf,
    isSame,
    refusalOf: (values) => Object.values(errorsOf(values))[0] ?? null,
    presentOf,
    save: async (values, base) => {
      const saved = await (base === null ? create(values) : edit(values, base));
      // The list and what it said before are read again when they are looked at.
      void queries.invalidateQueries({ queryKey: ['bank', 'list'] });
      void queries.invalidateQueries({ queryKey: ['bank', 'versions', saved.id] });
      return saved;
    },
  };
}

function presentOf(error: Error): BankQuestion | null {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.question as BankQuestion | undefined) ?? null;
}
