import { expect, test } from 'vitest';
import { extendGroup, getGroupPrice, readGroupState } from './group-rules.ts';
import { describeGroup, describeSeat } from './group-words.ts';

const parse = (text: string) => Date.parse(text);
const end = parse('2027-01-31T09:00:00Z');

test.each<[string, number | null, string, string]>([
  ['before the first payment', null, '2027-01-01T00:00:00Z', 'unpaid'],
  ['a moment before the end', end, '2027-01-31T08:59:59Z', 'active'],
  ['at the end', end, '2027-01-31T09:00:00Z', 'grace'],
  ['a moment before the end of grace', end, '2027-02-07T08:59:59Z', 'grace'],
  ['at the end of grace', end, '2027-02-07T09:00:00Z', 'ended'],
])('a group %s has its state', (_name, paidUntil, now, state) => {
  expect(readGroupState(paidUntil, parse(now))).toBe(state);
});

test.each([
  ['the first payment', null, '2027-01-10T09:00:00Z', '2027-02-10T09:00:00.000Z'],
  ['an early payment', end, '2027-01-10T09:00:00Z', '2027-02-28T09:00:00.000Z'],
  ['a payment in the days of grace', end, '2027-02-05T09:00:00Z', '2027-02-28T09:00:00.000Z'],
  ['a payment after the end', end, '2027-03-05T09:00:00Z', '2027-04-05T09:00:00.000Z'],
])('%s adds a month', (_name, paidUntil, now, until) => {
  expect(new Date(extendGroup(paidUntil, 1, parse(now))).toISOString()).toBe(until);
  expect(getGroupPrice(30, 3)).toBe(13_500_000);
});

test('the owner and a member read what is true and what comes next', () => {
  const group = {
    seats: 30,
    takenSeats: 28,
    paidUntil: '31 January',
    seatsUntil: '7 February',
    openAmount: null,
  };
  const owner = (['unpaid', 'active', 'grace', 'ended'] as const).map((state) =>
    describeGroup({ ...group, state }),
  );
  expect(owner).toEqual([
    'People can join when the invoice is paid.',
    '2 of 30 seats are free. Paid until 31 January.',
    'The paid time ended on 31 January. Pay by 7 February, and everybody keeps premium.',
    'Premium of this group ended on 7 February. Members keep their seats if you pay again.',
  ]);
  expect(describeGroup({ ...group, state: 'active', takenSeats: 30, openAmount: 4_500_000 })).toBe(
    'All seats are taken. Paid until 31 January. Your invoice of ₦45,000 is not paid yet.',
  );
  const seat = { name: 'Hope College', paidUntil: '31 January', seatsUntil: '7 February' };
  expect((['active', 'grace', 'ended'] as const).map((state) => describeSeat({ ...seat, state }))).toEqual([
    'Hope College pays for your premium until 31 January.',
    'Hope College has paid until 31 January. You keep premium until 7 February, also if it does not pay again.',
    'Premium from Hope College ended on 7 February. Your notes, sets and cards stay yours.',
  ]);
});
