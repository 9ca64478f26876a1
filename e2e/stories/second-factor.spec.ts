import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { type Account, registerVerified, signIn } from '../product/account.ts';

/** What an authenticator app shows `steps` half minutes from now: the server takes a neighbouring code too. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function turnOn(page: Page, account: Account): Promise<{ secret: string; recoveryCode: string }> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = await page.getByLabel('Key').inputValue();
  await page.getByLabel('Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const codes = page.getByRole('region', { name: 'Second step at sign-in' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  return { secret, recoveryCode };
}

async function givePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('the app lets one in, a wrong code does not, and a recovery code does once', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await registerVerified(page.request);
  await signIn(page, account);
  const { secret, recoveryCode } = await turnOn(page, account);

  const phone = await browser.newPage({ baseURL });
  await givePassword(phone, account);
  await phone.getByLabel('Code').fill('000000');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByRole('alert')).toBeVisible();
  await phone.getByLabel('Code').fill(codeOf(secret, 1));
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone).toHaveURL('/dashboard');
  await phone.close();

  const laptop = await browser.newPage({ baseURL });
  await givePassword(laptop, account);
  await laptop.getByLabel('Code').fill(recoveryCode);
  await laptop.getByRole('button', { name: 'Sign in' }).click();
  await expect(laptop).toHaveURL('/dashboard');
  await laptop.goto('/settings');
  await expect(laptop.getByText('9 recovery codes are left')).toBeVisible();
  await laptop.close();
});
