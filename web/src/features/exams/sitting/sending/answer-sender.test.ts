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

const refusal = (status: number) => new ApiError(status, { detail: 'No' }, new Headers());
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

/** Imitates the page around the sender until nothing waits to be sent. */
async function play(faults: Record<string, Error[]> = {}) {
  const sent: string[] = [];
  const waited: number[] = [];
  const events: AnswerEvent[] = [];
  let answers = answersAfter({}, { type: 'restored', answers: three });

  await new Promise<void>((resolve) => {
    const sender = createAnswerSender({
      send: async (questionId, answer) => {
        sent.push(questionId);
        const fault = faults[questionId]?.shift();
        if (fault !== undefined) throw fault;
        return answer;
      },
      wait: async (milliseconds) => void waited.push(milliseconds),
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
  return { sent, waited, answers, types: events.map(({ type }) => type) };
}

test('waiting answers are sent in order, each once', async () => {
  const { sent, waited, answers } = await play();
  expect(sent).toEqual(['q1', 'q2', 'q3']);
  expect(waited).toEqual([]);
  expect(Object.values(answers).map(({ state }) => state)).toEqual(['saved', 'saved', 'saved']);
});

test.each([400, 403, 413, 422])(
  'an answer refused with %i is not tried for ever, and the others go',
  async (status) => {
    const { sent, answers } = await play({ q1: Array.from({ length: 50 }, () => refusal(status)) });
    expect(sent).toEqual(['q1', 'q2', 'q3']);
    expect(answers.q1?.state).toBe('rejected');
    expect([answers.q2?.state, answers.q3?.state]).toEqual(['saved', 'saved']);
  },
);

test.each([404, 409])('%i ends the exam for an answer: it is not sent again', async (status) => {
  const { sent, types, answers } = await play({ q1: Array.from({ length: 50 }, () => refusal(status)) });
  expect(sent).toEqual(['q1', 'q2', 'q3']);
  expect(types).toEqual(['refused', 'confirmed', 'confirmed']);
  expect(answers.q1?.state).toBe('expired');
});

test('after a failed try the other answers go first, and the failed one is repeated', async () => {
  const { sent, waited, answers } = await play({ q1: [new NetworkError(null)] });
  expect(sent).toEqual(['q1', 'q2', 'q3', 'q1']);
  expect(waited).toEqual([1_000]);
  expect(answers.q1?.state).toBe('saved');
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
