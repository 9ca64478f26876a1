import { formatReceiptNumber } from '@akada/core/payments/receipt-words.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
} from '../../../testing/suites/feature-samples.ts';
import { paidMonth } from '../../payments/testing/payments.samples.ts';
import { receiptDocuments, receipts } from '../receipts.tables.ts';

/** No test counts the numbers of this year. */
const year = 1999;

/** Numbers differ by payment. */
const makeNumber = (paymentId: string) => Number.parseInt(paymentId.slice(-6), 16) * 2 + 1;

/** A paid month whose money went back, with its printed receipt and refund note. */
export const printedMonth: Factory = async (app, owner) => {
  const paymentId = await paidMonth(app, owner);
  const { db } = app.platform.database;
  const time = moment(app);
  for (const [index, kind] of (['receipt', 'refund_note'] as const).entries()) {
    const id = newId();
    const number = makeNumber(paymentId) + index;
    const amounts = { purpose: 'month', amount: 150_000, vat: 0, happenedAt: time } as const;
    await db
      .insert(receipts)
      .values({ id, kind, paymentId, source: paymentId, ...amounts, year, number, issuedAt: time });
    await db.insert(receiptDocuments).values({
      receiptId: id,
      userId: owner.userId,
      number: formatReceiptNumber({ year, number }),
      pdf: Buffer.from('%PDF-1.7'),
    });
  }
  return paymentId;
};

const getNumber = (paymentId: string, index: number) =>
  formatReceiptNumber({ year, number: makeNumber(paymentId) + index });

export const samples: FeatureSamples = {
  requests: {
    'receipts.get': nothing,
    'receipts.get_refund_note': ({ objectId }) => ({ params: { number: getNumber(objectId, 1) } }),
    'receipts.get_as_admin': async ({ app, owner }) => {
      const id = await printedMonth(app, owner);
      return { params: { id, number: getNumber(id, 0) } };
    },
  },
  objectsFor: { 'receipts.get': printedMonth, 'receipts.get_refund_note': printedMonth },
};
