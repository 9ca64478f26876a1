/** Queries of a question's exam figures and key changes. */

import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import {
  applyKeyChange,
  createKeyChange,
  type KeyChange,
  type KeyChangeCounts,
  type KeyRule,
  listKeyChanges,
  previewBodyChange,
  previewKeyChange,
  undoKeyChange,
} from '@akada/contract/work/marking/regrading.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../../lib/address/use-list-address.ts';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { call } from '../../../../lib/http/call.ts';
import { changedBy } from '../../../../lib/query/topics.ts';

/** The figures are computed within minutes, and no notification follows. */
const whileStaleMs = 15_000;

export const questionStatisticsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'statistics', id],
    queryFn: ({ signal }) => call(questionStatistics, { params: { id }, signal }),
    meta: changedBy('question'),
    refetchInterval: ({ state }) => (state.data?.is_stale ? whileStaleMs : false),
  });

const whileMarkingMs = 2_000;

export const keyChangesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['bank', 'keys', id, page],
    queryFn: ({ signal }) => call(listKeyChanges, { params: { id }, query: getPaging(page), signal }),
    meta: changedBy('question'),
    refetchInterval: ({ state }) =>
      state.data?.items.some((change) => change.state === 'marking') ? whileMarkingMs : false,
  });

export interface KeyDecision {
  answer_indexes: number[];
  /** Null for a choice among options. */
  body: QuestionBody | null;
  rule: KeyRule;
}

/** Never cached: exams may end at any moment and change the counts. */
export const keyPreviewQuery = (id: string, { answer_indexes, body, rule }: KeyDecision) =>
  queryOptions({
    queryKey: ['bank', 'key-preview', id, answer_indexes, body, rule],
    queryFn: ({ signal }) =>
      body === null
        ? call(previewKeyChange, {
            params: { id },
            query: { answer_indexes: answer_indexes.join(), rule },
            signal,
          })
        : call(previewBodyChange, { params: { id }, body: { body, rule }, signal }),
    staleTime: 0,
  });

export function useChangeKey(questionId: string) {
  return useKeyAction((body: SentBodyOf<typeof createKeyChange>) =>
    call(createKeyChange, { params: { id: questionId }, body }),
  );
}

export function useUndoKeyChange(id: string) {
  return useKeyAction<void>(() => call(undoKeyChange, { params: { id } }));
}

/** Marks the remaining exams; `lowering` confirms that marks may fall. */
export function useApplyKeyChange(id: string) {
  return useKeyAction((lowering: boolean) => call(applyKeyChange, { params: { id }, body: { lowering } }));
}

/** Whether it succeeded or failed, the question, its history and its figures may have changed. */
function useKeyAction<Input>(change: (input: Input) => Promise<KeyChange>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: ['bank'] }),
  });
}

/** @returns the number of marks that would fall, if a change was rejected for that; null for every other error */
export function loweredBy(error: Error | null): KeyChangeCounts | null {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.counts as KeyChangeCounts | undefined) ?? null;
}
