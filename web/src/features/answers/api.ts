/** Queries of typed answers, and decisions about them. */
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import {
  acceptAnswer,
  listAnswers,
  listContestedAnswers,
  previewAcceptance,
  rejectAnswer,
} from '@akada/contract/work/contests/answer-contests.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** An answer to one typed part of a question. */
export interface ChosenAnswer {
  part: number;
  text: string;
}

/** Marking takes seconds, and no hint follows. */
const whileMarkingMs = 2_000;

export const answersQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'answers', id],
    queryFn: ({ signal }) => call(listAnswers, { params: { id }, signal }),
    meta: changedBy('question', 'exam'),
    refetchInterval: ({ state }) => (state.data?.is_marking ? whileMarkingMs : false),
  });

/** Never cached: exams may end at any moment and change the counts. */
export const acceptanceQuery = (id: string, { part, text }: ChosenAnswer, share: 1 | 0.5) =>
  queryOptions({
    queryKey: ['bank', 'acceptance', id, part, text, share],
    queryFn: ({ signal }) => call(previewAcceptance, { params: { id }, body: { part, text, share }, signal }),
    staleTime: 0,
  });

/** The dashboard shows this many. */
const maxRows = 5;

export const contestedAnswersQuery = queryOptions({
  queryKey: ['bank', 'contested'],
  queryFn: ({ signal }) => call(listContestedAnswers, { query: { skip: 0, limit: maxRows }, signal }),
  meta: changedBy('question'),
});

export function useAcceptAnswer(id: string) {
  return useDecision((body: BodyOf<typeof acceptAnswer>) => call(acceptAnswer, { params: { id }, body }));
}

export function useRejectAnswer(id: string) {
  return useDecision((body: BodyOf<typeof rejectAnswer>) => call(rejectAnswer, { params: { id }, body }));
}

/** Whether it succeeded or failed, the question, its history and its answers may have changed. */
function useDecision<Input, Output>(decide: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSettled: () => queries.invalidateQueries({ queryKey: ['bank'] }),
  });
}
