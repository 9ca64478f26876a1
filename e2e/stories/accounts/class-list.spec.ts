import { readFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { signIn } from '../../product/account.ts';
import { makeAdministrator } from '../../product/administrator.ts';
import { inspectSchemes } from '../../product/inspect-page.ts';
import { type RunningProduct, runProduct } from '../../product/running-product.ts';
import { tryToSignIn } from '../../product/sign-in.ts';

/** A place without mail: a class gets its accounts from a list, and its links by hand. */
const test = base.extend<object, { school: RunningProduct }>({
  school: [
    async ({ playwright: _ }, use) => {
      const school = await runProduct({ MAIL: 'none' });
      await use(school);
      await school.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ school }, use) => use(school.address),
});

test('a class gets its accounts from a list, and each chooses a password', { tag: '@long' }, async ({
  page,
  school,
  browser,
  baseURL,
}) => {
  await signIn(page, await makeAdministrator(school), '/admin/users');
  const section = page.getByRole('region', { name: 'Accounts from a list' });
  await section
    .getByLabel('The list')
    .fill('name,email,role\nNgozi Eze,ngozi@school.test,student\n=1+1,x,admin');
  await section.getByRole('button', { name: 'Check the list' }).click();
  const rows = section.getByRole('list', { name: 'Rows that need a look' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Row 3');
  await expect(rows.first()).toContainText('is not an email address');
  await expect(section.getByRole('button', { name: 'Make one account, without the 1' })).toBeVisible();
  await inspectSchemes(page, 'a list that was looked through');

  const chooser = page.waitForEvent('filechooser');
  await section.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      '\uFEFFName;Email;Role\nNgozi Eze;ngozi@school.test;student\nAda Obi;ada@school.test;tutor\n',
    ),
  });
  await section.getByRole('button', { name: 'Check the list' }).click();
  await section.getByLabel('Reason').fill('The class of November');
  await section.getByRole('button', { name: 'Make 2 accounts' }).click();
  const links = section.getByRole('list', { name: 'Links to give out' });
  await expect(links.getByRole('listitem')).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const link = /Ngozi Eze,ngozi@school\.test,student,(\S+)/.exec(csv)?.[1] ?? '';

  await page.emulateMedia({ media: 'print' });
  await expect(links).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();

  const phone = await browser.newPage({ baseURL });
  await phone.goto(link);
  await phone.getByRole('textbox', { name: 'New password' }).fill('brighter lagoon 43');
  await phone.getByRole('button', { name: 'Set new password' }).click();
  await expect(phone.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await tryToSignIn(phone, { email: 'ngozi@school.test', password: 'brighter lagoon 43' });
  await expect(phone).toHaveURL('/dashboard');
  await phone.close();
});
