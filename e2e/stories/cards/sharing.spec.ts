/** Cards that a student shares: by link and by mail, copied, renewed and withdrawn. */
import { expect, type Page, test } from '@playwright/test';
import { mailedLink, newAccount, register, registerVerified, signIn } from '../../product/account.ts';

/** Sending comes with premium. */
async function getCards(page: Page, ...fronts: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const post = (path: string, body?: object) =>
      fetch(`/api/v1${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          ...(body && { 'content-type': 'application/json' }),
          'idempotency-key': crypto.randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    await post('/subscription/trial');
    for (const front of all) {
      await post('/flashcards', { kind: 'basic', front, back: `About ${front}`, tags: [], course_name: '' });
    }
  }, fronts);
}

const openSharing = async (page: Page) => {
  await page.goto('/flash-cards/courses');
  await page.getByRole('button', { name: 'Share a deck' }).click();
};

test('a deck reaches a student who registers from the mail, is changed, and is withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, await registerVerified(page.request));
  await getCards(page, 'Osmosis', 'Diffusion');
  await openSharing(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const friend = newAccount();
  await page.getByLabel('Send it to addresses').fill(friend.email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Who has it' })).toContainText(friend.email);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(await mailedLink(other.request, friend.email, '/register?invitation_token='));
  await expect(other.getByText("You've been invited to view shared content")).toBeVisible();
  const token = new URL(other.url()).searchParams.get('invitation_token') ?? '';
  await register(other.request, friend);
  const proof = new URL(await mailedLink(other.request, friend.email, '/verify-email')).searchParams.get(
    'token',
  );
  await other.request.post('/api/v1/auth/verify-email', { data: { token: proof } });
  await signIn(other, friend, `/share/accept?token=${token}`);
  await expect(other.getByRole('heading', { name: 'Ngozi Adeyemi shares this with you' })).toBeVisible();
  await other.getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('button', { name: 'Take a copy' }).click();
  await expect(other.getByRole('link', { name: 'Open your copy' })).toBeVisible();

  await getCards(page, 'Turgor');
  await openSharing(page);
  await page.getByRole('button', { name: 'Share the changes' }).click();
  // The page of the reader gets the change automatically.
  await expect(other.getByText('New: Turgor')).toBeVisible();
  await other.getByRole('button', { name: 'Take the changes' }).click();
  await expect(other.getByText('New: Turgor')).toBeHidden();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page
    .getByRole('dialog', { name: 'Stop sharing it?' })
    .getByRole('button', { name: 'Stop sharing' })
    .click();
  await expect(other.getByText('Its owner has stopped sharing it.')).toBeVisible();
  await other.getByRole('link', { name: 'Open your copy' }).click();
  await expect(other.getByText('3 cards').first()).toBeVisible();
});
