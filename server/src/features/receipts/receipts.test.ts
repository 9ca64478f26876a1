/** Receipts against the sandbox over HTTP: numbers without holes, one print, and the same figures as the ledger. */
import { readFile } from 'node:fs/promises';
import { listPayments, type Receipt } from '@akada/contract/base/payments.ts';
import * as groups from '@akada/contract/base/premium-groups.ts';
import { getAdminReceipt, getReceipt, getRefundNote } from '@akada/contract/base/receipts.ts';
import { refundPayment } from '@akada/contract/observers/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson, type Person, type PersonTraits, type SignedInCaller } from '../../testing/people.ts';
import { deathsAt, dying } from '../../testing/postgres/dying-connection.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAdministrator } from '../admin/testing/administrators.ts';
import { acceptedPair, getBalances, pay, settle } from '../earnings/testing/paid-sessions.ts';
import { buy, newPackagePair } from '../packages/testing/package-people.ts';
import { atCheckout, cards, openGateway } from '../payments/testing/gateway.ts';
import { getRows, newSubscriber } from '../subscriptions/testing/subscribers.ts';
import { createDownloader } from './testing/download-as.ts';
import { readPdfText } from './testing/read-pdf.ts';

const seller = {
  SELLER_NAME: 'Akada Learning Ltd',
  SELLER_ADDRESS: '1 Ọ̀ja Road, Lagos',
  SELLER_TIN: '12345678-0001',
};
/** Half an hour before midnight in UTC, half an hour after it in Lagos: the year of the seller is 2027. */
const newYear = Date.parse('2026-12-31T23:30:00Z');

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp({ startsAt: newYear, env: { VAT_PERCENT: '7.5', ...seller } });
  admin = await createAdministrator(app);
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const issue = () => app.features.tasks.find(({ name }) => name === 'receipts.issue')?.run();

async function newPaidMonth(traits: PersonTraits = {}) {
  const payer = await newSubscriber(app, traits);
  const { reference, authorization_url: url } = await payer.begin({ renew: false });
  await atCheckout(app, url, 'card', { number: cards.good });
  await settle(app);
  return { payer, reference };
}

type Caller = ReturnType<typeof callAs>;

async function readReceipts(call: Caller, reference: string): Promise<Receipt[]> {
  const { items } = (await call(listPayments)).body;
  return items.find((one: { reference: string }) => one.reference === reference).receipts;
}

const download = (person: Pick<Person, 'userId'>, reference: string) =>
  createDownloader(app, person)(getReceipt, { params: { id: reference } });

const numbersIssued = async () =>
  (await getRows(app, 'SELECT number FROM receipts WHERE year = 2027 ORDER BY number')).map(
    ({ number }) => number,
  );

const makeNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the receipt of a month', () => {
  it('has a number, the seller, the payer and the VAT of the ledger, and its bytes never change', async () => {
    const { payer, reference } = await newPaidMonth({ fullName: 'Ọlábísí Ṣadé Ẹ̀kọ́' });
    expect((await download(payer, reference)).status).toBe(409);
    expect(await readReceipts(payer.call, reference)).toEqual([]);
    await issue();
    expect(await readReceipts(payer.call, reference)).toEqual([{ kind: 'receipt', number: '2027-000001' }]);

    const first = await download(payer, reference);
    expect(first.filename).toContain('akada-receipt-2027-000001.pdf');
    const text = await readPdfText(first.bytes);
    for (const words of [
      ...Object.values(seller),
      '2027-000001',
      '1 January 2027',
      'Ọlábísí Ṣadé Ẹ̀kọ́',
      'Premium, 1 month',
      '₦1,395.35',
      '₦104.65',
      '₦1,500.00',
      reference,
    ]) {
      expect(text).toContain(words);
    }
    expect(await getBalances(app, reference)).toMatchObject({
      subscription_income: -139_535,
      vat_owed: -10_465,
    });

    app.platform.config.payments.seller.name = 'Another seller';
    app.clock.advance(86_400_000);
    await issue();
    expect((await download(payer, reference)).bytes).toEqual(first.bytes);
    app.platform.config.payments.seller.name = seller.SELLER_NAME;
    const params = { id: reference, number: '2027-000001' };
    expect((await createDownloader(app, admin)(getAdminReceipt, { params })).bytes).toEqual(first.bytes);
    const stranger = await newSubscriber(app);
    expect((await download(stranger, reference)).status).toBe(404);
  });

  it('is followed by a note about a refund, which returns its part of the VAT', async () => {
    const { payer, reference } = await newPaidMonth();
    await issue();
    await callAs(app, admin)(refundPayment, {
      params: { id: reference },
      headers: { 'idempotency-key': newId() },
      body: {
        seen: { state: 'paid', refund_state: null, refunded: 0 },
        reason: 'Paid by mistake',
        amount: 50_000,
      },
    });
    await settle(app);
    app.clock.advance(60_000);
    await settle(app);
    await issue();
    await issue();

    const [receipt, note, ...more] = await readReceipts(payer.call, reference);
    expect([note?.kind, more]).toEqual(['refund_note', []]);
    const params = { id: reference, number: note?.number ?? '' };
    const read = createDownloader(app, payer);
    const text = await readPdfText((await read(getRefundNote, { params })).bytes);
    for (const words of [
      'Refund note',
      receipt?.number ?? '',
      '₦500.00',
      '₦34.88',
      'a part of the payment of ₦1,500.00',
    ])
      expect(text).toContain(words);
    expect(await getBalances(app, reference)).toMatchObject({ vat_owed: -(10_465 - 3_488) });
    expect((await read(getRefundNote, { params: { ...params, number: '2027-999999' } })).status).toBe(404);
  });

  it('names the payer by the address where the name has letters that cannot be printed', async () => {
    const { payer, reference } = await newPaidMonth({ fullName: 'عائشة' });
    await issue();
    const text = await readPdfText((await download(payer, reference)).bytes);
    expect(text).toContain(`Paid by ${payer.email}`);
  });
});

it('the receipt of a session says its subject, and the commission has the VAT', async () => {
  const { student, id } = await acceptedPair(app);
  const { reference } = await pay(app, student, id);
  await settle(app);
  await issue();
  const text = await readPdfText((await download(student, reference)).bytes);
  expect(text).toMatch(/Session with a tutor: Chemistry, \d January 2027/);
  expect(text).toContain('₦4,500.00');
  expect(text).not.toContain('VAT');
  expect(await getBalances(app, reference)).not.toHaveProperty('vat_owed');
});

it('the receipt of a package says its lessons, and has no VAT before a lesson is taught', async () => {
  const { student, tutor } = await newPackagePair(app);
  const reference = await buy(app, student, tutor.userId);
  await settle(app);
  await issue();
  const text = await readPdfText((await download(student, reference)).bytes);
  expect(text).toContain('Package of lessons: 5 lessons of 60 minutes with Chidi Balogun');
  expect(text).not.toContain('VAT');
});

it('premium of a group has VAT inside, paid by card or by a transfer', async () => {
  const owner = await createPerson(app, {});
  const call = callAs(app, owner);
  const order = { name: 'Hope College', seats: 2, months: 1 as const };
  const { body: group } = await call(groups.createGroup, { body: order });
  const { body: start } = await call(groups.payInvoice, { params: { id: group.id } });
  await atCheckout(app, start.authorization_url, 'card', { number: cards.good });
  await settle(app);
  await issue();
  const text = await readPdfText((await download(owner, start.reference)).bytes);
  for (const words of [
    `Premium for a group: Invoice ${group.invoice.number}, 2 seats for 1 month`,
    '₦209.30',
  ])
    expect(text).toContain(words);
  expect(await getBalances(app, start.reference)).toMatchObject({ vat_owed: -20_930 });

  const { body: other } = await call(groups.createGroup, { body: order });
  const { id } = other.invoice;
  const body = { bank_reference: 'GTB 7', amount: 300_000 };
  await callAs(app, admin)(groups.confirmTransfer, { params: { id }, body });
  expect(await getBalances(app, id)).toEqual({
    bank: 300_000,
    subscription_income: -279_070,
    vat_owed: -20_930,
  });
});

describe('numbers', () => {
  it('have no holes while three workers issue, and none of an erased account is missing', async () => {
    const paid = await Promise.all([newPaidMonth(), newPaidMonth(), newPaidMonth(), newPaidMonth()]);
    await getRows(app, 'DELETE FROM users WHERE id = $1', [paid[0].payer.userId]);
    const issuedCount = (await numbersIssued()).length;
    await Promise.all([issue(), issue(), issue()]);
    expect(await numbersIssued()).toEqual(makeNumbers(issuedCount + 4));
    await getRows(app, 'DELETE FROM users WHERE id = $1', [paid[1].payer.userId]);
    expect(await numbersIssued()).toEqual(makeNumbers(issuedCount + 4));
    const documents =
      'SELECT 1 FROM receipts JOIN receipt_documents ON receipt_id = id WHERE payment_id = $1';
    expect(await getRows(app, documents, [paid[1].reference])).toEqual([]);
    await expect(getRows(app, 'DELETE FROM receipts')).rejects.toThrow('never changed');
    await expect(getRows(app, 'UPDATE receipts SET amount = 1')).rejects.toThrow('never changed');
  });

  it.each(deathsAt([['the page', 'receipt_documents', 'UPDATE']]))(
    'have no hole after a worker died (%s, %s)',
    async (_name, moment, point) => {
      const { payer, reference } = await newPaidMonth();
      const issuedCount = (await numbersIssued()).length;
      await dying(app, point, moment, async () => issue());
      expect(await numbersIssued()).toEqual(makeNumbers(issuedCount));
      await issue();
      expect(await numbersIssued()).toEqual(makeNumbers(issuedCount + 1));
      expect((await download(payer, reference)).status).toBe(200);
    },
  );
});

/** Last, because it removes all receipts of the tests before. */
it('payments and refunds of the time before receipts get theirs, the oldest first', async () => {
  const kinds = `SELECT receipts.kind, payment_id, item, pdf IS NOT NULL AS "isPrinted" FROM receipts
    JOIN receipt_documents ON receipt_id = id JOIN payments ON payments.id = payment_id ORDER BY kind, payment_id`;
  const firstReceipts = await getRows(app, kinds);
  await getRows(app, 'DROP TABLE receipt_documents, receipts; DROP FUNCTION refuse_receipt_change');
  // A payment had one refund then, with the id of the payment.
  await getRows(app, 'UPDATE refunds SET id = payment_id');
  const migration = new URL('../../../migrations/0615_receipts.sql', import.meta.url);
  await getRows(app, await readFile(migration, 'utf8'));
  await getRows(app, 'ALTER TABLE receipt_documents ADD COLUMN payer_email text');
  await issue();
  const found = await getRows(app, kinds);
  expect(found.map(({ item: _, ...row }) => row)).toEqual(firstReceipts.map(({ item: _, ...row }) => row));
  expect(found.map(({ item }) => item)).toContain('Chemistry');
  expect(await numbersIssued()).toEqual(makeNumbers(found.length));
  const moments = await getRows(app, 'SELECT happened_at::text AS moment FROM receipts ORDER BY number');
  expect(moments.map(({ moment }) => moment)).toEqual(moments.map(({ moment }) => moment).toSorted());
});
