import { expect, test } from 'vitest';
import { attachedEndings, getAttachmentKinds, isAttachable } from './attachment-rules.ts';
import { getWriting } from './message-rules.ts';
import { findQuietEnd, getQuietHours, minorQuietHours } from './quiet-hours.ts';

const facts = {
  isConnected: true,
  isRequested: false,
  isStudent: true,
  isAdultStudent: false,
  isOpen: true,
  blockedByMe: false,
  blockedByOther: false,
};
const openRequest = { isConnected: false, isRequested: true };
const both = ['picture', 'file', 'set'];

test.each([
  ['a minor writes to their tutor', {}, 'open', [...both, 'note']],
  ['a tutor writes to a minor of their class', { isStudent: false }, 'open', [...both, 'time']],
  ['two without a course, a session or a tutorial', { isConnected: false }, 'closed', []],
  ['an adult stranger', { isConnected: false, isAdultStudent: true }, 'closed', []],
  ['a minor who has asked for a session writes without files', openRequest, 'open', []],
  [
    'a tutor whom a minor has asked accepts first',
    { ...openRequest, isStudent: false },
    'after_accepting',
    [],
  ],
  [
    'a tutor whom an adult has asked writes without files',
    { ...openRequest, isStudent: false, isAdultStudent: true },
    'open',
    [],
  ],
  ['a person whose tutor closes the account', { isOpen: false }, 'closed', []],
  ['a person who has asked a closed account', { ...openRequest, isOpen: false }, 'closed', []],
  ['a person whom the other has blocked', { blockedByOther: true }, 'closed', []],
  [
    'an asked tutor whom the minor has blocked',
    { ...openRequest, isStudent: false, blockedByOther: true },
    'closed',
    [],
  ],
  ['a person who has blocked the other', { blockedByMe: true }, 'blocked_by_me', []],
  ['two who have blocked each other', { blockedByMe: true, blockedByOther: true }, 'blocked_by_me', []],
  [
    'a person who has blocked the other, and has left',
    { blockedByMe: true, isConnected: false },
    'blocked_by_me',
    [],
  ],
] as const)('%s: %o is %s', (_, change, writing, kinds) => {
  const pair = { ...facts, ...change };
  expect(getWriting(pair)).toBe(writing);
  expect(getAttachmentKinds(writing, pair)).toEqual(kinds);
});

test('people cannot attach sound or film', () => {
  expect(attachedEndings).toEqual(expect.arrayContaining(['pdf', 'docx', 'txt', 'png']));
  for (const ending of ['mp3', 'm4a', 'wav', 'ogg', 'mp4', 'exe', 'apk', 'zip'])
    expect(attachedEndings).not.toContain(ending);
  expect(['application/pdf', 'audio/mpeg', 'video/mp4'].map(isAttachable)).toEqual([true, false, false]);
});

test.each([
  ['a minor who has chosen nothing', undefined, true, minorQuietHours],
  ['an adult who has chosen nothing', undefined, false, null],
  ['a minor who wants no quiet hours', null, true, null],
  ['an adult who has chosen hours', { from: 23, until: 6 }, false, { from: 23, until: 6 }],
] as const)('%s has %o', (_, choice, isMinor, expected) => {
  expect(getQuietHours(choice, { isMinor })).toEqual(expected);
});

test.each([
  ['23:30 UTC is past midnight in Lagos', '2026-11-30T23:30Z', 'Africa/Lagos', '2026-12-01T06:00Z'],
  ['23:30 UTC is the afternoon in New York', '2026-11-30T23:30Z', 'America/New_York', null],
  ['the first quiet minute', '2026-11-30T20:00Z', 'Africa/Lagos', '2026-12-01T06:00Z'],
  ['the last loud minute', '2026-11-30T19:59Z', 'Africa/Lagos', null],
  ['the last quiet minute', '2026-12-01T05:59Z', 'Africa/Lagos', '2026-12-01T06:00Z'],
  ['the end of quiet hours', '2026-12-01T06:00Z', 'Africa/Lagos', null],
  ['a zone of quarters', '2026-11-30T15:30Z', 'Asia/Kathmandu', '2026-12-01T01:15Z'],
] as const)('quiet hours from 21 to 7 end as expected: %s', (_, now, zone, end) => {
  expect(findQuietEnd(Date.parse(now), zone, minorQuietHours)).toBe(end && Date.parse(end));
});

test('quiet hours of one day end on the same day', () => {
  const hours = { from: 9, until: 12 };
  const noonInLagos = Date.parse('2026-11-30T11:00Z');
  expect(findQuietEnd(noonInLagos - 1, 'Africa/Lagos', hours)).toBe(noonInLagos);
  expect(findQuietEnd(noonInLagos, 'Africa/Lagos', hours)).toBeNull();
});
