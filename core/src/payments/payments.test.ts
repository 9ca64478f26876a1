/** What an answer of the provider means, and what the ledger then says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePayment } from './judge-payment.ts';
import { postingsOfSubscription, postingsOfUnassigned } from './postings.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const dayMs = 86_400_000;
const ordered = (ageMs = 0) => ({ amount: 150_000, currency: 'NGN', createdAt: now - ageMs });
const answered = (status: string, change: object = {}) => ({
  ...{ status, requested: 150_000, currency: 'NGN', gatewayResponse: '' },
  ...change,
});

describe('a payment', () => {
  it.each([
    ['success', {}, { kind: 'paid' }],
    ['success', { requested: 149_900 }, { kind: 'in_review', reason: 'wrong_amount' }],
    ['success', { requested: 150_001 }, { kind: 'in_review', reason: 'wrong_amount' }],
    ['success', { currency: 'USD' }, { kind: 'in_review', reason: 'wrong_currency' }],
    ['failed', { gatewayResponse: 'Declined' }, { kind: 'failed', failure: 'declined' }],
    ['failed', { gatewayResponse: 'INSUFFICIENT FUNDS' }, { kind: 'failed', failure: 'insufficient_funds' }],
    ['reversed', {}, { kind: 'failed', failure: 'not_finished' }],
    ['pending', {}, { kind: 'undecided' }],
    ['a status of tomorrow', {}, { kind: 'undecided' }],
  ])('that is %s (%j) is judged by the provider alone', (status, change, judgement) => {
    expect(judgePayment(ordered(2 * dayMs), answered(status, change), now)).toEqual(judgement);
  });

  it.each([
    [dayMs, 'undecided'],
    [dayMs + 1, 'abandoned'],
  ])('that nobody began is, after %i milliseconds, %s', (age, kind) => {
    for (const answer of [null, answered('abandoned')]) {
      expect(judgePayment(ordered(age), answer, now)).toEqual({ kind });
    }
  });
});

describe('the ledger', () => {
  it('says what came, what it was for and what the provider withheld', () => {
    expect(postingsOfSubscription({ charged: 150_000, price: 150_000, fees: 2_250 })).toEqual([
      { purpose: 'price', debit: 'at_provider', credit: 'subscription_income', amount: 150_000 },
      { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: 2_250 },
    ]);
  });

  it('has at the provider what was charged without its fees, whoever bore them', () => {
    const money = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }),
      onTop: fc.nat(1e6),
      fees: fc.nat(1e6),
    });
    fc.assert(
      fc.property(money, ({ price, onTop, fees }) => {
        const charged = price + onTop;
        for (const postings of [
          postingsOfSubscription({ charged, price, fees }),
          postingsOfUnassigned({ charged, fees }),
        ]) {
          const moved = (account: string, side: 'debit' | 'credit') =>
            postings.filter((one) => one[side] === account).reduce((sum, { amount }) => sum + amount, 0);
          expect(moved('at_provider', 'debit') - moved('at_provider', 'credit')).toBe(charged - fees);
          expect(postings.every(({ amount, debit, credit }) => amount > 0 && debit !== credit)).toBe(true);
        }
      }),
    );
  });
});
