import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { bearer, beginSession, registerVerified, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';

test('an administrator makes a school with departments, mends a name and undoes a deletion', async ({
  page,
}) => {
  const name = `Yaba College ${Date.now()}`;
  await signIn(page, administratorOfAll());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schools' }).click();
  await page.getByLabel('Name of the school').fill(`${name}x`);
  await page.getByRole('button', { name: 'Add the school' }).click();
  await page.getByRole('button', { name: `Edit ${name}x` }).click();
  await page.getByRole('dialog').getByLabel('Name of the school').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

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
  const found = page.waitForResponse((answer) => answer.url().includes('Yabba'));
  await page.getByLabel('Find a school').fill(name.replace('Yaba', 'Yabba'));
  await found;
  await page.getByRole('button', { name: `Departments of ${name}`, exact: true }).click();
  await expect(page.getByRole('list', { name: `Departments of ${name}` }).getByRole('listitem')).toHaveText([
    /Botany/,
    /Physics/,
  ]);
});

for (const [how, width] of [
  ['by keyboard', 1280],
  ['by thumb', 360],
] as const) {
  test(`a list of departments comes out and goes in ${how} at ${width} pixels`, async ({ page }) => {
    const name = `Ikeja College ${width} ${Date.now()}`;
    const press = async (button: Locator) => {
      if (width === 360) return button.click();
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const button = (text: string) => page.getByRole('button', { name: text, exact: true });
    const take = async (list: string, write: string) => {
      await page.getByRole('textbox', { name: 'The list' }).fill(list);
      await press(button('Check the list'));
      await press(button(write));
    };
    await signIn(page, administratorOfAll(), '/schools');
    await page.setViewportSize({ width, height: 800 });
    await press(button('Upload a list (CSV)'));
    await take(`school\n${name}`, 'Write 1 row');
    await expect(page.getByText('The list is saved: 1 new')).toBeVisible();

    await press(page.getByRole('main').getByRole('link', { name: 'Departments', exact: true }));
    await press(button('Upload a list (CSV)'));
    await take(`school,department\n${name},Law\n${name},=Art`, 'Write 2 rows');
    await page.getByLabel('Find a department').fill('=Art');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('link', { name: '=Art' }).first()).toBeVisible();
    const coming = page.waitForEvent('download');
    await press(button('Download (CSV)'));
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toContain(`${name},"'=Art",0,no`);
    expect(file).not.toContain('Law');

    await page.getByRole('textbox', { name: 'The list' }).fill(file);
    await press(button('Check the list'));
    await expect(page.getByText('0 new, 0 changed')).toBeVisible();
  });
}

test('a student reads the schools and changes none', { tag: '@long' }, async ({ page }) => {
  await beginSession(page, await registerVerified(page.request));
  const headers = await bearer(page);
  expect((await page.request.get('/api/v1/schools', { headers })).status()).toBe(200);
  const rejection = await page.request.post('/api/v1/schools', { headers, data: { name: 'My own school' } });
  expect(rejection.status()).toBe(403);
});
