/**
 * The accounts that see the modal, and its delay. The addresses at the end are the ones that limit a trial to
 * one per person.
 */
import { describe, expect, it } from 'vitest';
import { foldedAddress } from './folded-address.ts';
import { promotionDelay } from './promotion.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-11-27T12:00:00Z');

/** Ages in milliseconds: of the account, of the last sign-in, of the last dismissal. The minutes are what is expected. */
const table: [string, number, number | null, number | null, number | null][] = [
  ['new, never dismissed', 0, 0, null, 2],
  ['new, a moment before a day', day - 1, 0, null, 2],
  ['new, dismissed a day ago', day - 1, 0, day, null],
  ['new, dismissed more than a day ago', day - 1, 0, day + 1, 2],
  ['returning, at a day, signed in two hours ago', day, 2 * hour, null, null],
  ['returning, signed in more than two hours ago', day, 2 * hour + 1, null, 5],
  ['returning, dismissed twelve hours ago', 3 * day, 3 * hour, 12 * hour, null],
  ['returning, dismissed more than twelve hours ago', 3 * day, 3 * hour, 12 * hour + 1, 5],
  ['returning, a moment before a week', 7 * day - 1, 3 * hour, null, 5],
  ['longtime, at a week, signed in a day ago', 7 * day, day, null, null],
  ['longtime, signed in more than a day ago', 7 * day, day + 1, null, 10],
  ['longtime, dismissed three days ago', 90 * day, 2 * day, 3 * day, null],
  ['longtime, dismissed more than three days ago', 90 * day, 2 * day, 3 * day + 1, 10],
  ['longtime, whose sign-in is not known', 90 * day, null, null, 10],
];

describe('the promotional modal', () => {
  it.each(table)('is shown or not to an account that is %s', (_name, age, login, dismissal, minutes) => {
    const ago = (milliseconds: number | null) => (milliseconds === null ? null : now - milliseconds);
    const facts = { createdAt: now - age, lastLoginAt: ago(login), dismissedAt: ago(dismissal), now };
    expect(promotionDelay({ ...facts, subscribed: false })).toBe(minutes === null ? null : minutes * 60_000);
    expect(promotionDelay({ ...facts, subscribed: true })).toBeNull();
  });
});

it.each([
  ['Ada.Obi@Gmail.com', 'adaobi@gmail.com'],
  ['adaobi+school@googlemail.com', 'adaobi@gmail.com'],
  ['ada.obi+trial@school.ng', 'ada.obi@school.ng'],
  ['ADA@SCHOOL.NG', 'ada@school.ng'],
  ['+ada@school.ng', '+ada@school.ng'],
  ['"a@b"@school.ng', '"a@b"@school.ng'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(foldedAddress(address)).toBe(mailbox);
});
