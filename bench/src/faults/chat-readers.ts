/** Students who ask the assistant again and again, and read each answer to its end as the web client does. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseModel } from '@akada/contract/base/language-model.ts';
import { apiBase } from '@akada/contract/table.ts';
import { type AnswerEvent, ask, followAnswer } from '@akada/contract/work/assistant.ts';
import { eventReader } from '../../../server/src/testing/read-responses.ts';
import type { Student } from '../instance/students.ts';

const pauseMs = 250;

export interface ChatResult {
  /** Answers that came to their end. */
  done: number;
  /** Answers that a stopped process left unfinished. */
  cutAnswers: number;
  /** Questions and continuations that failed. */
  failed: number;
  /** Streams that broke before the end and continued at another process. */
  continued: number;
}

export interface ChatReaders {
  /** Waits for the answers in progress. */
  stop(): Promise<ChatResult>;
}

/** @param modelHost to which the students let their notes be sent */
export function startChatReaders(
  origin: string,
  students: readonly Student[],
  modelHost: string,
): ChatReaders {
  const result: ChatResult = { done: 0, cutAnswers: 0, failed: 0, continued: 0 };
  let hasEnded = false;

  const read = async (student: Student): Promise<void> => {
    let answerId: string | null = null;
    for (let tries = 0; tries < 5; tries += 1) {
      const response: Response | null = await open(origin, student, answerId).catch(() => null);
      if (!response?.ok) {
        result.failed += 1;
        await response?.body?.cancel();
        if (answerId === null) return;
        await pause(pauseMs);
        continue;
      }
      if (answerId !== null) result.continued += 1;
      const next = eventReader(response);
      for (let event = await nextEvent(next); event !== null; event = await nextEvent(next)) {
        if (event.type === 'start') answerId = event.answer_id;
        if (event.type === 'end' || event.type === 'error') {
          if (event.answer.state === 'done') result.done += 1;
          else result.cutAnswers += 1;
          return;
        }
      }
      await pause(pauseMs);
    }
    result.cutAnswers += 1;
  };
  const readers = students.map(async (student) => {
    await send(origin, student, chooseModel.method, chooseModel.path, { choice: 'agreed', host: modelHost });
    while (!hasEnded) {
      await read(student);
      await pause(pauseMs);
    }
  });

  return {
    async stop() {
      hasEnded = true;
      await Promise.all(readers);
      return result;
    },
  };
}

function open(origin: string, student: Student, answerId: string | null): Promise<Response> {
  if (answerId === null) return send(origin, student, ask.method, ask.path, { query: 'What is osmosis?' });
  return send(origin, student, followAnswer.method, followAnswer.path.replace('{id}', answerId));
}

function send(
  origin: string,
  { accessToken }: Student,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(`${origin}${apiBase}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** @returns the next event, null if the stream ended or broke */
function nextEvent(next: () => Promise<unknown>): Promise<AnswerEvent | null> {
  return next().then(
    (event) => event as AnswerEvent | null,
    () => null,
  );
}
