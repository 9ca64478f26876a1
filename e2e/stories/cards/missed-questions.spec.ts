import { expect, type Page, test } from '@playwright/test';
import { chapterPdf } from '../../material/pdf.ts';
import { soilChapter, title } from '../../material/soil-chapter.ts';
import { bearer, registerVerified, signIn } from '../../product/account.ts';
import { type Generation, makeQuestions, uploadNote } from '../../product/study.ts';

const dayMs = 86_400_000;

/** Answers a question as on the day before, on a device that sends it now. */
async function missYesterday(page: Page, { items }: Generation, index: number): Promise<void> {
  const question = items[index];
  if (question === undefined) throw new Error('There are fewer questions.');
  const input = new Date(Date.now() - dayMs);
  const answer = await page.request.post('/api/v1/mcq/practice/answers', {
    headers: await bearer(page),
    data: {
      sent_at: new Date().toISOString(),
      answers: [
        {
          id: crypto.randomUUID(),
          sitting_id: crypto.randomUUID(),
          question_id: question.id,
          version: 1,
          choices: [(question.answer_index + 1) % question.options.length],
          certainty: null,
          hints: 0,
          took_ms: 4_000,
          usual_ms: null,
          given_at: input.toISOString(),
          zone: 'Africa/Lagos',
          local_day: input.toLocaleDateString('sv-SE', { timeZone: 'Africa/Lagos' }),
        },
      ],
    },
  });
  expect(answer.status()).toBe(200);
}

test('missed questions come back among the cards on the next day, and become cards by one tap', async ({
  page,
}) => {
  await signIn(page, await registerVerified(page.request));
  const note = await uploadNote(page, 'Soil.pdf', 'application/pdf', await chapterPdf(title, soilChapter));
  const set = await makeQuestions(page, note.id, 3);
  const [first, second] = set.items;

  await test.step('one missed today becomes a card', async () => {
    await page.goto(`/mcq/practice/generated?question_ids=${first?.id}`);
    const wrong = first?.options[((first?.answer_index ?? 0) + 1) % 4]?.text ?? '';
    await page.getByRole('button', { name: wrong }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: first?.options[first.answer_index]?.text ?? '' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Make a card' }).click();
    await expect(page.getByText('1 card added, asked from today on.')).toBeVisible();
  });
  await test.step('one missed yesterday is asked today, in the same queue', async () => {
    await missYesterday(page, set, 1);
    await page.goto('/flash-cards/courses');
    await page.getByRole('link', { name: 'Review all' }).click();
    const question = page.getByRole('heading', { name: second?.stem ?? '' });
    const card = page.getByRole('button', { name: 'Show the answer' });
    for (let requested = 0; requested < 2; requested += 1) {
      await expect(question.or(card)).toBeVisible();
      if (await card.isVisible()) {
        await card.click();
        await page.getByRole('button', { name: /^Easy/ }).click();
      } else {
        await page.getByRole('button', { name: second?.options[second.answer_index]?.text ?? '' }).click();
        await page.getByRole('button', { name: 'Next' }).click();
      }
    }
    await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
    await expect(page.getByText('Missed questions')).toBeVisible();
  });
});
