/** Queries and changes of a disputed question. */

import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import {
  decideDispute,
  listDisputedAttempts,
  listDisputedBodyAttempts,
  readDispute,
} from '@akada/contract/work/disputes.ts';
import type { Verdict } from '@akada/core/exams/key-change.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'dispute', id],
    queryFn: ({ signal }) => call(readDispute, { params: { id }, signal }),
    // The decision must refer to the stored question.
    staleTime: 0,
    meta: changedBy('question'),
  });

export interface Weighed {
  verdict: Verdict;
  answer_indexes: readonly number[];
  /** Null for a choice among options. */
  body: QuestionBody | null;
}

export const attemptsQuery = (id: string, { verdict, answer_indexes, body }: Weighed, page: number) =>
  queryOptions({
    queryKey: ['bank', 'attempts', id, verdict, answer_indexes, body, page],
    queryFn: ({ signal }) =>
      body === null
        ? call(listDisputedAttempts, {
            params: { id },
            query: { verdict, answer_indexes: answer_indexes.join(), ...getPaging(page) },
            signal,
          })
        : call(listDisputedBodyAttempts, {
            params: { id },
            query: getPaging(page),
            body: { verdict, body },
            signal,
          }),
    meta: changedBy('question'),
  });

/** Whether it was accepted or rejected, the question may have changed. */
export function useDecide(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof decideDispute>) => call(decideDispute, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bank'] }),
  });
}
