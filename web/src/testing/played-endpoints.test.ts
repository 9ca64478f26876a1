import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { forgotPassword, register, verifyEmail } from '@akada/contract/identity/accounts.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { beforeEach, expect, test } from 'vitest';
import { answer, closeServer, openServer, play, refused, sent } from './played-endpoints.ts';

const origin = 'http://akada.test/api/v1';
const key = { 'idempotency-key': 'key-1' };

beforeEach(() =>
  openServer((token) => (token === 'ngozi' ? { role: 'student', email_verified: true } : null)),
);

const post = (path: string, body: unknown, headers: Record<string, string> = key) =>
  play(new Request(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }));

test('an answer is given and the request is remembered', async () => {
  answer(forgotPassword, refused('too_many_requests', 'Wait a little.'), { message: 'Sent.' });

  const first = await post('/auth/forgot-password', { email: 'a@example.com' });
  const second = await post('/auth/forgot-password', { email: 'a@example.com' });
  expect([first.status, await first.json()]).toEqual([
    429,
    { detail: 'Wait a little.', code: 'too_many_requests' },
  ]);
  expect([second.status, await second.json()]).toEqual([202, { message: 'Sent.' }]);
  expect(sent(forgotPassword)).toMatchObject([
    { body: { email: 'a@example.com' }, idempotencyKey: 'key-1' },
    { body: { email: 'a@example.com' } },
  ]);
  expect(closeServer()).toEqual([]);
});

test.each<[string, () => Promise<Response>, RegExp]>([
  ['an address of no endpoint', () => post('/auth/enter', {}), /is no endpoint/],
  [
    'a call without an answer',
    () => post('/auth/verify-email', { token: 'a'.repeat(43) }, {}),
    /declares no answer/,
  ],
  ['a body that breaks the contract', () => post('/auth/register', { email: 'a' }), /its body .* breaks/],
  [
    'a missing idempotency key',
    () => post('/auth/forgot-password', { email: 'a@example.com' }, {}),
    /no idem/,
  ],
  ['a key that nothing reads', () => post('/auth/verify-email', { token: 'a'.repeat(43) }), /nothing reads/],
  ['a call without a session', () => play(new Request(`${origin}/users/me/settings`)), /without a session/],
  [
    'a query that breaks the contract',
    () =>
      play(
        new Request(`${origin}/student-tools/mcq/my-questions?limit=1000`, {
          headers: { authorization: 'Bearer ngozi' },
        }),
      ),
    /its query .* breaks/,
  ],
  [
    'a call that the role may not make',
    () => play(new Request(`${origin}/admin/overview`, { headers: { authorization: 'Bearer ngozi' } })),
    /by a student/,
  ],
])('%s is a fault', async (_what, ask, said) => {
  answer(register, { message: 'Made.' });
  answer(forgotPassword, { message: 'Sent.' });
  answer(myQuestions, { items: [], total: 0 });
  await ask();
  expect(closeServer()).toContainEqual(expect.stringMatching(said));
});

test('an answer that breaks the contract is a fault', async () => {
  answer(verifyEmail, { message: 'Confirmed.' } as never);
  await post('/auth/verify-email', { token: 'a'.repeat(43) }, {});
  expect(closeServer()).toEqual([
    expect.stringMatching(/answer of accounts.verify_email breaks the contract/),
  ]);
});

test('a 403 response has its facts, as the server sends them', async () => {
  answer(getSettings, refused('second_factor_setup_required', 'Set it up first.'));
  const request = new Request(`${origin}/users/me/settings`, { headers: { authorization: 'Bearer ngozi' } });
  expect(await (await play(request)).json()).toEqual({
    detail: { code: 'second_factor_setup_required', message: 'Set it up first.' },
    code: 'second_factor_setup_required',
  });
});
