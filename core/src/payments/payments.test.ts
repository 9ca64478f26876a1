/** The judgement of the provider's answers, and the ledger after it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePayment, type ProviderAnswer } from './judge-payment.ts';
import {
  dividePrice,
  ledgerAccounts,
  postingsOfAssigned,
  postingsOfPayout,
  postingsOfPrice,
  postingsOfRefund,
  postingsOfRelease,
  postingsOfSentRefund,
  postingsOfUnassigned,
} from './postings.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const dayMs = 86_400_000;
const ordered = (ageMs = 0) => ({ amount: 150_000, currency: 'NGN', createdAt: now - ageMs });
const answered = (status: ProviderAnswer['status'], change: object = {}) => ({
  status,
  requested: 150_000,
  currency: 'NGN',
  lacksFunds: false,
  ...change,
});

describe('a payment', () => {
  it.each([
    ['succeeded', {}, { kind: 'paid' }],
    ['succeeded', { requested: 149_900 }, { kind: 'in_review', reason: 'wrong_amount' }],
    ['succeeded', { requested: 150_001 }, { kind: 'in_review', reason: 'wrong_amount' }],
    ['succeeded', { currency: 'USD' }, { kind: 'in_review', reason: 'wrong_currency' }],
    ['failed', {}, { kind: 'failed', failure: 'declined' }],
    ['failed', { lacksFunds: true }, { kind: 'failed', failure: 'insufficient_funds' }],
    ['reversed', {}, { kind: 'failed', failure: 'not_finished' }],
    ['open', {}, { kind: 'undecided' }],
  ] as const)('is judged only by the provider: %s (%j)', (status, change, judgement) => {
    expect(judgePayment(ordered(2 * dayMs), answered(status, change), now)).toEqual(judgement);
  });

  it.each([
    [dayMs, 'undecided'],
    [dayMs + 1, 'abandoned'],
  ])('is, without any attempt, after %i milliseconds, %s', (age, kind) => {
    for (const answer of [null, answered('abandoned')]) {
      expect(judgePayment(ordered(age), answer, now)).toEqual({ kind });
    }
  });
});

describe('the ledger', () => {
  it('says what came, what it was for and what the provider withheld', () => {
    expect(postingsOfPrice({ charged: 150_000, price: 150_000, fees: 2_250 }, 'subscription_income')).toEqual(
      [
        { purpose: 'price', debit: 'at_provider', credit: 'subscription_income', amount: 150_000 },
        { purpose: 'fee', debit: 'provider_fees', credit: 'at_provider', amount: 2_250 },
      ],
    );
  });

  it('expects at the provider the charged amount without its fees, whichever side paid them', () => {
    const money = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }),
      onTop: fc.nat(1e6),
      fees: fc.nat(1e6),
    });
    fc.assert(
      fc.property(money, ({ price, onTop, fees }) => {
        const charged = price + onTop;
        for (const postings of [
          postingsOfPrice({ charged, price, fees }, 'subscription_income'),
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

  it('has of a session whose price was decided nothing left that is held, whatever goes back', () => {
    const history = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }),
      back: fc.double({ min: 0, max: 1, noNaN: true }),
      percent: fc.oneof(fc.constantFrom(0, 15, 100), fc.double({ min: 0, max: 100, noNaN: true })),
      fees: fc.nat(1e6),
      isSent: fc.boolean(),
    });
    fc.assert(
      fc.property(history, ({ price, back, percent, fees, isSent }) => {
        const parts = dividePrice(price, Math.round(price * back), percent);
        const { share, commission, givenBack } = parts;
        expect(share + commission + givenBack).toBe(price);
        expect(Math.min(share, commission, givenBack)).toBeGreaterThanOrEqual(0);
        const postings = [
          ...postingsOfPrice({ charged: price, price, fees }, 'held_for_sessions'),
          ...postingsOfRelease(parts),
          ...(givenBack > 0 ? postingsOfRefund(givenBack, 'held_for_sessions') : []),
          ...(givenBack > 0 && isSent ? postingsOfSentRefund(givenBack) : []),
        ];
        const balance = (account: string) =>
          postings.reduce(
            (sum, one) =>
              sum + (one.debit === account ? one.amount : 0) - (one.credit === account ? one.amount : 0),
            0,
          );
        expect(ledgerAccounts.reduce((sum, account) => sum + balance(account), 0)).toBe(0);
        expect(balance('held_for_sessions')).toBe(0);
        expect(balance('refunds_under_way')).toBe(isSent ? 0 : 0 - givenBack);
        expect(balance('at_provider')).toBe(price - fees - (isSent ? givenBack : 0));
      }),
    );
  });

  it('has nought as its sum after any history of refunds and payouts, and takes no more from a tutor than is owed', () => {
    const history = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }),
      back: fc.double({ min: 0.001, max: 1, noNaN: true }),
      percent: fc.double({ min: 0, max: 100, noNaN: true }),
      paidOut: fc.double({ min: 0, max: 1, noNaN: true }),
      isMonth: fc.boolean(),
      isSent: fc.boolean(),
    });
    fc.assert(
      fc.property(history, ({ price, back, percent, paidOut, isMonth, isSent }) => {
        const amount = Math.max(1, Math.round(price * back));
        const [before, after] = [dividePrice(price, 0, percent), dividePrice(price, amount, percent)];
        const payout = Math.round(before.share * paidOut);
        const fromTutor = Math.min(before.share - after.share, before.share - payout);
        const money = { charged: price, price, fees: 0 };
        const postings = [
          ...postingsOfUnassigned({ charged: price, fees: 0 }),
          ...postingsOfAssigned(price, isMonth ? 'subscription_income' : 'held_for_sessions'),
          ...postingsOfPrice(money, isMonth ? 'subscription_income' : 'held_for_sessions'),
          ...(isMonth ? postingsOfRefund(amount, 'subscription_income') : postingsOfRelease(before)),
          ...(isMonth ? [] : postingsOfRefund(amount, 'commission_income', fromTutor)),
          ...(!isMonth && payout > 0 ? postingsOfPayout(payout) : []),
          ...(isSent ? postingsOfSentRefund(amount) : []),
        ];
        const balance = (account: string) =>
          postings.reduce(
            (sum, one) =>
              sum + (one.debit === account ? one.amount : 0) - (one.credit === account ? one.amount : 0),
            0,
          );
        expect(postings.every((one) => one.amount > 0 && one.debit !== one.credit)).toBe(true);
        expect(ledgerAccounts.reduce((sum, account) => sum + balance(account), 0)).toBe(0);
        expect(balance('owed_to_tutors')).toBeLessThanOrEqual(0);
        expect(balance('refunds_under_way')).toBe(isSent ? 0 : 0 - amount);
        expect(balance('unassigned')).toBe(0);
      }),
    );
  });

  it('computes the commission with one rounding, in favour of the tutor at half a kobo', () => {
    expect(dividePrice(450_000, 0, 15)).toEqual({ share: 382_500, commission: 67_500, givenBack: 0 });
    expect([dividePrice(10, 0, 15), dividePrice(11, 0, 15), dividePrice(10, 10, 15)]).toEqual([
      { share: 9, commission: 1, givenBack: 0 },
      { share: 9, commission: 2, givenBack: 0 },
      { share: 0, commission: 0, givenBack: 10 },
    ]);
  });
});
