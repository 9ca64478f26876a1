import { expect, test } from '@playwright/test';
import { bearer, beginSession, registerVerified, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';

test('an administrator makes a school with departments, mends a name and takes back a deletion', async ({
  page,
}) => {
  const name = `Yaba College ${Date.now()}`;
  await signIn(page, administratorOfAll());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schools' }).click();
  await page.getByLabel('Name of the school').fill(`${name}x`);
  await page.getByRole('button', { name: 'Add the school' }).click();
  await page.getByRole('button', { name: `Rename ${name}x` }).click();
  await page.getByRole('dialog').getByLabel('Name of the school').fill(name);
  await page.getByRole('button', { name: 'Save the name' }).click();

  await page.getByRole('button', { name: `Departments of ${name}`, exact: true }).click();
  const department = page.getByLabel(`New department of ${name}`);
  for (const added of ['Botany', 'Physics']) {
    await department.fill(added);
    await department.press('Enter');
    await expect(page.getByRole('list', { name: `Departments of ${name}` }).getByText(added)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Delete Physics' }).click();
  const madeAgain = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Undo' }).click();
  await madeAgain;
  await page.reload();
  await page.getByLabel('Find a school').fill(name.replace('Yaba', 'Yabba'));
  await page.getByRole('button', { name: `Departments of ${name}`, exact: true }).click();
  await expect(page.getByRole('list', { name: `Departments of ${name}` }).getByRole('listitem')).toHaveText([
    /Botany/,
    /Physics/,
  ]);
});

test('a student reads the schools and changes none', { tag: '@long' }, async ({ page }) => {
  await beginSession(page, await registerVerified(page.request));
  const headers = await bearer(page);
  expect((await page.request.get('/api/v1/schools', { headers })).status()).toBe(200);
  const refused = await page.request.post('/api/v1/schools', { headers, data: { name: 'My own school' } });
  expect(refused.status()).toBe(403);
});
