import { expect, test } from 'vitest';
import { getWriting } from './message-rules.ts';

const facts = { isConnected: true, isOpen: true, blockedByMe: false, blockedByOther: false };

test.each([
  ['a tutor and a student of theirs', {}, 'open'],
  ['two people without a course, a session or a tutorial', { isConnected: false }, 'closed'],
  ['a person whose tutor closes the account', { isOpen: false }, 'closed'],
  ['a person whom the other has blocked', { blockedByOther: true }, 'closed'],
  ['a person who has blocked the other', { blockedByMe: true }, 'blocked_by_me'],
  ['two who have blocked each other', { blockedByMe: true, blockedByOther: true }, 'blocked_by_me'],
  [
    'a person who has blocked the other, and has left',
    { blockedByMe: true, isConnected: false },
    'blocked_by_me',
  ],
] as const)('%s: %o is %s', (_, change, expected) => {
  expect(getWriting({ ...facts, ...change })).toBe(expected);
});
