import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { changedBy, type Topic } from '../query/topics.ts';
import type { ImportOutcome } from './import-words.ts';

/** Sends a kind of file, and polls until its end. */
export interface ImportCalls<Order, Outcome> {
  topic: Topic;
  /** @returns the import after the server's first answer, which may be before its end */
  send: (order: Order) => Promise<Outcome>;
  read: (id: string, signal: AbortSignal) => Promise<Outcome>;
}

/** Server hints are faster; this interval in milliseconds applies if no hint arrives. */
const whileRunningMs = 3_000;

/** Reads a file and waits for the end, however long that takes: for a preview or an import. */
export function useImportRun<Order, Outcome extends ImportOutcome>(calls: ImportCalls<Order, Outcome>) {
  const { topic, send, read } = calls;
  const sending = useMutation({ mutationFn: send });
  const answer = sending.data;
  const waitedFor = answer === undefined || hasEnded(answer) ? null : answer.id;
  const { data: later, error } = useQuery<Outcome>({
    queryKey: ['import', topic, waitedFor],
    queryFn: waitedFor === null ? skipToken : ({ signal }) => read(waitedFor, signal),
    meta: changedBy(topic),
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : whileRunningMs),
  });
  const last = waitedFor === null ? answer : later;
  const ended = last !== undefined && hasEnded(last) ? last : null;
  const failure = sending.error ?? (waitedFor !== null && ended === null ? error : null);

  return {
    start: sending.mutate,
    /** The last request; null before the first. */
    order: sending.variables ?? null,
    /** Null until it has ended. */
    ended,
    isRunning: failure === null && ended === null && !sending.isIdle,
    error: failure,
    reset: sending.reset,
  };
}

function hasEnded({ status }: ImportOutcome): boolean {
  return status === 'done' || status === 'failed';
}
