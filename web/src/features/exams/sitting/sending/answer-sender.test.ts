import {
  type AnswerEvent,
  type AnswersById,
  answersAfter,
  type QueuedAnswer,
  queuedAnswers,
} from '@akada/core/exams/answer-queue.ts';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/http/api-error.ts';
import { createAnswerSender } from './answer-sender.ts';

const refusal = (status: number, detail: unknown = 'No') => new ApiError(status, { detail }, new Headers());
const given = (choice: number, sequence: number): QueuedAnswer => ({
  choices: [choice],
  flagged: false,
  tookMs: 0,
  sequence,
});
const three: AnswersById = {
  q1: given(0, 10),
  q2: given(1, 20),
  q3: given(2, 30),
};

interface Play {
  /** What the server says to the answers of each question, in turn; afterwards it accepts. */
  faults?: Record<string, Error[]>;
  queued?: AnswersById;
}

/** Plays the page around the sender until nothing waits to be sent, or `tries` are over. */
async function play({ faults = {}, queued = three }: Play, tries = 20) {
  const sent: string[] = [];
  const waited: number[] = [];
  const events: AnswerEvent[] = [];
  const reaching: boolean[] = [];
  let answers = answersAfter({}, { type: 'restored', answers: queued });

  await new Promise<void>((resolve) => {
    const sender = createAnswerSender({
      send: async (questionId, answer) => {
        sent.push(questionId);
        if (sent.length >= tries) finish();
        const fault = faults[questionId]?.shift();
        if (fault !== undefined) throw fault;
        return answer;
      },
      wait: async (milliseconds) => void waited.push(milliseconds),
      onReaching: (isReaching) => reaching.push(isReaching),
      onEvent: (event) => {
        events.push(event);
        answers = answersAfter(answers, event);
        sender.update(queuedAnswers(answers));
        if (Object.keys(queuedAnswers(answers)).length === 0) finish();
      },
    });
    const finish = () => {
      sender.stop();
      resolve();
    };
    sender.update(queuedAnswers(answers));
  });
  return { sent, waited, reaching, answers, types: events.map(({ type }) => type) };
}

test('everything that waits is sent, one after the other and each once', async () => {
  const { sent, waited, answers } = await play({});
  expect(sent).toEqual(['q1', 'q2', 'q3']);
  expect(waited).toEqual([]);
  expect(Object.values(answers).map(({ state }) => state)).toEqual(['saved', 'saved', 'saved']);
});

test.each([400, 403, 413, 422])(
  'an answer refused with %i is not tried for ever, and the others go',
  async (status) => {
    const { sent, answers } = await play({
      faults: { q1: Array.from({ length: 50 }, () => refusal(status)) },
    });
    expect(sent).toEqual(['q1', 'q2', 'q3']);
    expect(answers.q1?.state).toBe('rejected');
    expect([answers.q2?.state, answers.q3?.state]).toEqual(['saved', 'saved']);
  },
);

test.each([404, 409])('%i ends the exam for an answer: it is not sent again', async (status) => {
  const { sent, types, answers } = await play({
    faults: { q1: Array.from({ length: 50 }, () => refusal(status)) },
  });
  expect(sent).toEqual(['q1', 'q2', 'q3']);
  expect(types).toEqual(['refused', 'confirmed', 'confirmed']);
  expect(answers.q1?.state).toBe('expired');
});

test.each([
  ['a lost network', new NetworkError(null)],
  ['a fault of the server', refusal(503)],
  ['too many calls', refusal(429)],
  ['an expired session', refusal(401)],
  ['an end of the session in older words', refusal(403, 'Could not validate credentials')],
])('after %s the others go first, and the answer is tried again', async (_what, fault) => {
  const { sent, waited, reaching, answers } = await play({ faults: { q1: [fault] } });
  expect(sent).toEqual(['q1', 'q2', 'q3', 'q1']);
  expect(waited).toEqual([1_000]);
  expect(reaching).toEqual([false, true, true, true]);
  expect(answers.q1?.state).toBe('saved');
});

test('without a network it is tried at growing distances, with each answer in turn', async () => {
  const lost = () => Array.from({ length: 50 }, () => new NetworkError(null));
  const { sent, waited } = await play({ faults: { q1: lost(), q2: lost(), q3: lost() } }, 8);
  expect(sent).toEqual(['q1', 'q2', 'q3', 'q1', 'q2', 'q3', 'q1', 'q2']);
  expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});

test('a newer choice replaces the one on its way', async () => {
  const sent: number[] = [];
  const aborted: number[] = [];
  const done = Promise.withResolvers<AnswerEvent>();
  const sender = createAnswerSender({
    send: (_questionId, answer, signal) => {
      sent.push(answer.sequence);
      if (answer.sequence === 20) return Promise.resolve(answer);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(answer.sequence);
          reject(signal.reason);
        });
      });
    },
    wait: () => Promise.reject(new Error('Nothing failed.')),
    onReaching: () => {},
    onEvent: done.resolve,
  });
  sender.update({ q1: given(0, 10) });
  sender.update({ q1: given(3, 20) });

  expect(await done.promise).toEqual({
    type: 'confirmed',
    questionId: 'q1',
    saved: given(3, 20),
  });
  expect([sent, aborted]).toEqual([[10, 20], [10]]);
  sender.stop();
});

test('stopped, it neither sends nor reports any more', async () => {
  const events: AnswerEvent[] = [];
  const answer = Promise.withResolvers<QueuedAnswer>();
  let sent = 0;
  const sender = createAnswerSender({
    send: () => {
      sent += 1;
      return answer.promise;
    },
    wait: async () => {},
    onReaching: () => {},
    onEvent: (event) => events.push(event),
  });
  sender.update(three);
  sender.stop();
  answer.resolve(given(0, 10));
  await answer.promise;
  sender.update(three);
  await Promise.resolve();
  expect([sent, events]).toEqual([1, []]);
});
