import { expect, test } from 'vitest';
import {
  describeCommission,
  describeStatementRow,
  describeSums,
  type StatementRow,
  sumStatement,
} from './statement.ts';

const lesson = { title: 'Chemistry', student: 'Ada Obi', price: 450_000, commission: 67_500, vat: 4_709 };
const row: StatementRow = {
  purpose: 'share',
  amount: 382_500,
  writtenAt: '2026-11-14T10:00:00.000Z',
  lesson,
  bankReference: null,
};
const refund: StatementRow = { ...row, purpose: 'refund_share', amount: -85_000 };
const payout: StatementRow = {
  ...row,
  purpose: 'payout',
  amount: -200_000,
  lesson: null,
  bankReference: 'GT-1',
};

test('the sums of a month lead from one balance to the next', () => {
  const sums = sumStatement(1_000, [row, refund, payout]);
  expect(sums).toEqual({
    opening: 1_000,
    earned: 382_500,
    returned: 85_000,
    paidOut: 200_000,
    closing: 98_500,
    commission: 67_500,
    vat: 4_709,
  });
  expect(sums.opening + sums.earned - sums.returned - sums.paidOut).toBe(sums.closing);
  expect(describeSums(sums)).toEqual([
    ['Balance before', '₦10.00'],
    ['Earned', '₦3,825.00'],
    ['Returned to students', '−₦850.00'],
    ['Payouts to your bank', '−₦2,000.00'],
    ['Akada owes you', '₦985.00'],
  ]);
  expect(describeCommission(sums)[0]).toBe(
    'Akada’s commission from these sessions was ₦675.00. ₦47.09 of it is VAT.',
  );
});

test('a month without rows keeps its balance, and names no commission', () => {
  const sums = sumStatement(1_000, []);
  expect(describeSums(sums).map(([, amount]) => amount)).toEqual(['₦10.00', '₦0.00', '₦0.00', '₦10.00']);
  expect(describeCommission(sums)).toEqual(['Days are those of Lagos. All amounts are in Nigerian naira.']);
});

test.each([
  [row, 'Chemistry with Ada Obi'],
  [{ ...row, lesson: { ...lesson, student: null } }, 'Chemistry'],
  [refund, 'Refund to the student: Chemistry with Ada Obi'],
  [payout, 'Paid to your bank, reference GT-1'],
  [{ ...payout, bankReference: null }, 'Paid to your bank'],
] as const)('a row names its lesson or its payout', (statementRow, text) => {
  expect(describeStatementRow(statementRow)).toBe(text);
});
