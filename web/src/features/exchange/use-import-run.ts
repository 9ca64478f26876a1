import type { QuestionImport } from '@akada/contract/work/exchange.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ImportOrder, importQuery, isEnded, sendImport } from './api.ts';

export interface ImportRun {
  start: (order: ImportOrder) => void;
  /** What was asked for last; null before. */
  order: ImportOrder | null;
  /** Null until it has ended. */
  ended: QuestionImport | null;
  isRunning: boolean;
  error: Error | null;
  reset: () => void;
}

/** Reads a file and waits for the end, however long that takes: a look at it, or an import. */
export function useImportRun(): ImportRun {
  const sending = useMutation({ mutationFn: sendImport });
  const answer = sending.data;
  const isAnswered = answer !== undefined && isEnded(answer);
  const waitedFor = answer === undefined || isAnswered ? null : answer.id;
  const { data: later, error } = useQuery(importQuery(waitedFor));
  const last = isAnswered ? answer : later;
  const ended = last !== undefined && isEnded(last) ? last : null;
  const failure = sending.error ?? (waitedFor !== null && ended === null ? error : null);

  return {
    start: sending.mutate,
    order: sending.variables ?? null,
    ended,
    isRunning: failure === null && ended === null && !sending.isIdle,
    error: failure,
    reset: sending.reset,
  };
}
