import { describe, expect, test } from 'vitest';
import {
  findFacts,
  findSentence,
  networkFailure,
  notSignedIn,
  profileCompletionFailure,
  type RejectedCall,
  tokenMissing,
  userRefreshFailure,
} from './failed-call.ts';
import { oneTimeTokenShape } from './sign-in/one-time-token.ts';

const withDetail = (detail: unknown): RejectedCall => ({
  status: 422,
  detail,
  message: 'of the transport',
  statusText: '',
  code: null,
  header: () => null,
});

describe('the detail of a failed call', () => {
  test.each<[string, unknown, string, Record<string, unknown>]>([
    ['is a sentence', 'Wait a minute.', 'Wait a minute.', {}],
    ['is an object of fields', { email: 'Invalid' }, '', { email: 'Invalid' }],
    ['is an empty object', {}, '', {}],
    ['is a list, which names no field', ['Invalid', 'Too long'], '', {}],
    ['is null', null, '', {}],
    ['is missing', undefined, '', {}],
    ['is a number', 42, '', {}],
    ['is true', true, '', {}],
  ])('is read correctly when it %s', (_what, detail, sentence, facts) => {
    expect(findSentence(withDetail(detail))).toBe(sentence);
    expect(findFacts(withDetail(detail))).toEqual(facts);
  });

  test('is handed out as a copy, so that a reader cannot change the answer', () => {
    const detail = { email: 'Invalid' };
    expect(findFacts(withDetail(detail))).not.toBe(detail);
  });
});

describe('a token of a link', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index * 8);
  const token = Buffer.from(bytes).toString('base64url');

  test('is 32 bytes in base64url (RFC 4648, section 5)', () => {
    expect(token).toMatch(oneTimeTokenShape);
    expect(Buffer.alloc(32, 0xff).toString('base64url')).toMatch(oneTimeTokenShape);
  });

  test.each([
    ['one letter short', token.slice(1)],
    ['one letter long', `${token}A`],
    ['with padding', Buffer.from(bytes).toString('base64')],
    ['with the letters of plain base64', `${token.slice(2)}+/`],
    ['behind a space', ` ${token}`],
    ['before a line end', `${token}\n`],
    ['empty', ''],
  ])('is rejected when it is %s', (_what, text) => {
    expect(text).not.toMatch(oneTimeTokenShape);
  });
});

const answered = (status: number | null) => ({ status, detail: 'No', message: '' });

test('the fixed messages have the wording of the specification, section 8', () => {
  expect(networkFailure).toBe('Network error: Please check your internet connection and try again.');
  expect(notSignedIn).toBe('You are not authenticated. Please log in again.');
  expect(tokenMissing).toBe('Authentication token not found. Please log in again.');
  expect(userRefreshFailure(answered(403))).toBe('You do not have permission to access this resource.');
  expect(userRefreshFailure(answered(500))).toBeNull();
  expect(profileCompletionFailure(answered(403))).toBe(
    'You do not have permission to complete your profile. Please contact support.',
  );
  expect(profileCompletionFailure(answered(422))).toBeNull();
});
