/** Reads an answer to its end, even if the connection breaks. */
import { type AnswerEvent, followAnswer } from '@akada/contract/work/assistant.ts';
import type { EventSourceMessage } from 'eventsource-parser';
import { ApiError, NotSignedInError } from '../../lib/http/api-error.ts';
import { pauseUntilOnline, waitAfterMs } from '../../lib/http/until-sent.ts';
import { readEvents } from '../../lib/stream/read-events.ts';

/** The message if no answer starts (specification, section 8). */
const unreachable = 'Failed to connect to the server. Please try again later.';

/** The maximum of repeated requests, with the same key, for an answer that has not started. */
const mostRepetitions = 3;

interface Hearing {
  signal: AbortSignal;
  onEvent: (message: EventSourceMessage) => void;
}

interface AnswerReader {
  /** Requests the answer; null to follow an answer that has already started. */
  begin: ((hearing: Hearing) => Promise<void>) | null;
  answerId?: string;
  signal: AbortSignal;
  onEvent: (event: AnswerEvent) => void;
  /** Reports whether the connection is broken and is being retried. */
  onBroken: (isBroken: boolean) => void;
}

/**
 * Continues a cut stream after the last received character.
 *
 * @throws ApiError for a rejection, `unreachable` if no answer starts
 */
export async function readAnswer({
  begin,
  signal,
  onEvent,
  onBroken,
  ...given
}: AnswerReader): Promise<void> {
  let answerId = given.answerId ?? null;
  let index = 0;
  let failures = 0;
  let isOver = false;

  const hearing: Hearing = {
    signal,
    onEvent: ({ data }) => {
      const event: AnswerEvent = JSON.parse(data);
      if (event.type === 'start') answerId = event.answer_id;
      index = Math.max(index, event.at);
      failures = 0;
      isOver = event.type === 'end' || event.type === 'error';
      onBroken(false);
      onEvent(event);
    },
  };

  for (;;) {
    try {
      if (answerId !== null)
        await readEvents(followAnswer, { ...hearing, params: { id: answerId }, query: { after: index } });
      else await begin?.(hearing);
    } catch (error) {
      if (signal.aborted) return;
      const isRefusal = error instanceof ApiError ? error.status < 500 : error instanceof NotSignedInError;
      if (isRefusal) throw error;
    }
    if (isOver || signal.aborted) return;

    failures += 1;
    if (answerId === null && failures > mostRepetitions) throw new Error(unreachable);
    onBroken(answerId !== null);
    await pauseUntilOnline(waitAfterMs(failures), signal).catch(() => {});
  }
}
