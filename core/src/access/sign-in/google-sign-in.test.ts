import { expect, test } from 'vitest';
import { type GoogleLanding, googleErrorText, readGoogleLanding } from './google-sign-in.ts';

const tx = 'transaction-of-this-tab';
const tokens = 'access_token=a.b.c&refresh_token=r&token_type=bearer';
const failed: GoogleLanding = { kind: 'failed', message: 'Authentication failed. Please try again.' };
const takenGoogleLanding: GoogleLanding = {
  kind: 'tokens',
  tokens: { access_token: 'a.b.c', refresh_token: 'r' },
};

test.each<[string, string, string, string | null, GoogleLanding]>([
  ['tokens in the fragment', `${tokens}&tx=${tx}`, '', tx, takenGoogleLanding],
  ['tokens in the query', '', `?${tokens}&tx=${tx}`, tx, takenGoogleLanding],
  ['tokens with the transaction of another tab', `${tokens}&tx=other`, '', tx, failed],
  ['tokens without a transaction', tokens, '', tx, failed],
  ['tokens without a transaction for a tab that started nothing', tokens, '', null, failed],
  ['tokens for a tab that started nothing', `${tokens}&tx=${tx}`, '', null, failed],
  ['tokens with empty transactions on both sides', `${tokens}&tx=`, '', '', failed],
  ['one token of two', `access_token=a.b.c&tx=${tx}`, '', tx, failed],
  ['the other token of two', `refresh_token=r&tx=${tx}`, '', tx, failed],
  [
    'a ticket for the second factor',
    `second_factor_ticket=t1&tx=${tx}`,
    '',
    tx,
    { kind: 'second_factor', ticket: 't1' },
  ],
  ['a ticket with the transaction of another tab', 'second_factor_ticket=t1&tx=other', '', tx, failed],
  ['an error', 'error=denied', '', tx, { kind: 'failed', message: 'Authentication failed: denied' }],
  [
    'an error beside tokens',
    `${tokens}&tx=${tx}`,
    '?error=denied',
    tx,
    { kind: 'failed', message: 'Authentication failed: denied' },
  ],
  ['a code alone', '', '?code=c&state=s', tx, { kind: 'waiting' }],
  ['nothing', '', '', tx, { kind: 'session' }],
  ['nothing but a transaction', `tx=${tx}`, '', tx, { kind: 'session' }],
])('%s', (_name, fragment, query, transactionId, landing) => {
  expect(readGoogleLanding(fragment, query, transactionId)).toEqual(landing);
});

test.each([
  'access_denied',
  'start_again',
  'email_unverified',
  'account_deactivated',
  'administrator',
  'foreign_domain',
  'password_needed',
  'unavailable',
])('%s has its own sentence', (code) => {
  expect(googleErrorText(code)).toMatch(/^[A-Z].+\.$/);
});

test.each([
  ['absent', null, 'An unexpected error occurred'],
  ['empty', '', 'An unexpected error occurred'],
  ['invisible', '\u200b\u202e', 'An unexpected error occurred'],
  ['plain', 'server_error', 'server_error'],
  ['markup', '<b>hello</b>', '<b>hello</b>'],
  ['turned around', 'call \u202e4321\u202c now', 'call 4321 now'],
  ['over several lines', 'one\r\n\ttwo\u2028three', 'one two three'],
  ['named like a part of every object', 'constructor', 'constructor'],
])('an error that is %s becomes a plain text', (_name, error, text) => {
  expect(googleErrorText(error)).toBe(text);
});

test('a long text is cut, by characters and not within one', () => {
  const text = googleErrorText('😀'.repeat(300));
  expect([...text]).toHaveLength(200);
  expect(text.endsWith('😀…')).toBe(true);
  expect(googleErrorText('a'.repeat(200))).toBe('a'.repeat(200));
  expect(googleErrorText('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
});
