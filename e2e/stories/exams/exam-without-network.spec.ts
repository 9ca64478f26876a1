import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bearer, registerVerified, signIn } from '../../product/account.ts';
import { expectToFit, inspectSchemes } from '../../product/inspect-page.ts';
import { untilStored } from '../../product/stored-build.ts';
import { importSet, startExam } from '../../product/study.ts';

const gift = `
::Water:: What holds most water in soil? {=Humus ~Sand ~Gravel ~Air}

::Clay:: Which grains are the finest? {=Clay ~Sand ~Gravel ~Silt}

::Worms:: What loosens the soil? {=Worms ~Salt ~Frost alone ~Smoke}
`;

let examId: string;

test.beforeEach(async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const setId = await importSet(page, 'Soil.gift', gift);
  examId = (await startExam(page, { generation_id: setId, duration_minutes: 30 })).id;
});

test('a closed exam opens without a network, with every answer, and continues', async ({ page, context }) => {
  await page.goto(`/mcq/exam/generated?exam_id=${examId}`);
  await choose(page, 0);
  await expect(page.getByText('All saved')).toBeVisible();
  await toQuestion(page, 2);
  await untilStored(page);

  await context.setOffline(true);
  await choose(page, 1);
  await expect(page.getByText('Saved on this device: 1')).toBeVisible();
  const phone = await reopen(context, page);

  await test.step('what the server has and what only the device has stand there', async () => {
    await expect(phone.getByText('Question 2 of 3')).toBeVisible();
    await expect(phone.getByText('2 of 3 answered')).toBeVisible();
    await expect(options(phone).nth(1)).toBeChecked();
    await toQuestion(phone, 1);
    await expect(options(phone).nth(0)).toBeChecked();
    await expect(phone.getByRole('timer', { name: 'Time left' })).toHaveText(/^2\d:\d\d$/);
  });
  await test.step('one goes on, and with the network everything is saved', async () => {
    await toQuestion(phone, 3);
    await choose(phone, 2);
    await expect(phone.getByText('Saved on this device: 2')).toBeVisible();
    await context.setOffline(false);
    await expect(phone.getByText('All saved')).toBeVisible();
    expect(await savedChoices(phone)).toEqual([[0], [1], [2]]);
  });
  await test.step('handed in, nothing of it stays on the device', async () => {
    await phone.getByRole('button', { name: 'Hand in' }).first().click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
    expect(await keysNaming(phone, examId)).toEqual([]);
  });
});

test('the installed app starts at home without a network, which leads back to the exam', async ({
  page,
  context,
}) => {
  await page.goto(`/mcq/exam/generated?exam_id=${examId}`);
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await untilStored(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'An exam is in progress' })).toBeVisible();
  await untilStored(page);

  await context.setOffline(true);
  await page.goto('/?app');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('You are offline.')).toBeVisible();
  const stored = page.getByRole('region', { name: 'Works without a network' });
  await expectToFit(page, 'dashboard without a network');
  await inspectSchemes(page, 'dashboard without a network');
  await stored.getByRole('link', { name: /^Soil/ }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await context.setOffline(false);
});

const dot = (bytes: string) => `iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGN${bytes}`;
const parts = {
  leaf: dot('gaGAAAAEEAIFw9selAAAAAElFTkSuQmCC'),
  root: dot('ocGAAAAIEAMEAGaFdAAAAAElFTkSuQmCC'),
  seed: dot('gYGgAAACEAIHJde6SAAAAAElFTkSuQmCC'),
};
const illustrated = `<?xml version="1.0" encoding="UTF-8"?><quiz>${Object.entries(parts)
  .map(
    ([name, picture]) => `<question type="multichoice"><name><text>${name}</text></name>
<questiontext format="html"><text><![CDATA[<p>Whose energy is \\(E_{${name}} = mgh\\)?
<img src="@@PLUGINFILE@@/${name}.png" alt="The ${name}"></p>]]></text>
<file name="${name}.png" path="/" encoding="base64">${picture}</file></questiontext><single>true</single>
<answer fraction="100"><text>A stone at rest</text></answer><answer fraction="0"><text>A river</text></answer></question>`,
  )
  .join('')}</quiz>`;

test('pictures and formulas of questions that were never opened are there without a network, too', {
  tag: '@long',
}, async ({ page, context }) => {
  const setId = await importSet(page, 'Energy.xml', illustrated);
  const exam = await startExam(page, { generation_id: setId, duration_minutes: 30 });
  const pictures = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.url().includes('/questions/pictures/')) pictures.add(request.url());
  });
  await page.goto(`/mcq/exam/generated?exam_id=${exam.id}`);
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect.poll(() => pictures.size).toBe(3);
  await untilStored(page);

  await context.setOffline(true);
  const phone = await reopen(context, page);
  for (const number of [1, 2, 3]) {
    await toQuestion(phone, number);
    await expect(phone.getByText(`Question ${number} of 3`)).toBeVisible();
    const picture = phone.getByRole('img', { name: /^The (leaf|root|seed)$/ });
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
    await expect(phone.getByRole('math', { name: /^E_\{(leaf|root|seed)\} = mgh$/ })).toBeVisible();
  }
  for (const font of ['1em KaTeX_Main', 'italic 1em KaTeX_Math'])
    expect(await phone.evaluate((name) => document.fonts.check(name), font)).toBe(true);
  await context.setOffline(false);
});

function options(page: Page) {
  return page.getByRole('group', { name: /Question/ }).locator('input');
}

async function choose(page: Page, option: number): Promise<void> {
  await options(page).nth(option).check();
}

async function toQuestion(page: Page, number: number): Promise<void> {
  const questions = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
  await questions.nth(number - 1).click();
}

/** A phone short of memory closes a page, and opens it again when it is looked at. */
async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url();
  await page.close();
  const phone = await context.newPage();
  await phone.goto(address);
  return phone;
}

async function savedChoices(page: Page): Promise<(number[] | null)[]> {
  const answer = await page.request.get(`/api/v1/mcq/exams/${examId}`, { headers: await bearer(page) });
  const { questions } = await answer.json();
  return questions.map(({ choices }: { choices: number[] | null }) => choices);
}

async function keysNaming(page: Page, id: string): Promise<string[]> {
  return page.evaluate((requested) => Object.keys(localStorage).filter((key) => key.includes(requested)), id);
}
