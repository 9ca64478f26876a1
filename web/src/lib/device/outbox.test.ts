import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../http/api-error.ts';
import { createOutbox } from './outbox.ts';

const answerOf = (number: number): PracticeAnswer => ({
  id: `answer ${String(number).padStart(3, '0')}`,
  sitting_id: 's1',
  question_id: `q${number}`,
  version: 1,
  choices: [0],
  certainty: null,
  hints: 0,
  took_ms: 4_000,
  usual_ms: null,
  zone: 'Africa/Lagos',
  local_day: '2026-11-24',
  given_at: '2026-11-24T09:00:00.000Z',
});
const getAnswers = (count: number) => Array.from({ length: count }, (_, index) => answerOf(index + 1));
const getIds = (answers: readonly PracticeAnswer[]) => answers.map(({ id }) => id);
const refusal = (status: number, detail = 'No') => new ApiError(status, { detail }, new Headers());

type Reply = 'stored' | 'silent' | Error;

/** Imitates the device and the server around an outbox until nothing waits, or `tries` have ended. */
async function play(
  answers: PracticeAnswer[],
  replies: Reply[],
  unreadable: readonly string[] = [],
  tries = 30,
) {
  let waiting = answers;
  const batches: number[] = [];
  const waited: number[] = [];
  const refused: [number, string][] = [];
  const reaching: boolean[] = [];
  const done = Promise.withResolvers<void>();
  const outbox = createOutbox({
    largest: 100,
    waiting: () => waiting,
    settle: (stored, notCounted, { message }) => {
      waiting = waiting.filter((answer) => ![...stored, ...notCounted].includes(answer));
      if (notCounted.length > 0) refused.push([notCounted.length, message]);
    },
    send: async (batch) => {
      batches.push(batch.length);
      if (batches.length >= tries) done.resolve();
      const reply = replies.shift() ?? 'stored';
      if (reply instanceof Error) throw reply;
      if (getIds(batch).some((id) => unreadable.includes(id))) throw refusal(422);
      return { stored: reply === 'silent' ? [] : getIds(batch), refused: [] };
    },
    gather: () => new Promise(() => {}),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  outbox.watch(() => {
    reaching.push(outbox.state().isReaching);
    if (outbox.state().waiting === 0) done.resolve();
  });
  outbox.wake();
  await done.promise;
  outbox.stop();
  return { batches, waited, refused, reaching, state: outbox.state() };
}

test('the outbox sends waiting items in batches of a hundred', async () => {
  const { batches, waited, state } = await play(getAnswers(205), []);
  expect([batches, waited, state]).toEqual([[100, 100, 5], [], { waiting: 0, isReaching: true }]);
});

test('the outbox drops only the item that the server cannot read, and sends the others', async () => {
  const { batches, refused, state } = await play(getAnswers(4), [], ['answer 003']);
  expect(batches).toEqual([4, 2, 2, 1, 1]);
  expect([refused, state.waiting]).toEqual([[[1, 'No']], 0]);
});

test.each([
  ['a lost network', new NetworkError(null)],
  ['a fault of the server', refusal(503)],
  ['too many calls', refusal(429)],
  ['an expired session', refusal(401)],
  ['an end of the session in older words', refusal(403, 'Could not validate credentials')],
  ['an answer that says nothing', 'silent' as const],
])('the outbox waits after %s, and retries the same batch', async (_what, reply) => {
  const { batches, waited, reaching, refused } = await play(getAnswers(2), [reply, reply]);
  expect([batches, waited, refused]).toEqual([[2, 2, 2], [1_000, 2_000], []]);
  expect(reaching).toEqual([true, false, false, true]);
});

test('without a network the outbox tries again at growing intervals, and loses nothing', async () => {
  const lostNetworkErrors = Array.from({ length: 50 }, () => new NetworkError(null));
  const { waited, state } = await play(getAnswers(1), lostNetworkErrors, [], 8);
  expect(waited.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  expect(state).toEqual({ waiting: 1, isReaching: false });
});

/** An outbox whose items are recorded one by one. */
function recordInOutbox() {
  let waiting: PracticeAnswer[] = [];
  let recorded = 0;
  let gathered = Promise.withResolvers<void>();
  const batches: number[] = [];
  const outbox = createOutbox({
    largest: 100,
    waiting: () => waiting,
    settle: (stored) => {
      waiting = waiting.filter((answer) => !stored.includes(answer));
    },
    send: async (batch) => {
      batches.push(batch.length);
      return { stored: getIds(batch), refused: [] };
    },
    gather: (signal) => {
      gathered = Promise.withResolvers();
      signal.addEventListener('abort', () => gathered.reject(signal.reason));
      return gathered.promise;
    },
    wait: async () => {},
  });
  const record = () => {
    recorded += 1;
    waiting = [...waiting, answerOf(recorded)];
    outbox.add();
  };
  const isSent = () => expect.poll(() => waiting).toEqual([]);
  return { outbox, record, batches, isSent, endGathering: () => gathered.resolve() };
}

// Node's navigator knows no network.
beforeAll(() => vi.stubGlobal('navigator', { onLine: true }));
afterAll(() => vi.unstubAllGlobals());

test('the first item is sent immediately, and the items of the next while travel together', async () => {
  const { record, batches, isSent, endGathering } = recordInOutbox();
  record();
  await isSent();
  for (let count = 0; count < 3; count += 1) record();
  expect(batches).toEqual([1]);
  endGathering();
  await isSent();
  expect(batches).toEqual([1, 3]);
});

test('items recorded during a try wait for one another, too', async () => {
  const { record, batches, isSent, endGathering } = recordInOutbox();
  record();
  record();
  await expect.poll(() => batches).toEqual([1]);
  record();
  endGathering();
  await isSent();
  expect(batches).toEqual([1, 2]);
});

test('leaving a sitting sends what waits, and nothing is sent twice', async () => {
  const { outbox, record, batches, isSent } = recordInOutbox();
  record();
  await isSent();
  record();
  record();
  outbox.wake();
  outbox.wake();
  await isSent();
  record();
  expect(batches).toEqual([1, 2]);
  outbox.wake();
  await isSent();
  expect(batches).toEqual([1, 2, 1]);
});
