import { expect, test } from '@playwright/test';
import { registerVerified } from '../product/account.ts';
import { tryToSignIn } from '../product/sign-in.ts';

const guesses = 10;

test('after too many guesses the page says how long to wait, also with the right password', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const account = await registerVerified(page.request);
  for (let guess = 0; guess < guesses; guess += 1) {
    const form = { username: account.email, password: `guess ${guess}` };
    expect((await page.request.post('/api/v1/auth/login', { form })).status()).toBe(401);
  }

  const stranger = await browser.newPage({ baseURL });
  await stranger.goto('/login');
  await tryToSignIn(stranger, account);
  await expect(stranger.getByRole('alert')).toHaveText(
    'Too many attempts. Please wait 15 minutes and try again.',
  );
  await expect(stranger).toHaveURL('/login');
  await expect(stranger.getByLabel('Email')).toHaveValue(account.email);
  await stranger.close();
});
