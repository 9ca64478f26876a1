import { expect, test } from '@playwright/test';
import { bearer, beginSession, registerVerified, signIn, signOut } from '../product/account.ts';
import { tryToSignIn } from '../product/sign-in.ts';

test('a session ended on another device asks to sign in at the next step, and leads back', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);
  const phone = await browser.newPage({ baseURL });
  await beginSession(phone, account);

  const ended = await phone.request.delete('/api/v1/users/me/sessions', { headers: await bearer(phone) });
  expect(ended.status()).toBe(204);
  await phone.close();

  await page.goto('/tools/upload');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/tools/upload');
});

test('the next user of a shared computer starts at home, with nothing of the one before', async ({
  page,
}) => {
  const userId = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
  await signIn(page, await registerVerified(page.request));
  const previous = await userId();
  await page.evaluate((id) => localStorage.setItem(`akada.generation.${id}.e1`, '{}'), previous);
  // Left by a user who went to Google, came back and signed in with a password.
  await page.evaluate(() => sessionStorage.setItem('oauth_from', '/settings'));
  await page.goto('/settings');

  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([]);
  await tryToSignIn(page, await registerVerified(page.request));
  await expect(page).toHaveURL('/dashboard');
  expect(await userId()).not.toBe(previous);
});

test('the end of a session leaves its user on a public page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('refresh_token', 'revoked');
  });
  await page.goto('/auth/google/success');
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
  await expect(page).toHaveURL('/auth/google/success');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
