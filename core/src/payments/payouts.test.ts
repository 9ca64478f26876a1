/** Tests the rules of payouts, and the ledger and the words that follow from them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNextWeekly,
  findPayoutObstacle,
  findWeeklyDay,
  minPayoutKobo,
  type PayoutFacts,
} from './payout-rules.ts';
import { describeReturned } from './payout-words.ts';
import { ledgerAccounts, postingsOfOrderedPayout } from './postings.ts';
import { decideTransfer, type TransferAnswer, type TransferState } from './transfer-decision.ts';

const noon = '2026-12-01T11:00:00.000Z';
const now = Date.parse(noon);
const payable: PayoutFacts = {
  available: minPayoutKobo,
  account: { usableAt: noon },
  stoppedUntil: noon,
  hasTransfers: true,
};
const later = new Date(now + 1).toISOString();

describe('a payout', () => {
  it.each<[Partial<PayoutFacts>, ReturnType<typeof findPayoutObstacle>]>([
    [{}, null],
    [{ available: minPayoutKobo - 1 }, 'below_minimum'],
    [{ account: { usableAt: later } }, 'account_waits'],
    [{ stoppedUntil: later, account: { usableAt: later } }, 'stopped'],
    [{ stoppedUntil: null }, null],
    [{ account: null, available: 0 }, 'no_account'],
    [{ hasTransfers: false, account: null }, 'by_hand'],
  ])('waits with %j for: %s', (change, obstacle) => {
    expect(findPayoutObstacle({ ...payable, ...change }, now)).toBe(obstacle);
  });

  it('names its bank if it did not arrive, and is in the balance', () => {
    const payout = { amount: 8_670_000, bank: 'GTBank', last4: '4471' };
    const texts = (['failed', 'returned'] as const).map((state) => describeReturned({ ...payout, state }));
    expect(texts.map(({ title }) => title)).toEqual([
      'Your payout of ₦86,700 was not made',
      'Your payout of ₦86,700 came back',
    ]);
    for (const { message } of texts) {
      expect(message).toContain('GTBank, account ending 4471');
      expect(message).toContain('in your balance');
    }
  });
});

describe('the weekly payouts', () => {
  it.each([
    ['2026-11-30T23:30:00Z', null, '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T08:59:00Z', null, '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T09:00:00Z', '2026-12-01', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T22:59:00Z', '2026-12-01', '2026-12-01T09:00:00.000Z'],
    ['2026-12-01T23:00:00Z', null, '2026-12-08T09:00:00.000Z'],
    ['2026-12-30T12:00:00Z', null, '2027-01-05T09:00:00.000Z'],
  ])('at %s belong to the day %s, and begin at %s', (moment, day, next) => {
    expect(findWeeklyDay(Date.parse(moment))).toBe(day);
    expect(new Date(findNextWeekly(Date.parse(moment))).toISOString()).toBe(next);
  });
});

describe('a transfer', () => {
  const answer = fc.record({
    state: fc.constantFrom('pending', 'paid', 'failed', 'returned'),
    fee: fc.nat(10_000),
    isWrong: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
  const history = fc.record({
    amount: fc.integer({ min: 2, max: 1e9 }),
    feeShare: fc.double({ min: 0, max: 0.99, noNaN: true }),
    answers: fc.array(answer, { maxLength: 8 }),
  });

  it('is decided by answers in any order, repeated and with wrong sums, and the ledger follows', () => {
    fc.assert(
      fc.property(history, ({ amount, feeShare, answers }) => {
        const money = { amount, fee: Math.floor((amount - 1) * feeShare) };
        const postings = postingsOfOrderedPayout(amount);
        let state: TransferState = 'open';
        let providerFee = 0;
        for (const { isWrong, ...read } of answers) {
          const present = { ...read, amount: money.amount - money.fee + (isWrong ? 1 : 0) };
          const decision = decideTransfer(state, money, present);
          if (decision === 'wrong_amount') expect(isWrong).toBe(true);
          if (decision === null || decision === 'wrong_amount') continue;
          if (state === 'open' && decision.state !== 'failed') providerFee = read.fee;
          state = decision.state;
          postings.push(...decision.postings);
        }
        const balance = (account: string) =>
          postings.reduce(
            (sum, one) =>
              sum + (one.debit === account ? one.amount : 0) - (one.credit === account ? one.amount : 0),
            0,
          );
        const isOwedAgain = state === 'failed' || state === 'returned';
        expect(ledgerAccounts.reduce((sum, account) => sum + balance(account), 0)).toBe(0);
        // The ledger has each purpose of a source once, so a repeated one would be lost.
        expect(new Set(postings.map(({ purpose }) => purpose)).size).toBe(postings.length);
        expect(balance('owed_to_tutors')).toBe(isOwedAgain ? 0 : amount);
        expect(0 - balance('payouts_under_way')).toBe(state === 'open' ? amount : 0);
        const arrived = state === 'paid' ? amount - money.fee : 0;
        expect(0 - balance('at_provider')).toBe(arrived + providerFee);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each<[TransferState, TransferAnswer['state'], string | null]>([
    ['open', 'pending', null],
    ['open', 'paid', 'paid'],
    ['open', 'failed', 'failed'],
    ['open', 'returned', 'returned'],
    ['paid', 'failed', 'returned'],
    ['paid', 'pending', null],
    ['failed', 'paid', null],
    ['returned', 'paid', null],
  ])('in the state %s, answered as %s, becomes %s', (state, answer, next) => {
    const decision = decideTransfer(state, { amount: 100, fee: 5 }, { state: answer, amount: 95, fee: 5 });
    expect(decision === null || decision === 'wrong_amount' ? decision : decision.state).toBe(next);
  });
});
