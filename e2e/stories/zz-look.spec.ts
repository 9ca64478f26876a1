import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { registerVerified, signIn } from '../product/account.ts';

test('look', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, await registerVerified(page.request), '/tools/upload');
  await page.getByLabel('Files', { exact: true }).or(page.locator('input[type=file]')).first().setInputFiles('/work/heldout/round2/prose.md');
  await page.getByRole('link', { name: /prose/ }).first().click();
  await page.waitForTimeout(8000);
  const url = page.url();
  const shots = async (name: string) => {
    for (const [w, h] of [[1280, 900], [360, 740]] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: w, height: h });
        await page.emulateMedia({ colorScheme: scheme });
        await page.waitForTimeout(700);
        await page.screenshot({ path: `/tmp/look/${name}-${w}-${scheme}.png`, fullPage: true });
      }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await shots('note');
  await page.goto(`${url.replace(/\/$/, '')}/coverage`);
  await page.waitForTimeout(2500);
  await shots('coverage');
  await page.goto(url);
  await page.getByRole('link', { name: 'Make questions' }).first().click();
  await page.waitForTimeout(1500);
  await shots('form');
  await page.getByRole('button', { name: /^Make \d+ questions/ }).click();
  await page.getByRole('link', { name: 'Practise' }).click({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  for (let i = 0; i < 4; i++) {
    await shots(`practice${i}`);
    const text = await page.getByRole('main').innerText();
    console.log(i, JSON.stringify(text.slice(0, 600)));
    const area = page.getByRole('main').locator('textarea, input[type=text]').first();
    if (await area.isVisible().catch(() => false)) { await area.fill('Grasses come first, then shrubs and trees.'); }
    console.log(await page.getByRole('main').getByRole('button').allInnerTexts());
    break;
  }
});
