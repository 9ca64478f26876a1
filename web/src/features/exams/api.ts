import {
  examResult,
  getExam,
  listExams,
  saveAnswer,
  startExam,
  submitExam,
} from '@akada/contract/work/exams.ts';
import type { QueuedAnswer } from '@akada/core/quiz/answer-queue.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', 'one', id],
    queryFn: ({ signal }) => call(getExam, { params: { id }, signal }),
    // Another device may have answered since: what was loaded earlier is shown and read again.
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: changedBy('exam'),
  });

export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', 'result', id],
    queryFn: ({ signal }) => call(examResult, { params: { id }, signal }),
    meta: changedBy('exam'),
  });

export const runningExamsQuery = queryOptions({
  queryKey: ['exams', 'running'],
  queryFn: ({ signal }) => call(listExams, { query: { status: 'in_progress', limit: 5 }, signal }),
  meta: changedBy('exam'),
});

export const finishedExamsQuery = queryOptions({
  queryKey: ['exams', 'finished'],
  queryFn: ({ signal }) => call(listExams, { query: { status: 'finished', limit: 5 }, signal }),
  meta: changedBy('exam'),
});

export interface ExamOrder {
  generation_id?: string;
  question_ids?: string[];
  duration_minutes: number;
}

export function useStartExam() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: ExamOrder) => call(startExam, { body: order }),
    onSuccess: (exam) => {
      queries.setQueryData(examQuery(exam.id).queryKey, exam);
      void queries.invalidateQueries({ queryKey: runningExamsQuery.queryKey });
    },
  });
}

/** One try: what could not be sent stays in the queue, which tries again. */
export function sendAnswer(examId: string, questionId: string, answer: QueuedAnswer, signal: AbortSignal) {
  return call(saveAnswer, {
    params: { id: examId, question_id: questionId },
    body: answer,
    retries: 0,
    signal,
  });
}

/** Handing in must succeed in the end: only a refusal stops it. */
export function useSubmitExam(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(submitExam, { params: { id } }),
    retry: (_failures, error) => !(error instanceof ApiError && error.status < 500),
    retryDelay: 3_000,
    onSuccess: (result) => {
      queries.setQueryData(resultQuery(id).queryKey, result);
      void queries.invalidateQueries({ queryKey: runningExamsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: finishedExamsQuery.queryKey });
    },
  });
}
