import { expect, test } from 'vitest';
import { tokenMissing } from './failed-call.ts';
import { afterRefusal, type Refusal, type RefusalOutcome } from './refusal.ts';

const answered = (status: number | null, detail: unknown = 'No', message = '') => ({
  status,
  detail,
  message,
});
const refusal = (change: Partial<Refusal>): Refusal => ({
  call: answered(401),
  kind: 'ordinary',
  hasRefreshToken: true,
  wasRepeated: false,
  ...change,
});

test.each<[string, Partial<Refusal>, RefusalOutcome]>([
  ['a 401', {}, 'renew'],
  ['a 401 after the repetition', { wasRepeated: true }, 'end_session'],
  ['a 401 without a refresh token', { hasRefreshToken: false }, 'end_session'],
  ['a 402', { call: answered(402) }, 'end_session'],
  ['a 403 about the token', { call: answered(403, 'Invalid token') }, 'end_session'],
  ['a 403 with facts', { call: answered(403, { message: 'token' }) }, 'report'],
  ['a 404', { call: answered(404) }, 'report'],
  ['a 500', { call: answered(500) }, 'report'],
  ['no answer', { call: answered(null) }, 'report'],
  [
    'a call that never left, for want of a token',
    { call: answered(null, null, tokenMissing) },
    'end_session',
  ],
  ['a wrong password', { kind: 'sign_in' }, 'report'],
  ['a sign-out of an old session', { kind: 'sign_out' }, 'report'],
  ['a refresh that is refused', { kind: 'refresh' }, 'end_session'],
  ['a refresh of a malformed token', { kind: 'refresh', call: answered(422, {}) }, 'end_session'],
  ['a refresh that meets a limit', { kind: 'refresh', call: answered(429) }, 'report'],
  ['a refresh that meets the first of the faults', { kind: 'refresh', call: answered(500) }, 'report'],
  ['a refresh that meets a fault', { kind: 'refresh', call: answered(503) }, 'report'],
  ['a refresh without an answer', { kind: 'refresh', call: answered(null) }, 'report'],
])('%s', (_name, change, outcome) => {
  expect(afterRefusal(refusal(change))).toBe(outcome);
});
