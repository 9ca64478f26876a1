/**
 * Makes the pictures of the README and the film of the landing page: starts the product on an empty folder, and is its
 * student. Run by hand, and looked at, before they are committed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, chromium as playwright } from '@playwright/test';
import { newAccount, signIn } from '../product/account.ts';
import { chromium } from '../product/chromium.ts';
import { confirmAddress, registerByForm } from '../product/first-steps.ts';
import { runProduct } from '../product/running-product.ts';
import { cutFilm, screen } from './cut-film.ts';
import { startRecording } from './recording.ts';
import { playStory } from './story.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const image = (name: string) => join(root, `docs/images/${name}.png`);
const film = join(root, 'web/public/film/first-note');

const product = await runProduct();
// A recording has the pixels of the screen, at any size of the page.
const args = [...chromium.args, '--force-device-scale-factor=2'];
const browser = await playwright.launch({ ...chromium, args });
const folder = await mkdtemp(join(tmpdir(), 'akada-film-'));
try {
  await shoot(browser, product.address);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
  await product.end();
}

async function shoot(browser: Browser, baseURL: string): Promise<void> {
  const here = { baseURL, locale: 'en-NG', timezoneId: 'Africa/Lagos', deviceScaleFactor: 2 };
  const phone = { viewport: screen, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...here, ...phone });
  const page = await context.newPage();
  const account = newAccount();
  await registerByForm(page, account);
  await confirmAddress(page, account);
  await settleIn(page);

  console.error('The film ...');
  const recording = await startRecording(page, folder);
  await playStory(page, recording, image);
  const recorded = await recording.end();
  console.error(`${recorded.seconds.toFixed(1)} s in ${recorded.pictures.length} pictures`);
  await cutFilm(await context.newPage(), recorded, folder, film);

  console.error('The dashboard ...');
  const desk = await browser.newContext({
    ...here,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
  });
  const dashboard = await desk.newPage();
  await signIn(dashboard, account);
  await expect(dashboard.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(dashboard.locator('[aria-busy=true]')).toHaveCount(0);
  await dashboard.screenshot({ path: image('dashboard') });
}

async function settleIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Add your first note' })).toBeVisible();
}
