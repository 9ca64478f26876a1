import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';
import { uploadNote } from '../../product/study.ts';

const digestion = [
  'Enzymes of the gut',
  'Amylase: an enzyme that breaks starch down to maltose',
  'Pepsin: an enzyme that breaks proteins down to peptides',
  'Lipase: an enzyme that breaks fats into fatty acids and glycerol',
  'Trypsin: an enzyme that breaks peptides down in the small intestine',
  'Bile: a fluid that emulsifies fats before they are broken down',
  '',
  'Deficiency diseases',
  'Nyctalopia: poor sight at night from a lack of vitamin A',
  'Scurvy: bleeding gums from a lack of vitamin C',
  'Rickets: soft bones from a lack of vitamin D',
].join('\n');

const left = (page: Page) => page.getByText(/^\d+ left$/);

/** Turns the card that is asked and judges it. */
async function judge(page: Page, grade: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: grade }).click();
}

test('a student makes cards from a note and keeps the first review without a network', async ({
  page,
  context,
}) => {
  await signIn(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Digestion.txt', 'text/plain', Buffer.from(digestion));

  await test.step('cards are made of the note', async () => {
    await page.goto(`/my-notes/${note.id}`);
    await page.getByRole('link', { name: 'Make cards' }).click();
    await page.getByLabel('How many cards').fill('6');
    await page.getByRole('button', { name: 'Make 6 cards' }).click();
    await expect(page.getByRole('heading', { name: /^\d cards ready\.$/ })).toBeVisible();
    await expectToFit(page, 'cards ready');
  });
  await test.step('each is kept or dropped, and the last is taken back', async () => {
    await page.getByRole('link', { name: 'Look through the cards' }).click();
    await page.getByRole('button', { name: 'Drop' }).click();
    await expect(page.getByText('0 kept, 1 dropped.')).toBeVisible();
    await inspectSchemes(page, 'stack');
    await page.getByRole('button', { name: 'Undo the last card' }).click();
    await expect(page.getByText('0 kept, 0 dropped.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('button', { name: 'Drop' }).click();
    await expect(page.getByText('1 kept, 1 dropped.')).toBeVisible();
  });
  await test.step('where one was is remembered', async () => {
    await page.reload();
    await expect(page.getByText(/^3 of \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep all' }).click();
    await page.getByRole('link', { name: 'Review them now' }).click();
  });
  await test.step('the first review goes on without a network', async () => {
    await judge(page, /^Easy/);
    await inspectSchemes(page, 'review');
    await context.setOffline(true);
    await judge(page, /^Easy/);
    const previous = await left(page).textContent();
    await page.reload();
    await expect(left(page)).toHaveText(previous ?? '');
    await page.getByRole('button', { name: 'Undo the last card' }).click();
    await judge(page, /^Good/);
    await context.setOffline(false);
  });
  await test.step('the end says what was learned and when to come back', async () => {
    for (;;) {
      const done = page.getByRole('heading', { name: 'Done for now' });
      await expect(done.or(page.getByRole('button', { name: 'Show the answer' }))).toBeVisible();
      if (await done.isVisible()) break;
      await judge(page, /^Easy/);
    }
    await expect(page.getByText(/^Next review /)).toBeVisible();
    await page.getByRole('link', { name: 'Done for today' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Cards' }).click();
    await expect(page.getByRole('heading', { name: 'Flashcards' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Agricultural science|Digestion/ }).first()).toBeVisible();
    await expectToFit(page, 'home of flashcards');
    await inspectSchemes(page, 'home of flashcards');
  });
});
