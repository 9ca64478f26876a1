import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dividePrice,
  type Posting,
  postingsOfAssigned,
  postingsOfPrice,
  postingsOfRefund,
  postingsOfRegained,
  postingsOfRelease,
} from './postings.ts';
import { postingsOfReturnedVat, postingsOfVat, readVatInside } from './vat.ts';

test.each([
  [150_000, 7.5, 10_465],
  [150_000, 0, 0],
  [161_250, 7.5, 11_250],
  [1, 7.5, 0],
  [67_500, 7.5, 4_709],
])('%i kobo at %f %% have %i kobo of VAT inside', (amount, percent, vat) => {
  expect(readVatInside(amount, percent)).toBe(vat);
});

const month = postingsOfPrice({ charged: 152_000, price: 150_000, fees: 2_250 }, 'subscription_income');

test('only our income has VAT: neither fees nor the share of a tutor', () => {
  const lesson = postingsOfPrice({ charged: 450_000, price: 450_000, fees: 0 }, 'held_for_sessions');
  const release = postingsOfRelease(dividePrice(450_000, 0, 15));
  const refund = postingsOfRefund(450_000, 'held_for_sessions');
  expect(postingsOfVat([...lesson, ...refund, ...postingsOfRegained(450_000)], 7.5)).toEqual([]);
  expect(postingsOfVat(release, 7.5)).toEqual([
    { purpose: 'vat', debit: 'commission_income', credit: 'vat_owed', amount: 4_709 },
  ]);
  expect(postingsOfVat(postingsOfAssigned(150_000, 'subscription_income'), 7.5)).toEqual(
    postingsOfVat(month, 7.5),
  );
});

const sumAmounts = (postings: readonly Posting[]) => postings.reduce((sum, { amount }) => sum + amount, 0);

test('a refund returns the VAT that was posted, and none of a payment that had none', () => {
  const posted = [...month, ...postingsOfVat(month, 7.5)];
  const fullRefund = postingsOfRefund(150_000, 'subscription_income');
  expect(postingsOfReturnedVat(fullRefund, posted)).toEqual([
    { purpose: 'vat_returned', debit: 'vat_owed', credit: 'subscription_income', amount: 10_465 },
  ]);
  expect(postingsOfReturnedVat(fullRefund, month)).toEqual([]);
  expect(sumAmounts(postingsOfReturnedVat(postingsOfRefund(50_000, 'subscription_income'), posted))).toBe(
    3_488,
  );
});

test('refunds in any parts never return more VAT than was posted', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 150_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 100, noNaN: true }), (refunds, percent) => {
      const posted = [...month, ...postingsOfVat(month, percent)];
      const vat = sumAmounts(posted.filter(({ purpose }) => purpose === 'vat'));
      for (const amount of refunds) {
        const refund = postingsOfRefund(amount, 'subscription_income');
        posted.push(...refund, ...postingsOfReturnedVat(refund, posted));
      }
      const returned = sumAmounts(posted.filter(({ purpose }) => purpose === 'vat_returned'));
      expect(returned).toBeLessThanOrEqual(vat);
      expect(posted.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});
