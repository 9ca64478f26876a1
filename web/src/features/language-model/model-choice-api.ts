import { chooseModel, getModelChoice, type ModelChoice } from '@akada/contract/base/language-model.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

export const modelChoiceQuery = queryOptions({
  queryKey: ['language-model'],
  queryFn: ({ signal }) => call(getModelChoice, { signal }),
});

/** Decides whether the person must choose before a model reads a note. */
export function needsChoice({ recipient, choice }: ModelChoice): boolean {
  return recipient !== null && choice === 'undecided';
}

export type Recipient = NonNullable<ModelChoice['recipient']>;

/** @returns the recipient of passages, as it reads after "to" */
export function getRecipientText({ model, host, is_local }: Recipient): string {
  return is_local ? `${model}, a language model on the server of Akada` : `${model} at ${host}`;
}

/** Stores the choice about the named recipient. */
export function useChooseModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { choice: 'agreed' | 'offline'; host: string }) => call(chooseModel, { body }),
    onSuccess: (choice) => queries.setQueryData(modelChoiceQuery.queryKey, choice),
  });
}
