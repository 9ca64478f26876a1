import { chooseModel, getModelChoice, type ModelChoice } from '@akada/contract/base/language-model.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

export const modelChoiceQuery = queryOptions({
  queryKey: ['language-model'],
  queryFn: ({ signal }) => call(getModelChoice, { signal }),
});

/** Decides whether the person must choose before a model reads a note. */
export function isToBeAsked({ recipient, choice }: ModelChoice): boolean {
  return recipient !== null && choice === 'undecided';
}

export type Recipient = NonNullable<ModelChoice['recipient']>;

/** @returns where passages go, as it reads after "to" */
export function whereTo({ model, host, is_local }: Recipient): string {
  return is_local ? `${model}, a language model on the server of Akada` : `${model} at ${host}`;
}

/** Stores what was chosen about the recipient that was named. */
export function useChooseModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { choice: 'agreed' | 'offline'; host: string }) => call(chooseModel, { body }),
    onSuccess: (choice) => queries.setQueryData(modelChoiceQuery.queryKey, choice),
  });
}
