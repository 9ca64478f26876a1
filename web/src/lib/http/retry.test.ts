import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { pause, withRetries } from './retry.ts';

const fault = (status: number) => new ApiError(status, { detail: 'No' }, new Headers());
const lostNetworkError = new NetworkError(null);

/** Fails with each of the errors in turn, then succeeds. */
async function run(errors: Error[], retries = 3) {
  const waited: number[] = [];
  const pending = [...errors];
  const outcome = await withRetries(
    async () => {
      const error = pending.shift();
      if (error) throw error;
      return 'answer';
    },
    retries,
    async (milliseconds) => void waited.push(milliseconds),
  ).catch((error: Error) => error);
  return { outcome, waited };
}

test('a failing call waits 1, 2 and 4 seconds between four attempts', async () => {
  expect(await run([lostNetworkError, fault(503), lostNetworkError])).toEqual({
    outcome: 'answer',
    waited: [1_000, 2_000, 4_000],
  });
});

test('the caller gets the last failure', async () => {
  const { outcome } = await run([lostNetworkError, lostNetworkError, lostNetworkError, fault(500)]);
  expect(outcome).toMatchObject({ status: 500 });
});

test.each([400, 401, 403, 404, 409, 422, 429])('a %i is an answer and not repeated', async (status) => {
  expect(await run([fault(status)])).toMatchObject({ outcome: { status }, waited: [] });
});

test('a call without retries is never repeated', async () => {
  expect(await run([lostNetworkError], 0)).toEqual({ outcome: lostNetworkError, waited: [] });
});

test('a caller who gives up does not wait any longer', async () => {
  const stop = new AbortController();
  const waiting = pause(60_000, stop.signal);
  stop.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(pause(60_000, stop.signal)).rejects.toThrow('gone');
});
