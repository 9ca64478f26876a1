/** A person without an account pays for a student by a link, against the sandbox over HTTP. */

import * as endpoints from '@akada/contract/base/payment-links.ts';
import { listPayments } from '@akada/contract/base/payments.ts';
import { getReceipt } from '@akada/contract/base/receipts.ts';
import { setMoneyAside } from '@akada/contract/observers/money.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { callAs } from '../../../testing/call-as.ts';
import { send } from '../../../testing/send.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAdministrator } from '../../admin/testing/administrators.ts';
import { getRows, newSubscriber, tick } from '../../subscriptions/testing/subscribers.ts';
import { atCheckout, cards, openGateway } from '../testing/gateway.ts';
import { listLinks, makeLink, newLink, readMails } from '../testing/linked-payers.ts';
import { getTraces } from '../testing/payers.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let app: TestApp;
/** Log lines of the test. */
let logged = '';
const log = createLog('trace', {
  write(line) {
    logged += line;
  },
});

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z'), log });
});
afterAll(() => app.close());
beforeEach(() => openGateway(app));

const payByCard = (url: string) => atCheckout(app, url, 'card', { number: cards.good });

const issueReceipts = () => app.features.tasks.find(({ name }) => name === 'receipts.issue')?.run();

let payers = 0;
function makeEmail(): string {
  payers += 1;
  return `aunt-${payers}@family.test`;
}

describe('a payment link', () => {
  it('is premium for the student, a receipt for the payer, and tells neither who the other is', async () => {
    const { student, link, code, open, start, read } = await newLink(app, { fullName: 'Ada Secret' });
    expect(link).toMatchObject({ amount: 150_000, expires_at: '2026-12-04T10:00:00.000Z' });
    const { text, body } = await open();
    expect(body).toEqual({
      state: 'open',
      offer: {
        purpose: 'month',
        amount: 150_000,
        currency: 'NGN',
        expires_at: link.expires_at,
        first_name: null,
        has_receipt: true,
      },
    });
    expect(text).not.toMatch(/Ada|Secret|school\.test/);

    const email = makeEmail();
    const { body: payment } = await start(email);
    expect((await start(email)).body).toEqual(payment);
    expect((await student.read()).pending).toEqual([]);
    expect((await student.call(listPayments)).body.total).toBe(0);

    const back = await payByCard(payment.authorization_url);
    expect(back.headers.get('location')).toBe(
      `http://localhost:3000/pay/${code}?trxref=${payment.reference}&reference=${payment.reference}`,
    );
    expect(await read(payment.reference)).toBe('paid');
    expect((await open()).body).toEqual({ state: 'paid', offer: null });
    expect(await student.plan()).toBe('premium');
    // No card of the payer is charged at the end of the month.
    expect(await student.read()).toMatchObject({ state: 'non_renewing', renews: false, card: null });
    expect(await student.said()).toEqual(['Your premium is paid']);
    expect(await listLinks(student)).toEqual([]);

    await issueReceipts();
    const { text: paymentsText, body: page } = await student.call(listPayments);
    expect(page.items).toMatchObject([{ by_link: true, state: 'paid', receipts: [] }]);
    expect(paymentsText).not.toContain(email);
    expect((await student.call(getReceipt, { params: { id: payment.reference } })).status).toBe(404);
    const [receipt, ...others] = await readMails(app, email);
    expect(others).toEqual([]);
    expect(receipt.subject).toMatch(/^Receipt 2026-\d{6}$/);
    expect(receipt.body_text).toContain(`Paid by: ${email}`);
    expect(receipt.body_text).toContain('For: Premium, 1 month');
    expect(receipt.body_text).not.toMatch(/Ada|Secret/);
    expect(logged).not.toContain(email);
    expect(logged).not.toContain(code);
  });

  it('shows the first name of a student who chose so, and nothing of the code in the database', async () => {
    const { code, open } = await newLink(app, { fullName: 'Ngozi Eze', showsName: true });
    expect((await open()).body.offer.first_name).toBe('Ngozi');
    const rows = await getRows(app, 'SELECT row_to_json(l)::text AS row FROM payment_links l');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('counts the first of two payers, and returns the money of the second', async () => {
    const { student, start, read } = await newLink(app);
    const [first, second] = [makeEmail(), makeEmail()];
    const [one, other] = [(await start(first)).body, (await start(second)).body];
    expect(one.reference).not.toBe(other.reference);
    await Promise.all([payByCard(one.authorization_url), payByCard(other.authorization_url)]);
    const states = await Promise.all([read(one.reference), read(other.reference)]);
    expect(states.toSorted()).toEqual(['already_paid', 'paid']);

    const [lateEmail, late] = states[0] === 'paid' ? [second, other] : [first, one];
    const periods = 'SELECT count(*)::int AS count FROM premium_periods WHERE user_id = $1';
    expect(await getRows(app, periods, [student.userId])).toEqual([{ count: 1 }]);
    expect(await getTraces(app, late.reference)).toMatchObject({ status: 'paid', periods: 0, notices: 0 });
    await tick(app);
    const refunds = 'SELECT amount::int, status FROM refunds WHERE payment_id = $1';
    expect(await getRows(app, refunds, [late.reference])).toMatchObject([{ amount: 150_000 }]);
    expect((await readMails(app, lateEmail))[0].body_text).toContain(
      'Somebody else paid this link before you.',
    );
  });

  it('leaves the renewal and the card of its student as they were', async () => {
    const { student, start, read } = await newLink(app);
    await student.pay({ renew: true });
    const { card, renews } = await student.read();
    const { body } = await start(makeEmail());
    await payByCard(body.authorization_url);
    expect(await read(body.reference)).toBe('paid');
    expect(await student.read()).toMatchObject({ state: 'active', card, renews });
    expect(await student.said()).toEqual(['You have premium', 'Your premium is paid']);
  });

  it('says to a payer whose card is rejected that nothing is paid, and nothing to the student', async () => {
    const { student, open, start, read } = await newLink(app);
    const { body } = await start(makeEmail());
    await atCheckout(app, body.authorization_url, 'card', { number: cards.declined });
    expect(await read(body.reference)).toBe('failed');
    expect(await student.said()).toEqual([]);
    expect((await open()).body.state).toBe('open');
  });

  it('waits for a person if the amount differs, and the payer is told once what was decided', async () => {
    const { student, start, read } = await newLink(app);
    const email = makeEmail();
    const { body } = await start(email);
    const change = 'UPDATE sandbox_paystack_transactions SET amount = 1000 WHERE reference = $1';
    await getRows(app, change, [body.reference]);
    await payByCard(body.authorization_url);
    expect(await read(body.reference)).toBe('in_review');
    const flags = 'SELECT id FROM payment_flags WHERE reference = $1';
    const [{ id }] = await getRows(app, flags, [body.reference]);
    const call = callAs(app, await createAdministrator(app));
    for (let twice = 0; twice < 2; twice += 1)
      await call(setMoneyAside, { params: { id }, body: { reason: 'Sent back by hand' } });
    expect(await read(body.reference)).toBe('set_aside');
    expect(await student.plan()).toBe('free');
    expect(await readMails(app, email)).toEqual([
      { subject: 'We have checked your payment', body_text: expect.stringContaining('“Sent back by hand”') },
    ]);
  });
});

/** Money that no payment has, over all tests of this file. */
const readUnassigned = () =>
  getRows(
    app,
    `SELECT coalesce(sum(CASE WHEN debit = 'unassigned' THEN amount ELSE -amount END), 0)::int AS rest
     FROM ledger_entries WHERE 'unassigned' IN (debit, credit)`,
  );

describe('the end of a payment link', () => {
  it('comes after seven days, and a transfer that began in time counts for one more day', async () => {
    const { student, open, start, read } = await newLink(app);
    const late = await newLink(app);
    app.clock.advance(7 * dayMs - minuteMs);
    const { body } = await start(makeEmail());
    const { body: tooLate } = await late.start(makeEmail());
    app.clock.advance(minuteMs);
    expect((await open()).body).toEqual({ state: 'expired', offer: null });
    expect(await start(makeEmail())).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await listLinks(student)).toEqual([]);

    await payByCard(body.authorization_url);
    expect(await read(body.reference)).toBe('paid');
    app.clock.advance(dayMs);
    await payByCard(tooLate.authorization_url);
    expect(await late.read(tooLate.reference)).toBe('too_late');
  });

  it('is the student’s choice, and money that comes after it goes back', async () => {
    const { student, link, open, start, read } = await newLink(app);
    const { body } = await start(makeEmail());
    const end = () => student.call(endpoints.endPaymentLink, { params: { id: link.id } });
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect((await open()).body.state).toBe('ended');
    await payByCard(body.authorization_url);
    expect(await read(body.reference)).toBe('too_late');
    expect(await student.plan()).toBe('free');
    expect(await getTraces(app, body.reference)).toMatchObject({ periods: 0, notices: 0 });
  });

  it('comes with the end of the account, and money that comes after the erasure is returned', async () => {
    const unassigned = await readUnassigned();
    const { student, open, start } = await newLink(app);
    const email = makeEmail();
    const { body } = await start(email);
    await getRows(app, 'UPDATE users SET deactivated_at = now() WHERE id = $1', [student.userId]);
    expect((await open()).body.state).toBe('ended');
    await getRows(app, "UPDATE users SET deletion_due_at = '2026-01-01' WHERE id = $1", [student.userId]);
    await app.features.tasks.find(({ name }) => name === 'privacy.erase_due')?.run();
    expect((await open()).body).toEqual({ state: 'ended', offer: null });

    await payByCard(body.authorization_url);
    app.clock.advance(11 * minuteMs);
    await tick(app);
    const refunds = 'SELECT amount::int FROM refunds WHERE payment_id = $1';
    expect(await getRows(app, refunds, [body.reference])).toEqual([{ amount: 150_000 }]);
    const flags = 'SELECT 1 FROM payment_flags WHERE reference = $1';
    expect(await getRows(app, flags, [body.reference])).toEqual([]);
    expect(await getTraces(app, body.reference)).toMatchObject({ status: null, income: 0 });
    expect(await readUnassigned()).toEqual(unassigned);
  });
});

describe('making payment links', () => {
  it('is limited to five open ones, each made once', async () => {
    const student = await newSubscriber(app);
    const headers = { 'idempotency-key': 'twice' };
    const body = { purpose: 'month', shows_name: true };
    const twice = [];
    for (let count = 0; count < 2; count += 1) {
      twice.push((await student.call(endpoints.createPaymentLink, { body, headers })).body.id);
    }
    expect(twice[0]).toBe(twice[1]);
    for (let count = 1; count < 5; count += 1) expect((await makeLink(student)).status).toBe(201);
    expect(await makeLink(student)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const links = await listLinks(student);
    expect(links).toHaveLength(5);
    await student.call(endpoints.endPaymentLink, { params: { id: links[0].id } });
    expect((await makeLink(student)).status).toBe(201);
  });

  it('is not possible for a session that the student does not have', async () => {
    const student = await newSubscriber(app);
    const body = { purpose: 'session', subject_id: student.userId, shows_name: true };
    expect((await student.call(endpoints.createPaymentLink, { body })).status).toBe(404);
  });
});

describe('a stranger without the code', () => {
  it('learns nothing by guessing, and is slowed down', async () => {
    const guess = () => send(app, endpoints.openPaymentLink, { params: { code: 'A'.repeat(22) } });
    expect((await guess()).status).toBe(404);
    const replies = [];
    for (let count = 0; count < 60; count += 1) replies.push((await guess()).status);
    expect(replies.at(-1)).toBe(429);
    // A payer with the code can still open the link.
    const { open } = await newLink(app);
    expect((await open()).status).toBe(200);
  });
});
