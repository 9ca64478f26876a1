/** The film: a student's first note, from the dashboard to the end of the first review. */
import { expect as expectSoon, type Page } from '@playwright/test';
import { chapterPdf } from '../material/pdf.ts';
import { soilChapter, title } from '../material/soil-chapter.ts';
import { bearer } from '../product/account.ts';
import type { Generation } from '../product/study.ts';
import type { Recording } from './recording.ts';

const expect = expectSoon.configure({ timeout: 60_000 });

/** The path of a picture for the README, by its name. */
type Image = (name: string) => string;

export async function playStory(page: Page, film: Recording, image: Image): Promise<void> {
  const cards = await bringNote(page, film);
  await practise(page, film, image);
  await review(page, film, cards, image);
}

/** @returns the address of the cards that were made of it */
async function bringNote(page: Page, { say, hold, tap, skip }: Recording): Promise<string> {
  say('Bring the chapter that you have to learn.');
  await hold(2);
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Add your first note' }));
  const file = {
    name: 'Soil.pdf',
    mimeType: 'application/pdf',
    buffer: await chapterPdf(title, soilChapter),
  };
  await (await chooser).setFiles(file);

  say('Akada reads every page of it.');
  const shows = (name: RegExp) => () => expect(page.getByRole('heading', { name })).toBeVisible();
  await skip(shows(/^(Reading|Making|Ready)/));
  await hold(1.5);
  await skip(shows(/^(Making|Ready)/));
  await hold(1.5);
  await skip(shows(/^Ready/));
  const cards = page.getByRole('link', { name: 'Look through the cards first' });
  const address = (await cards.getAttribute('href')) ?? '';
  say('Ten questions and ten cards are ready.');
  await hold(2);
  await tap(page.getByRole('link', { name: 'Start', exact: true }));
  return address;
}

async function practise(page: Page, film: Recording, image: Image): Promise<void> {
  const { say, hold, show, tap, still, skip } = film;
  const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
  const next = page.getByRole('button', { name: 'Next' });
  const done = page.getByRole('heading', { name: 'Session done' });
  const source = page.getByRole('button', { name: 'Open the page' }).first();
  await expect(options.first()).toBeVisible();
  const rightTexts = await rightAnswers(page);
  const rightOption = async () => {
    const stem = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
    return options.filter({ hasText: rightTexts.get(stem) });
  };

  say('Each question comes from your note.');
  await hold(2.5);
  await tap(await rightOption());
  await expect(next).toBeVisible();
  await hold(1.5);
  say('The answer comes with the sentence that proves it.');
  await show(source);
  await hold(3);
  film.poster();
  await still(image('question'));
  await tap(source);
  say('And the page that it stands on.');
  await skip(() => expect(page.getByRole('dialog').locator('mark').first()).toBeVisible());
  await hold(3);
  await page.keyboard.press('Escape');
  await hold(0.5);
  await tap(next);

  await hold(1.5);
  const right = await rightOption();
  const wrong = options.filter({ hasNotText: (await right.textContent()) ?? '' }).first();
  await tap(wrong);
  say('What you miss comes back until you know it.');
  await hold(3);

  await skip(async () => {
    while (!(await done.isVisible())) {
      await next.tap();
      await expect(done.or(options.first())).toBeVisible();
      if (await done.isVisible()) break;
      await (await rightOption()).tap();
      await expect(next).toBeVisible();
    }
  });
  say('The end shows what you know now.');
  await hold(3.5);
  await still(image('end-of-practice'));
}

/** @returns the text of the right option of each question of the set that is practised, by its stem */
async function rightAnswers(page: Page): Promise<Map<string, string>> {
  const id = new URL(page.url()).searchParams.get('generation_id');
  const answer = await page.request.get(`/api/v1/student-tools/generations/${id}`, {
    headers: await bearer(page),
  });
  const { items }: Generation = await answer.json();
  return new Map(items.map(({ stem, options, answer_index }) => [stem, options[answer_index]?.text ?? '']));
}

async function review(
  page: Page,
  { say, hold, tap, still, skip }: Recording,
  cards: string,
  image: Image,
): Promise<void> {
  const turn = page.getByRole('button', { name: 'Show the answer' });
  const done = page.getByRole('heading', { name: 'Done for now' });
  await skip(async () => {
    await page.goto(cards);
    await page.getByRole('button', { name: 'Keep all' }).tap();
    await page.getByRole('link', { name: 'Review them now' }).tap();
    await expect(turn).toBeVisible();
  });
  say('Cards come back just before you forget them.');
  await hold(2);
  await tap(turn);
  await hold(2.5);
  await still(image('card'));
  await tap(page.getByRole('button', { name: /^Good/ }));
  await hold(1);
  await tap(turn);
  await hold(1.5);
  await tap(page.getByRole('button', { name: /^Easy/ }));

  await skip(async () => {
    for (;;) {
      await expect(done.or(turn)).toBeVisible();
      if (await done.isVisible()) break;
      await turn.tap();
      await page.getByRole('button', { name: /^Easy/ }).tap();
    }
  });
  say('A few minutes a day are enough.');
  await hold(4);
}
