import { expect, test } from 'vitest';
import { dataAgesMs, mostRepetitions, readsAgain, repetitionDelayMs, timeoutsMs } from './waiting.ts';

test.each([
  ['no answer', null],
  ['500', 500],
  ['502', 502],
  ['503', 503],
  ['507', 507],
])('%s is repeated after 1, 2 and 4 seconds and then given up', (_name, status) => {
  expect([0, 1, 2, 3].map((made) => repetitionDelayMs(status, made))).toEqual([1_000, 2_000, 4_000, null]);
});

test.each([400, 401, 402, 403, 404, 409, 413, 415, 422, 429])('a %i is an answer', (status) => {
  expect(repetitionDelayMs(status, 0)).toBeNull();
});

test.each([
  ['json', 3],
  ['form', 3],
  [undefined, 3],
  ['multipart', 0],
] as const)('a body of %s is repeated %i times at most', (consumes, max) => {
  expect(mostRepetitions(consumes)).toBe(max);
});

const call = (status: number | null, detail: unknown = 'No') => ({ status, detail, message: '' });

test.each([
  ['a lost network', call(null), true],
  ['a fault of the server', call(500), true],
  ['something that is not there', call(404), true],
  ['a role that may not', call(403, { code: 'role_denied' }), true],
  ['a limit', call(429), true],
  ['the end of the session', call(401), false],
  ['the end of the session in older words', call(403, 'Could not validate credentials'), false],
  ['a fault that was no call', null, true],
])('the app decides about one more read after %s', (_name, failed, again) => {
  expect(readsAgain(0, failed)).toBe(again);
  expect(readsAgain(1, failed)).toBe(false);
});

test('timeouts and data ages have the figures of the specification, section 9', () => {
  expect(timeoutsMs).toEqual({
    ordinary: 15_000,
    login: 5_000,
    upload: 120_000,
    generation: 180_000,
    guide: 600_000,
    engine: 60_000,
    cardList: 30_000,
  });
  expect(dataAgesMs).toEqual({ fresh: 300_000, unused: 600_000 });
});
