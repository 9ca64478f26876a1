import { beforeEach, expect, test } from 'vitest';
import { store } from '../../../lib/device/device-storage.ts';
import { ApiError, NetworkError } from '../../../lib/http/api-error.ts';
import { accountDataPrefix, eraseSession } from '../../../lib/session/session-store.ts';
import { forgetOrder, isSettledBy, pendingOrder, rememberOrder } from './pending-order.ts';

const order = { fileId: 'f1', count: 10, focus: '', key: 'k1' };
const refusal = (status: number) => new ApiError(status, { detail: 'No' }, new Headers());

beforeEach(() => eraseSession());

test.each([
  ['a refusal', refusal(422), true],
  ['a limit', refusal(403), true],
  ['a note that is gone', refusal(404), true],
  ['a fault of the server', refusal(500), false],
  ['a busy server', refusal(503), false],
  ['a lost network', new NetworkError(null), false],
])('%s settles an order: %s', (_what, error, settles) => {
  expect(isSettledBy(error)).toBe(settles);
});

test('an order is found again by the account that made it, and by no other', () => {
  rememberOrder('ada', { order, generationId: null }, 'questions');
  expect(pendingOrder('ada', 'questions')).toEqual({ order, generationId: null });
  expect(pendingOrder('obi', 'questions')).toBeNull();
  expect(pendingOrder('ada', 'cards')).toBeNull();

  forgetOrder('ada', 'questions');
  expect(pendingOrder('ada', 'questions')).toBeNull();
});

test.each(['not json', 'null', '{}', '{"order":{"fileId":1},"generationId":null}'])(
  'a store that holds %s holds no order',
  (text) => {
    store(`${accountDataPrefix}order.ada`, text);
    expect(pendingOrder('ada', 'questions')).toBeNull();
  },
);
