/** A student asks about a note: with quotes where no model is, with a model's words where one is, and never loses an answer. */
import { expect, type Page, test } from '@playwright/test';
import { startModelServer } from '../../../server/src/testing/model-server.ts';
import { registerVerified, signIn } from '../../product/account.ts';
import { inspectSchemes } from '../../product/inspect-page.ts';
import { runProduct } from '../../product/running-product.ts';
import { uploadNote } from '../../product/study.ts';

const note = [
  'Soil water',
  'Humus is the dark matter of a soil that holds many times its weight in water.',
  'Sand lets water run through within minutes, because its grains are large.',
  'Leaching is the washing of minerals out of a soil by rain.',
].join('\n\n');

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

test('without a model the note is quoted; a mark leads to its page, a sentence becomes a card', async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request));
  const { id } = await uploadNote(page, 'Soil.txt', 'text/plain', Buffer.from(note));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Ask Akada' }).click();
  await page.getByRole('button', { name: /^Ask about/ }).click();
  await ask(page, 'What is leaching?');
  await expect(conversation(page).getByText(/Quotes of your notes/)).toBeVisible();

  await test.step('a card of it', async () => {
    await page
      .getByRole('button', { name: /^Make a card of: / })
      .first()
      .click();
    await expect(page.getByText('The card is in your decks.')).toBeVisible();
  });
  await test.step('the conversation is in the list, and its source a step away', async () => {
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(page.getByRole('link', { name: 'What is leaching?' })).toBeVisible();
    await inspectSchemes(page, 'the conversation');
    await conversation(page)
      .getByRole('link', { name: /^Source \d/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/my-notes/${id}\\?page=`));
    await expect(page.locator('mark').first()).toBeVisible();
  });
});

test('a model’s answer is stopped with its text, and another answer continues elsewhere', {
  tag: '@long',
}, async ({ browser }) => {
  const model = await startModelServer();
  model.answer = () =>
    'Leaching is the washing of minerals out of a soil by rain [P1]. Salt keeps meat fresh for weeks.';
  const product = await runProduct({
    STUDY_MODEL: 'openai_compatible',
    STUDY_MODEL_URL: model.url,
    STUDY_MODEL_NAME: 'village-model',
  });
  const [here, there] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL: product.address })).newPage()),
  );
  try {
    if (here === undefined || there === undefined) throw new Error('There are two devices.');
    const account = await registerVerified(here.request);
    await signIn(here, account);
    const { id } = await uploadNote(here, 'Soil.txt', 'text/plain', Buffer.from(note));
    let gate = Promise.withResolvers<void>();
    model.pace = () => gate.promise;

    await test.step('one question before anything is sent; then it is stopped', async () => {
      await here.goto(`/chat?file_id=${id}`);
      await ask(here, 'What is leaching?');
      await here.getByRole('button', { name: 'Agree' }).click();
      await expect(conversation(here).getByText(/^Leaching/)).toBeVisible();
      await here.getByRole('button', { name: 'Stop the answer' }).click();
      await expect(conversation(here).getByText('Stopped here.')).toBeVisible();
      await expect(conversation(here).getByText(/^Leaching/)).toBeVisible();
    });
    await test.step('answered again, it goes on on another device', async () => {
      await here.getByRole('button', { name: 'Answer again' }).click();
      await expect(here.getByRole('button', { name: 'Stop the answer' })).toBeVisible();
      await expect(here).toHaveURL(/thread=/);
      await signIn(there, account);
      await there.goto(new URL(here.url()).pathname + new URL(here.url()).search);
      await expect(conversation(there).getByText(/^Leaching/)).toBeVisible();
      await here.close();
      gate.resolve();
      gate = Promise.withResolvers<void>();
      gate.resolve();
      await expect(conversation(there).getByRole('link', { name: /^Source 1/ })).toBeVisible();
      await expect(conversation(there).getByText('not from your notes')).toBeVisible();
      await expect(conversation(there).getByText('2 of 2')).toBeVisible();
    });
  } finally {
    await there?.context().close();
    await here?.context().close();
    await product.end();
    await model.close();
  }
});
