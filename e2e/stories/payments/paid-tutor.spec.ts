/** The money of a tutor: an account, a paid session, a payout that arrives, and a part that goes back afterwards. */
import { expect, type Page, test } from '@playwright/test';
import { bearer, registerVerified, signIn } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import { endAccountWait } from '../../product/ended-wait.ts';
import { joinAsOpenTutor } from '../../product/tutor.ts';

const hourMs = 3_600_000;

/** Calls the API as the person who is signed in on the page. @returns the answer */
async function send(page: Page, path: string, data?: object) {
  const headers = { ...(await bearer(page)), 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.post(`/api/v1${path}`, { headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function read(page: Page, path: string) {
  return (await page.request.get(`/api/v1${path}`, { headers: await bearer(page) })).json();
}

test('a tutor is paid for a session at the bank, and the student has a receipt and gets a part back', async ({
  page,
  browser,
}) => {
  const teaching = await browser.newPage();
  const tutorId = await joinAsOpenTutor(browser, teaching);
  await teaching.goto('/tutor/earnings/payouts');
  await teaching.getByRole('button', { name: 'Add bank account' }).first().click();
  const form = teaching.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Bank' }).selectOption('Guaranty Trust Bank');
  await form.getByLabel('Account number').fill('0123454471');
  await form.getByRole('button', { name: 'Check the name' }).click();
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(teaching.getByText(/^Your bank account is new\./)).toBeVisible();
  await endAccountWait(tutorId);
  // On a Tuesday the weekly payout could come before the requested payout.
  await teaching.getByRole('button', { name: 'Hold back' }).click();
  await expect(teaching.getByRole('button', { name: 'Pay out weekly' })).toBeVisible();

  await signIn(page, await registerVerified(page.request));
  const startsAt = new Date(Math.ceil(Date.now() / hourMs) * hourMs + 48 * hourMs).toISOString();
  const hold = await send(page, '/bookings/holds', { tutor_id: tutorId, starts_at: startsAt, minutes: 30 });
  const { id } = await send(page, '/bookings', {
    hold_id: hold.id,
    message: 'I lose marks on horizons.',
    share_weak_topics: false,
  });
  await send(teaching, `/bookings/${id}/accept`);
  await page.goto(`/sessions/${id}`);
  await page.getByRole('button', { name: /^Pay ₦2,250/ }).click();
  await page
    .getByRole('button', { name: /^Pay with the card/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your session is paid' })).toBeVisible();

  await page.getByRole('link', { name: 'Go to the session' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Receipt \d/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Receipt \d/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^akada-receipt-\d{4}-\d+\.pdf$/);

  // The price is the tutor's without a session in the past, which no story can have.
  const administrator = await browser.newPage();
  await signIn(administrator, administratorOfAll());
  const { seen } = await read(administrator, `/admin/sessions/${id}`);
  const reason = 'The student cannot come, and pays.';
  await send(administrator, `/admin/sessions/${id}/cancel`, { seen, reason, refund: false });

  const request = teaching.getByRole('button', { name: 'Pay out now' });
  await expect(async () => {
    await teaching.goto('/tutor/earnings/payouts');
    await expect(request).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await request.click();
  await teaching.getByRole('button', { name: /^Pay out ₦1,9/ }).click();
  const payouts = teaching.getByRole('table', { name: 'Payouts' });
  await expect(payouts).toContainText('On its way');
  const gateway = await browser.newPage();
  await gateway.goto('/sandbox/paystack');
  await gateway.getByRole('button', { name: 'Let the transfer arrive now' }).first().click();
  await expect(payouts.getByRole('cell', { name: 'Paid', exact: true })).toBeVisible();

  const { payment } = await read(page, `/bookings/${id}/payment`);
  await administrator.goto(`/admin/money/payments/${payment.reference}`);
  await administrator.getByRole('button', { name: 'Refund' }).click();
  const refund = administrator.getByRole('dialog');
  await refund.getByLabel('Amount in naira').fill('500');
  await refund.getByLabel('Reason').fill('A quarter of an hour was missing.');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await page.goto('/subscription');
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText(
    /(₦500 of ₦2,250 went back|Refund of ₦500 of ₦2,250 ordered)/,
  );
  for (const reader of [teaching, administrator, gateway]) await reader.close();
});
