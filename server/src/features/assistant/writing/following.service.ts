/** The events of an answer for one reader: what came so far, what comes, and its end. */
import { setImmediate } from 'node:timers/promises';
import type { AnswerEvent } from '@akada/contract/work/assistant.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { endEvent, presentAnswers } from '../record/answers.present.ts';
import { cutExpired, findAnswer, markFollowed } from '../record/answers.repo.ts';
import type { AnswerRow } from '../record/assistant.tables.ts';
import type { Allowance } from './allowance.service.ts';
import { cutSentence } from './answer-writing.service.ts';
import type { RunningAnswer, RunningAnswers } from './running-answers.ts';

export interface Reader {
  /** Characters that it has. */
  after: number;
  /** Aborts when it goes away, or the server ends. */
  signal: AbortSignal;
}

export type Following = ReturnType<typeof createFollowing>;

/** Another process writes it: its row is read each second, and says each time that there is a reader. */
const lookEveryMs = 1_000;

export function createFollowing(deps: {
  database: Database;
  clock: Clock;
  holds: QuestionHolds;
  running: RunningAnswers;
  allowance(userId: string): Promise<Allowance>;
}) {
  const { database, clock, holds, running } = deps;
  const { db } = database;

  /** @returns how far it is, by its row */
  const look = async (id: string) => {
    await cutExpired(db, clock.now(), cutSentence);
    const row = await findAnswer(db, id);
    if (row?.state === 'streaming') await markFollowed(db, id, clock.now());
    return row;
  };

  async function* written(row: AnswerRow, { after, signal }: Reader): AsyncGenerator<AnswerEvent> {
    let [at, drawnTo, seen, saysChecking] = [after, 0, 0, false];
    for (;;) {
      const local = running.get(row.id);
      const stored = local ? null : await look(row.id);
      if (signal.aborted || (!local && stored?.state !== 'streaming')) return;
      const length = local?.length ?? stored?.text.length ?? 0;
      const drawn = local?.drawn && local.drawn.to > drawnTo ? local.drawn : null;
      if (length > at || drawn) {
        drawnTo = drawn?.to ?? drawnTo;
        // A reader who has all earlier pieces needs only the new ones.
        const content =
          local && seen > 0
            ? local.pieces.slice(seen).join('')
            : (local?.text() ?? stored?.text ?? '').slice(at);
        if (local && length >= at) seen = local.pieces.length;
        at = Math.max(at, length);
        yield { type: 'token', at, content, ...(drawn && { drawn: drawn as never }) };
        // Pieces that came during this send are sent before anything is waited for, and in one event.
        await setImmediate();
        continue;
      }
      if (local?.isChecked && !saysChecking) {
        saysChecking = true;
        yield { type: 'checking', at };
        continue;
      }
      await (local ? getFirst(local.changed(), signal) : getFirst(pause(lookEveryMs, signal), signal));
    }
  }

  return async function* follow(answer: Authorized<AnswerRow>, reader: Reader): AsyncGenerator<AnswerEvent> {
    const { id, userId, threadId, questionId, madeBy } = answer;
    const local = running.get(id);
    const release = local ? entered(local, clock) : () => {};
    try {
      yield {
        type: 'start',
        at: reader.after,
        thread_id: threadId,
        question_id: questionId,
        answer_id: id,
        made_by: madeBy,
        allowance: await deps.allowance(userId),
      };
      let hasText = false;
      for await (const event of written(answer, reader)) {
        hasText = true;
        yield event;
      }
      if (reader.signal.aborted) return;
      const row = await findAnswer(db, id);
      const [ended] = row === null ? [] : await presentAnswers(db, holds, userId, [row]);
      if (!ended) return;
      // Some texts were not written piece by piece: quotes, and help, which is checked after it is complete.
      if (!hasText && reader.after === 0 && ended.text !== '')
        yield { type: 'token', at: ended.text.length, content: ended.text };
      yield endEvent(ended);
    } finally {
      release();
    }
  };
}

function entered(local: RunningAnswer, clock: Clock): () => void {
  local.followers += 1;
  return () => {
    local.followers -= 1;
    local.aloneSince = clock.now();
  };
}

/** @returns when the first of both has come */
function getFirst(what: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return Promise.resolve();
  const aborted = Promise.withResolvers<void>();
  const onAbort = () => aborted.resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([what, aborted.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return promise;
}
