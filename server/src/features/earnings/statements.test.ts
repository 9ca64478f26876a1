/** Statements of tutors and the file for the accountant: both say what the ledger says. */
import { exportLedger, recordPayout, refundPayment } from '@akada/contract/observers/money.ts';
import { getEarnings } from '@akada/contract/work/money/earnings.ts';
import { exportStatement, listStatements, printStatement } from '@akada/contract/work/money/statements.ts';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import type { SignedInCaller } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAdministrator, getAudit } from '../admin/testing/administrators.ts';
import { hourMs, newBookableTutor } from '../bookings/testing/booking-people.ts';
import { openGateway } from '../payments/testing/gateway.ts';
import { newPayer } from '../payments/testing/payers.ts';
import { createDownloader } from '../receipts/testing/download-as.ts';
import { readPdfText } from '../receipts/testing/read-pdf.ts';
import { acceptedPair, getBalances, pay, settle } from './testing/paid-sessions.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  const seller = { SELLER_NAME: 'Akada Ltd', SELLER_ADDRESS: 'Lagos', SELLER_TIN: '12345678-0001' };
  // The session ends on 30 November at 22:30 UTC, half an hour before December begins in Lagos.
  app = await createTestApp({
    startsAt: Date.parse('2026-11-28T09:30:00Z'),
    env: { VAT_PERCENT: '7.5', ...seller },
  });
  admin = await createAdministrator(app);
});
afterAll(() => app.close());

const parseCsv = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim()).data;

it('a tutor reads month by month how the ledger came to the balance, as a list, a page and a table', async () => {
  await openGateway(app);
  const { tutor, student, id } = await acceptedPair(app);
  const { reference } = await pay(app, student, id);
  app.clock.advance(61 * hourMs);
  await student.complete(id);
  await settle(app);
  expect(await getBalances(app, reference)).toMatchObject({ commission_income: -62_791, vat_owed: -4_709 });

  app.clock.advance(2 * hourMs);
  const asAdmin = callAs(app, admin);
  await asAdmin(recordPayout, {
    params: { id: tutor.userId },
    body: { amount: 200_000, bank_reference: 'GT-77', paid_on: '2026-12-01', seen_available: 382_500 },
  });
  const refunded = await asAdmin(refundPayment, {
    params: { id: reference },
    headers: { 'idempotency-key': newId() },
    body: {
      seen: { state: 'paid', refund_state: null, refunded: 0 },
      reason: 'The sound failed',
      amount: 100_000,
    },
  });
  expect(refunded.status).toBe(200);

  const { items } = (await tutor.call(listStatements)).body;
  expect(items).toEqual([
    { month: '2026-12', earned: 0, returned: 85_000, paid_out: 200_000, closing: 97_500 },
    { month: '2026-11', earned: 382_500, returned: 0, paid_out: 0, closing: 382_500 },
  ]);
  expect((await tutor.call(getEarnings)).body.available).toBe(97_500);

  const read = createDownloader(app, tutor);
  const november = await read(printStatement, { params: { month: '2026-11' } });
  const text = await readPdfText(november.bytes);
  for (const words of [
    'Statement, November 2026',
    'Chemistry with Ada Obi',
    '₦4,500.00',
    '₦675.00',
    'Akada owes you ₦3,825.00',
    'of it is VAT',
  ])
    expect(text).toContain(words);
  app.clock.advance(240 * hourMs);
  expect((await read(printStatement, { params: { month: '2026-11' } })).bytes).toEqual(november.bytes);

  const table = parseCsv((await read(exportStatement, { params: { month: '2026-12' } })).bytes.toString());
  expect(table.slice(1)).toEqual([
    ['2026-12-01', 'Paid to your bank, reference GT-77', '', '', '', '0.00', '2000.00', '1825.00'],
    ['2026-12-01', 'Refund to the student: Chemistry with Ada Obi', '', '', '', '0.00', '850.00', '975.00'],
  ]);
  expect((await read(printStatement, { params: { month: '2027-01' } })).status).toBe(404);
  const other = await newBookableTutor(app);
  expect((await other.call(listStatements)).body.items).toEqual([]);
  expect((await createDownloader(app, other)(printStatement, { params: { month: '2026-11' } })).status).toBe(
    404,
  );
});

it('an accountant gets both sides of each posting by day, with the same sum, and the export is on record', async () => {
  await openGateway(app);
  await (await newPayer(app)).begin();
  const query = { from: '2026-11', until: '2026-12' };
  const read = createDownloader(app, admin);
  const days = parseCsv((await read(exportLedger, { query })).bytes.toString());
  expect(days[0]?.slice(0, 5)).toEqual(['day', 'account', 'text', 'debit (naira)', 'credit (naira)']);
  expect(days).toContainEqual(['2026-12-01', 'Our bank', 'Paid to the tutor', '', '2000.00', '1', '']);

  const postings = parseCsv(
    (await read(exportLedger, { query: { ...query, detail: 'posting' } })).bytes.toString(),
  );
  const balances = await getBalances(app);
  for (const file of [days, postings]) {
    const sumColumn = (column: number, account?: string) =>
      file
        .slice(1, -1)
        .filter((row) => account === undefined || row[1] === account)
        .reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    const [debit, credit] = [sumColumn(3), sumColumn(4)];
    expect([debit, Math.round(Number(file.at(-1)?.[3]) * 100)]).toEqual([credit, credit]);
    expect(sumColumn(3, 'VAT owed') - sumColumn(4, 'VAT owed')).toBe(balances.vat_owed);
  }
  const actions = (await getAudit(app, admin.userId)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'payment.export_ledger')).toHaveLength(2);
  const asAdmin = callAs(app, admin);
  for (const wrong of [
    { from: '2026-12', until: '2026-11' },
    { from: '2024-12', until: '2026-12' },
  ])
    expect((await asAdmin(exportLedger, { query: wrong })).status).toBe(422);
});
