/** Study guides on an instance without a language model, and the message at the limit of a month. */
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import {
  bodyShape,
  pptxMembers,
  textParagraph,
  titleShape,
} from '../../../server/src/platform/extract/testing/pptx.ts';
import { makeZip } from '../../../server/src/platform/extract/testing/zip.ts';
import { soilChapter } from '../../material/soil-chapter.ts';
import { bearer, registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';
import { uploadNote } from '../../product/study.ts';

const slides = makeZip(
  pptxMembers(
    soilChapter.map(({ heading, paragraphs }) => ({
      shapes: titleShape(heading) + bodyShape(paragraphs.map((text) => textParagraph(text)).join('')),
    })),
  ),
);
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

test('slides become a study guide offline, which is read, checked, changed and taken along', async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Soil.pptx', pptx, slides);

  await test.step('it is made of the note, and the one of this month is used', async () => {
    await page.goto(`/my-notes/${note.id}`);
    await page.getByRole('link', { name: 'Explain it' }).click();
    await expect(page.getByText('1 of 1 guide left this month.')).toBeVisible();
    await page.getByRole('button', { name: 'Make the study guide' }).click();
    await expect(page.getByRole('heading', { name: 'What soil is made of' })).toBeVisible();
    await expect(page.getByText(/An extract of your note/)).toBeVisible();
    await expectToFit(page, 'parts of a guide');
  });
  await test.step('a part leads to the slide that says it, and asks', async () => {
    await page.getByRole('link', { name: 'Organic matter and humus' }).click();
    await page.getByRole('button', { name: 'p. 2 of your note' }).first().click();
    const slide = page.getByRole('dialog', { name: 'In your note' });
    await expect(slide.locator('mark').first()).toBeVisible();
    await slide.getByRole('button', { name: 'Close' }).click();
    await expectToFit(page, 'a part of a guide');
    await inspectSchemes(page, 'a part of a guide');
  });
  await test.step('it is written in own words, and found so again', async () => {
    await page.getByRole('button', { name: 'Edit this part' }).click();
    await page.getByLabel('Organic matter and humus').fill('Humus holds **water** in the soil.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Written by you.')).toBeVisible();
    await page.reload();
    await expect(page.locator('strong', { hasText: 'water' })).toBeVisible();
  });
  await test.step('it is taken along as Markdown', async () => {
    await page.getByRole('link', { name: 'What soil is made of' }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as Markdown' }).click();
    const file = await (await download).createReadStream();
    expect((await buffer(file)).toString()).toContain('Humus holds **water** in the soil.');
  });
});

test('the last set of cards of a month is announced immediately, and the next set is rejected', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const text = soilChapter.map(({ heading, paragraphs }) => `# ${heading}\n\n${paragraphs.join('\n\n')}`);
  const note = await uploadNote(page, 'Soil.md', 'text/markdown', Buffer.from(text.join('\n\n')));
  for (let set = 0; set < 4; set += 1) {
    const answer = await page.request.post('/api/v1/student-tools/gemini/generate-flashcards', {
      headers: await bearer(page),
      multipart: { gemini_file_id: note.id, card_count: '1' },
      timeout: 60_000,
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto(`/tools/flashcards?file_id=${note.id}`);
  await expect(page.getByText('1 of 5 sets left this month.')).toBeVisible();
  await page.getByLabel('How many cards').fill('2');
  await page.getByRole('button', { name: 'Make 2 cards' }).click();
  const used = "You've used all 5 flashcard generations for this month.";
  await page.getByRole('link', { name: 'Make more cards' }).click();
  await expect(page.getByText(`${used} Your allowance starts again on`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Notes' }).click();
  const prompt = page.getByRole('dialog', { name: 'Flashcard Generation Limit Reached' });
  await expect(prompt).toContainText(used);
  await inspectSchemes(page, 'the prompt of a limit');
  await prompt.getByRole('button', { name: 'I understand' }).click();

  await page.goto(`/tools/flashcards?file_id=${note.id}`);
  await page.getByRole('button', { name: /^Make \d+ cards$/ }).click();
  await expect(page.getByRole('status').getByText(used, { exact: true })).toBeVisible();
  await expect(prompt).toBeHidden();
});
