import {
  chooseLocalModel,
  type LocalModels,
  readLocalModels,
  tryLocalModel,
  turnOffLocalModel,
} from '@akada/contract/base/local-model.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { toast } from '../../../lib/toast/toast.ts';

export type LocalServer = LocalModels['found'][number];
export type ModelInUse = NonNullable<LocalModels['in_use']>;
export type LocalChoice = { program: LocalServer['program']; model: string };
export type Money = Pick<ModelInUse, 'price_input' | 'price_output' | 'budget_day' | 'budget_student'>;

export const localModelsQuery = queryOptions({
  queryKey: ['admin', 'language model'],
  queryFn: ({ signal }) => call(readLocalModels, { signal }),
  staleTime: 10_000,
});

/** Nothing is stored: the answer is shown where it was asked. */
export const useTryModel = () =>
  useMutation({ mutationFn: (choice: LocalChoice) => call(tryLocalModel, { body: choice }) });

export function useModelStart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LocalChoice & Money) => call(chooseLocalModel, { body }),
    onSuccess: (answer, { model }) => {
      queries.setQueryData(localModelsQuery.queryKey, answer);
      toast.success(`${model} is on. Each student is asked first.`);
    },
  });
}

export function useModelStop() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(turnOffLocalModel, {}),
    onSuccess: (answer) => {
      queries.setQueryData(localModelsQuery.queryKey, answer);
      toast.success('The language model is off.');
    },
    onError: (error) => toast.error(error.message),
  });
}
