/** Conversations with the assistant, and the streams of its answers. */
import {
  type Answer,
  type AnswerEvent,
  type AskedQuestion,
  assistantStanding,
  type Citation,
  listDeletedThreads,
  listThreads,
  type Thread,
} from '@akada/contract/work/assistant.ts';
import { answerByDefault } from '../played-endpoints.ts';
import type { PlayedStream } from '../played-stream.ts';
import { listOf, makeId } from '../samples.ts';

const at = '2026-11-02T09:00:00.000Z';

export const threadId = makeId(900);

const humus: Citation = {
  number: 4,
  file_id: makeId(1),
  title: 'Chapter 1',
  page: 3,
  section: 'Water',
  quote: 'Humus holds many times its weight in water.',
};

export function answerOf(number: number, differing: Partial<Answer> = {}): Answer {
  return {
    id: makeId(920 + number),
    question_id: makeId(910 + number),
    version: 1,
    state: 'done',
    text: 'Humus holds water [P4]. Sand does not [P?].',
    content: null,
    made_by: 'model',
    model: 'tutor-1',
    remark: null,
    covered: true,
    citations: [humus],
    help: null,
    error: null,
    held: false,
    created_at: at,
    ...differing,
  };
}

export function askedOf(number: number, differing: Partial<AskedQuestion> = {}): AskedQuestion {
  return {
    id: makeId(910 + number),
    parent_id: null,
    text: `What holds water ${number}?`,
    created_at: at,
    answers: [answerOf(number)],
    ...differing,
  };
}

export function makeThread(number: number, differing: Partial<Thread> = {}): Thread {
  return {
    id: makeId(900 + number),
    kind: 'chat',
    title: `Water and soil ${number}`,
    file: null,
    question_id: null,
    questions: 1,
    created_at: at,
    used_at: at,
    ...differing,
  };
}

const standing = {
  answered_by: 'model',
  model: 'tutor-1',
  remark: null,
  running: [],
  allowance: { left_percent: 62, resets_at: '2026-11-03T00:00:00.000Z', warning: null },
} as const;

/** Writes an answer as the server does. @param answer as it is at its end */
export function makeStream(stream: PlayedStream, answer: Answer) {
  let text = '';
  const say = (event: AnswerEvent) => stream.say(event.at, event);
  return {
    start: () =>
      say({
        type: 'start',
        at: 0,
        thread_id: threadId,
        made_by: answer.made_by,
        allowance: null,
        question_id: answer.question_id,
        answer_id: answer.id,
      }),
    token: (content: string) => {
      text += content;
      return say({ type: 'token', at: text.length, content });
    },
    checking: () => say({ type: 'checking', at: text.length }),
    end: async () => {
      await say({ type: 'end', at: answer.text.length, content: answer.text, sources: [], answer });
      await stream.close();
    },
    fail: async (error: string) => {
      await say({ type: 'error', at: text.length, error, answer: { ...answer, state: 'failed', error } });
      await stream.close();
    },
  };
}

export function answerAssistantByDefault(): void {
  answerByDefault(assistantStanding, { ...standing, running: [] });
  answerByDefault(listThreads, listOf<Thread>());
  answerByDefault(listDeletedThreads, { items: [] });
}
