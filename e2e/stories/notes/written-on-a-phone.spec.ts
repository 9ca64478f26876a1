import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';

const sentence = 'Osmosis is the movement of water through a membrane.';

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at / });

/** Opens the note on a separate device. */
async function getLaptop(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, account, path);
  return page;
}

/** As a finger does that holds a word and pulls to the end. */
async function select(page: Page, text: string): Promise<void> {
  await page
    .getByRole('paragraph')
    .filter({ hasText: text })
    .evaluate((element) => getSelection()?.selectAllChildren(element));
}

test('a note is written on a phone, and a card is made of a sentence of it', async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/my-notes');
  await test.step('it saves itself while it is typed', async () => {
    await page.getByRole('link', { name: 'Write a note' }).click();
    await page.getByLabel('Text').fill(`# Water in cells\n\n${sentence}\n\n$\\Delta P = 2$`);
    await expect(page).toHaveURL(/\/my-notes\/[0-9a-f-]{36}\/edit$/);
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('math')).toBeVisible();
    await expectToFit(page, 'the editor');
    await inspectSchemes(page, 'the editor');
  });
  await test.step('it is read, and a sentence becomes a card and a mark', async () => {
    await page.getByRole('link', { name: 'Read it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Water in cells' })).toBeVisible();
    await select(page, sentence);
    await page.getByRole('button', { name: 'Highlight' }).click();
    await expect(page.getByRole('heading', { name: 'Your highlights' })).toBeVisible();
    await select(page, sentence);
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await page.getByRole('textbox', { name: 'Front' }).fill('What is osmosis?');
    await page.getByRole('button', { name: 'Add the card' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await inspectSchemes(page, 'a written note');
  });
  await test.step('the list shows what was made of it, and finds it by its text', async () => {
    await page.goto('/my-notes?search=membrane');
    await expect(page.locator('mark')).toHaveText('membrane');
    await expect(page.getByText('1 card', { exact: true })).toBeVisible();
    await expectToFit(page, 'my notes');
    await inspectSchemes(page, 'my notes');
  });
});

test('two devices write one note, and both texts are there', { tag: '@long' }, async ({
  page,
  browser,
  context,
}) => {
  const account = await registerVerified(page.request);
  await signIn(page, account, '/my-notes/new/edit');
  await page.getByLabel('Text').fill('Water.');
  await expect(page).toHaveURL(/\/edit$/);
  await expect(saved(page)).toBeVisible();
  const path = new URL(page.url()).pathname;
  const laptop = await getLaptop(browser, account, path);
  await expect(laptop.getByLabel('Text')).toHaveValue('Water.');

  await context.setOffline(true);
  await page.getByLabel('Text').fill('Water moves by osmosis.');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  await laptop.getByLabel('Text').fill('Water flows downhill.');
  await expect(saved(laptop)).toBeVisible();
  await context.setOffline(false);

  await test.step('the phone shows both, and the one that is not chosen is stored', async () => {
    await expect(page.getByText('This note has changed since you opened it.')).toBeVisible();
    await expect(page.getByText('Water flows downhill.')).toBeVisible();
    await expectToFit(page, 'two texts');
    await inspectSchemes(page, 'two texts');
    await page.getByRole('button', { name: 'Use all of theirs' }).click();
    await expect(page.getByLabel('Text')).toHaveValue('Water flows downhill.');
    await expect(saved(page)).toBeVisible();
    await page.getByText('Earlier text').click();
    await page
      .getByText(/^Version \d, until/)
      .first()
      .click();
    await expect(page.getByText('Water moves by osmosis.').first()).toBeVisible();
  });
  await laptop.context().close();
});
