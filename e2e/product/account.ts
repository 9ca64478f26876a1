/** Accounts for stories that are about something else, made through the calls that the pages make. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Account {
  fullName: string;
  email: string;
  password: string;
}

let made = 0;

/** Addresses are never used twice, also not by two projects of one run. */
export function newAccount(): Account {
  made += 1;
  return {
    fullName: 'Ngozi Adeyemi',
    email: `ngozi.${process.pid}.${Date.now()}.${made}@example.com`,
    password: 'quiet lagoon 42',
  };
}

export async function register(request: APIRequestContext, account: Account): Promise<void> {
  const answer = await request.post('/api/v1/auth/register', {
    data: {
      full_name: account.fullName,
      email: account.email,
      password: account.password,
      terms_accepted: true,
    },
  });
  expect(answer.status()).toBe(201);
}

/** @returns the address of the page that confirms the account, as the mail has it */
export function verificationLink(request: APIRequestContext, email: string): Promise<string> {
  return mailedLink(request, email, '/verify-email');
}

/** Waits for the mail. @returns the newest link in it that leads to a page */
export async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await (await request.get('/sandbox/mailbox.json', { params: { to: email } })).json();
      const links: string[] = mails.flatMap((mail: { links: string[] }) => mail.links);
      link = links.find((candidate) => candidate.includes(path));
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

export async function registerVerified(request: APIRequestContext): Promise<Account> {
  const account = newAccount();
  await register(request, account);
  const token = new URL(await verificationLink(request, account.email)).searchParams.get('token');
  const answer = await request.post('/api/v1/auth/verify-email', { data: { token } });
  expect(answer.status()).toBe(200);
  return account;
}

/** As any role: each starts on a dashboard. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectDashboard(page);
}

/** The page that every role starts on. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** By the account menu of wide screens, by the drawer of narrow ones. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** @returns the bearer of the person who is signed in on the page */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return { authorization: `Bearer ${token}` };
}
