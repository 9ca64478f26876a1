/** A student finds a tutor, asks for an hour and pays for it, and takes a seat in a group, with the stand-in for Paystack. */
import { expect, type Page, test } from '@playwright/test';
import { bearer, registerVerified, signIn } from '../../product/account.ts';
import { joinAsOpenTutor } from '../../product/tutor.ts';

/** Pays on the provider's page and checks the message after the return. */
async function payByCard(page: Page, text: string) {
  await page
    .getByRole('button', { name: /^Pay with the card/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
}

test('an hour is searched for, asked for, accepted and paid, and stands with both', async ({
  page,
  browser,
}) => {
  const teaching = await browser.newPage();
  const profile = `/tutors/${await joinAsOpenTutor(browser, teaching)}`;
  await signIn(page, await registerVerified(page.request), '/tutors');
  await page.getByLabel('What do you want to learn?').fill('Agricultural science');
  await page.locator(`a[href="${profile}"]`).click();
  await page.getByRole('button', { name: /^Later than/ }).click();
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().click({ force: true });
  await page.getByRole('link', { name: /^Book / }).click();
  await page.getByRole('radio', { name: /^30 min/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('What should Ngozi prepare?').fill('I lose marks on horizons.');
  await page.getByRole('button', { name: /^Ask for / }).click();
  await page.getByRole('link', { name: 'See my requests' }).click();
  await expect(page.getByText(/^Waits for /)).toBeVisible();

  await teaching.goto('/tutor/booking-requests');
  await expect(teaching.getByText('I lose marks on horizons.')).toBeVisible();
  await teaching.getByRole('button', { name: /^Accept/ }).click();
  // The page is not asked for again: the answer reaches it.
  await page.getByRole('button', { name: /^Pay ₦2,250/ }).click();
  await payByCard(page, 'Your session is paid');
  await page.getByRole('link', { name: 'Go to the session' }).click();
  await expect(page.getByRole('link', { name: 'Open the meeting' })).toBeVisible();
  for (const [reader, path] of [
    [page, '/sessions'],
    [teaching, '/tutor/sessions'],
  ] as const) {
    await reader.goto(path);
    await expect(reader.getByRole('list', { name: 'Sessions' }).getByText('Confirmed')).toBeVisible();
  }
  await teaching.close();
});

test('a student pays for a seat in a group and returns it for a refund', async ({ page, browser }) => {
  const teaching = await browser.newPage();
  await joinAsOpenTutor(browser, teaching);
  const title = `Soil before the exam ${Date.now()}`;
  const created = await teaching.request.post('/api/v1/tutorials', {
    headers: { ...(await bearer(teaching)), 'idempotency-key': crypto.randomUUID() },
    data: {
      title,
      description: 'The ten questions that always come.',
      subject: 'Agricultural science',
      starts_at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      minutes: 90,
      seats: 2,
      least_seats: 1,
      price: 150_000,
      meeting_url: 'https://meet.example/group',
    },
  });
  expect(created.status()).toBe(201);
  await teaching.close();

  await signIn(page, await registerVerified(page.request));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click();
  await page.getByLabel('Find a tutorial').fill(title);
  await page.getByRole('button', { name: `Join for ₦1,500: ${title}` }).click();
  await payByCard(page, 'Your seat is paid');
  await page.getByRole('link', { name: 'Go to the tutorial' }).click();
  await expect(page.getByRole('link', { name: 'Open the meeting' })).toBeVisible();
  await page.getByRole('button', { name: 'Give the seat back' }).click();
  await expect(page.getByRole('dialog')).toContainText('You get all ₦1,500 back');
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByRole('button', { name: `Join for ₦1,500: ${title}` })).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText(
    /(₦1,500 went back|Refund of ₦1,500 ordered)/,
  );
});
