/** Accounts for stories that are about something else, made through the calls that the pages make. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { proofOfPersonHere } from './running-product.ts';

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
  const [link = ''] = await mailedLinks(request, email, { path, count: 1 });
  return link;
}

/**
 * Waits for this many mails.
 *
 * @returns their links that lead to a page, the newest first
 */
export async function mailedLinks(
  request: APIRequestContext,
  email: string,
  { path, count }: { path: string; count: number },
): Promise<string[]> {
  let links: string[] = [];
  await expect
    .poll(async () => {
      const params = { to: email, token: proofOfPersonHere };
      const mails = await (await request.get('/sandbox/mailbox.json', { params })).json();
      const all: string[] = mails.flatMap((mail: { links: string[] }) => mail.links);
      links = all.filter((candidate) => candidate.includes(path));
      return links.length;
    })
    .toBeGreaterThanOrEqual(count);
  return links;
}

export async function registerVerified(request: APIRequestContext): Promise<Account> {
  const account = newAccount();
  await register(request, account);
  const token = new URL(await verificationLink(request, account.email)).searchParams.get('token');
  const answer = await request.post('/api/v1/auth/verify-email', { data: { token } });
  expect(answer.status()).toBe(200);
  return account;
}

const homes = { student: '/dashboard', tutor: '/tutor/dashboard', admin: '/admin/dashboard' };

/**
 * Signs in as the form does, for stories that are about something else.
 *
 * @param path what is opened then; the dashboard of the role where absent
 */
export async function signIn(
  page: Page,
  account: Pick<Account, 'email' | 'password'>,
  path?: string,
): Promise<void> {
  const role = await beginSession(page, account);
  await page.goto(path ?? homes[role]);
  if (path === undefined) await expectDashboard(page);
}

/** For stories whose next steps need no page: an address of the product that shows none is open. */
export async function beginSession(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<keyof typeof homes> {
  await page.goto('/favicon.svg');
  return page.evaluate(
    async (form) => {
      const read = async (path: string, options: RequestInit) => {
        const answer = await fetch(`/api/v1${path}`, options);
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      const tokens = await read('/auth/login', { method: 'POST', body: new URLSearchParams(form) });
      localStorage.setItem('token', tokens.access_token);
      localStorage.setItem('refresh_token', tokens.refresh_token);
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      return (await read('/users/me', { headers })).role;
    },
    { username: email, password },
  );
}

/** The page that every role starts on. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Uses the account menu of wide screens, or the drawer of narrow ones. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** @returns the bearer of the person who is signed in on the page */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return { authorization: `Bearer ${token}` };
}
