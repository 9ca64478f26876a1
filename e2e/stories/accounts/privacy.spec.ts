import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { beginSession, registerVerified, signIn } from '../../product/account.ts';
import { uploadNote } from '../../product/study.ts';

test('a student downloads all data as one archive', async ({ page }) => {
  const account = await registerVerified(page.request);
  await beginSession(page, account);
  await uploadNote(page, 'Osmosis.txt', 'text/plain', Buffer.from('Osmosis moves water through a membrane.'));
  await page.goto('/settings/data');
  const section = page.getByRole('region', { name: 'Download my data' });
  const started = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^akada-data-.+\.zip$/);
  const archive = await readFile(await download.path());
  // Names are in an archive as they are, whatever is deflated around them.
  for (const name of ['account.json', 'note-pages.json', 'files/Osmosis.txt']) {
    expect(archive.includes(name)).toBe(true);
  }
  await expect(section).toContainText('The link works until');
  await expect(page).toHaveURL('/settings/data');

  const repeated = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Download it again' }).click();
  expect(await (await repeated).failure()).toBeNull();
});

test('leaving needs the address and the password, works by keyboard, and can be undone', {
  tag: '@long',
}, async ({ page }) => {
  const account = await registerVerified(page.request);
  await signIn(page, account, '/settings/data');
  const section = page.getByRole('region', { name: 'Delete my account' });
  await section.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('somebody.else@example.com');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the address of your account.')).toBeVisible();
  await dialog.getByLabel('Email address').fill(account.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.keyboard.press('Enter');

  const day = new Date(Date.now() + 14 * 24 * 60 * 60_000).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Africa/Lagos',
  });
  await expect(section).toContainText(`Your account will be deleted on ${day}.`);
  await page.reload();
  await section.getByRole('button', { name: 'Keep my account' }).click();
  await expect(section.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
