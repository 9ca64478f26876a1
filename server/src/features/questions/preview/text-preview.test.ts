/** Texts as they would be shown: nothing is kept of them, and not without end. */
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { renderMarkdown } from '../../../platform/content/render-content.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: TestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  author = await newAuthor(app);
});
afterAll(() => app.close());

const preview = (texts: readonly unknown[]) => author.call(previewTexts, { body: { texts } });

it('texts are shown as a saved question shows them, in their order', async () => {
  const picture = `![A leaf](image:${newId()})`;
  const texts = ['Find **$x^2$**', 'Humus', '', picture, '| a |\n|---|\n| b |'];
  const { status, body } = await preview(texts);
  expect(status).toBe(200);
  expect(body.trees).toEqual(
    texts.map((text) => (text === '' || text === 'Humus' ? null : renderMarkdown(text))),
  );
  const { content } = await author.write({ stem: texts[0], options: [picture, 'Sand', 'Clay'] });
  expect([content?.stem, content?.options[0]]).toEqual([body.trees[0], body.trees[3]]);
});

it('previews store nothing', async () => {
  await preview(['Find **$x^2$**']);
  expect((await author.list()).total).toBe(0);
});

it.each([
  ['no text', [], 'texts'],
  ['a number', [7], 'texts.0'],
  ['more texts than a question has', Array.from({ length: 200 }, () => 'a'), 'texts'],
  ['a text longer than a passage', ['a'.repeat(20_001)], 'texts.0'],
  ['more characters than a question has', Array.from({ length: 20 }, () => 'a'.repeat(10_000)), 'texts'],
])('%s is rejected', async (_what, texts, field) => {
  const { status, body } = await preview(texts);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});

it('a person gets ninety previews in a minute, and again in the next minute', async () => {
  for (let times = 0; times < 90; times += 1) expect((await preview(['Humus'])).status).toBe(200);
  const { status, body } = await preview(['Humus']);
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  app.clock.advance(61_000);
  expect((await preview(['Humus'])).status).toBe(200);
});
