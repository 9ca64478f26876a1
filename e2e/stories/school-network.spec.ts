import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { expectDashboard, newAccount, signOut } from '../product/account.ts';
import { chooseOptionsOnly, registerByForm, uploadChapter } from '../product/first-steps.ts';
import { type RunningProduct, runProduct } from '../product/running-product.ts';
import { tryToSignIn } from '../product/sign-in.ts';

/**
 * A school serves its own network by plain http under its own name. Browsers give such pages no secure
 * context: no locks between tabs, no service worker, no clipboard, no random ids.
 */
const name = 'school.test';
const commandLine = fileURLToPath(new URL('../../server/src/cli.ts', import.meta.url));

const test = base.extend<object, { school: RunningProduct }>({
  school: [
    async ({ playwright: _ }, use) => {
      const port = await freePort();
      const school = await runProduct({ PORT: port, PUBLIC_URL: `http://${name}:${port}`, MAIL: 'none' });
      await use(school);
      await school.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ school }, use) => use(school.address),
});

test.use({
  launchOptions: ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`];
    return use({ ...launchOptions, args });
  },
});

test('a student registers, works and signs out without https', async ({ page, school }) => {
  const account = newAccount();
  await registerByForm(page, account);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await confirmByHand(school, account.email);
  await page.goto('/login');
  await tryToSignIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await uploadChapter(page);

  await page.getByRole('link', { name: 'Make questions', exact: true }).click();
  await page.getByLabel('How many questions').fill('3');
  await chooseOptionsOnly(page);
  await page.getByRole('button', { name: 'Make 3 questions' }).click();
  await expect(page.getByRole('heading', { name: '3 questions are ready' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Practise' }).click();
  await answerOne(page);
  await sitAnExam(page);

  await page.goto('/dashboard');
  await expectDashboard(page);
  await page.reload();
  await expectDashboard(page);

  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('two tabs renew their ended access without locks', { tag: '@long' }, async ({
  page,
  school,
  context,
}) => {
  const account = newAccount();
  await registerByForm(page, account);
  await confirmByHand(school, account.email);
  await page.goto('/login');
  await tryToSignIn(page, account);
  await expect(page.getByRole('button', { name: 'Add your first note' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  const second = await context.newPage();
  await Promise.all([page.reload(), second.goto('/dashboard')]);

  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Add your first note' })).toBeVisible();
  }
});

/** Without mail an operator confirms addresses. */
async function confirmByHand({ address, dataDir }: RunningProduct, email: string): Promise<void> {
  const env = {
    ...process.env,
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    MAIL: 'none',
  };
  await promisify(execFile)(process.execPath, [commandLine, 'user', 'verify', email], { env });
}

async function answerOne(page: Page): Promise<void> {
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
}

async function sitAnExam(page: Page): Promise<void> {
  await page.goto('/mcq');
  await page.getByRole('link', { name: 'Sit an exam' }).first().click();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await page.getByRole('radio').first().check();
  await expect(page.getByText('All saved')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
}

/** The address that people type has the port in it, so it is settled before the start. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return String(address.port);
}
