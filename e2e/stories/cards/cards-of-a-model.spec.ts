/** A language model helps with cards: only after the student agreed, and the cards arrive also without it. */
import { expect, test } from '@playwright/test';
import { type ModelRequest, startModelServer } from '../../../server/src/testing/model-server.ts';
import { registerVerified, signIn } from '../../product/account.ts';
import { inspectSchemes } from '../../product/inspect-page.ts';
import { runProduct } from '../../product/running-product.ts';
import { uploadNote } from '../../product/study.ts';

const note = [
  'Soil water',
  'Humus: the dark matter that holds many times its weight in water',
  'Clay: the finest particles of a soil',
  'Loam: a soil of sand, silt and clay in even parts',
  'Leaching: the washing of minerals out of a soil by rain',
  'Permeability: how fast water passes through a soil',
].join('\n');

const card = {
  quote: 'Humus: the dark matter that holds many times its weight in water',
  front: 'Which part of a soil stores the most water for its weight?',
  back: 'Humus',
};

/** Writes one card, and confirms it. */
const play = ({ instructions }: ModelRequest) =>
  JSON.stringify(
    instructions.includes('You write flashcards')
      ? { cards: [{ passage: 1, type: 'basic', ...card }] }
      : { answers: [{ n: 1, answer: 'humus', status: 'one' }] },
  );

test('the model makes cards after consent, fails, and is then skipped', { tag: '@long' }, async ({
  browser,
}) => {
  const model = await startModelServer();
  model.answer = play;
  const product = await runProduct({
    STUDY_MODEL: 'openai_compatible',
    STUDY_MODEL_URL: model.url,
    STUDY_MODEL_NAME: 'village-model',
  });
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  const make = async () => {
    await page.goto('/tools/flashcards');
    await page.getByLabel('How many cards').fill('2');
    await page.getByRole('button', { name: 'Make 2 cards' }).click();
  };
  try {
    await signIn(page, await registerVerified(page.request));
    await uploadNote(page, 'Soil.txt', 'text/plain', Buffer.from(note));

    await test.step('one question before anything is sent', async () => {
      await make();
      await expect(page.getByText(/^May passages of your notes be sent to village-model/)).toBeVisible();
      expect(model.calls).toEqual([]);
      await inspectSchemes(page, 'the question');
      await page.getByRole('button', { name: 'Agree' }).click();
      await expect(
        page.getByText(/^Made by village-model from your note\. One was made by Akada’s/),
      ).toBeVisible();
      expect(JSON.stringify(model.calls)).not.toMatch(/Ngozi|example\.com|Soil\.txt/);
    });
    await test.step('where it is gone, the engine goes on and says so', async () => {
      model.mode = 'error';
      await make();
      await expect(page.getByText(/because the language model did not answer\.$/)).toBeVisible();
    });
    await test.step('a student can stay offline', async () => {
      const previous = model.calls.length;
      await page.goto('/settings/data');
      await page.getByRole('button', { name: 'Stay offline' }).click();
      await expect(page.getByText(/^You said no/)).toBeVisible();
      await make();
      await expect(page.getByText(/because you chose to stay offline\.$/)).toBeVisible();
      expect(model.calls).toHaveLength(previous);
    });
  } finally {
    await context.close();
    await product.end();
    await model.close();
  }
});
