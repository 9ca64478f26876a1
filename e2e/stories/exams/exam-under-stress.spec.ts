import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, bearer, beginSession, registerVerified } from '../../product/account.ts';
import { importSet, startExam } from '../../product/study.ts';

const gift = `
::Needs:: What does a plant need? {~%50%Water ~%50%Light ~%-50%Gravel ~%-50%Salt}

::Water:: What holds most water in soil? {=Humus ~Sand ~Gravel ~Air}

::Clay:: Which grains are the finest? {=Clay ~Sand ~Gravel ~Silt}

::Worms:: What loosens the soil? {=Worms ~Salt ~Frost alone ~Smoke}
`;

interface SavedState {
  stem: string;
  choices: number[] | null;
  flagged: boolean;
}

let account: Account;
let setId: string;
let examId: string;

test.beforeEach(async ({ page }) => {
  account = await registerVerified(page.request);
  await beginSession(page, account);
  setId = await importSet(page, 'Soil.gift', gift);
  examId = (await startExam(page, { generation_id: setId, duration_minutes: 30 })).id;
});

const address = () => `/mcq/exam/generated?exam_id=${examId}`;
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });

test('the keys of the exam halls sit a whole exam, and what is open leads back to it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(address());
  await expect(page.getByText('Question 1 of 4')).toBeVisible();

  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await page.keyboard.press('2');
  await page.keyboard.press('f');
  await page.keyboard.press('p');
  await expect(page.getByText('Question 1 of 4')).toBeVisible();
  await expect(options(page).first()).toBeChecked();
  await expect(page.getByText('2 of 4 answered, 1 flagged')).toBeVisible();

  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toContainText('2 questions have no answer.');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: 'Go to question 4' }).click();
  await expect(page.getByText('Question 4 of 4')).toBeVisible();

  // Reloaded, it opens where one was.
  await expect(page.getByText('All saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 4 of 4')).toBeVisible();
});

test('within two seconds the server has what was pressed', async ({ page }) => {
  await page.goto(address());
  await expect(page.getByText('Question 1 of 4')).toBeVisible();
  const savedChoices = async () => (await savedStates(page))[0]?.choices ?? [];
  for (const option of [1, 3]) {
    await options(page).nth(option).click();
    await expect.poll(savedChoices, { intervals: [50], timeout: 2_000 }).toContain(option);
  }
  await page.getByRole('button', { name: 'Flag' }).click();
  const isFlagged = async () => (await savedStates(page))[0]?.flagged;
  await expect.poll(isFlagged, { intervals: [50], timeout: 2_000 }).toBe(true);
});

test('several answers and flags that were never sent outlive a reload and are sent then', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(address());
  await openQuestion(page, 'What does a plant need?');
  await page.route('**/answers/**', (route) => route.abort());
  await page.getByRole('checkbox', { name: /Water$/ }).check();
  await page.getByRole('checkbox', { name: /Salt$/ }).check();
  await page.getByRole('checkbox', { name: /Light$/ }).check();
  await page.getByRole('checkbox', { name: /Salt$/ }).uncheck();
  await page.getByRole('button', { name: 'Flag' }).click();
  await expect(page.getByText('Saved on this device: 1')).toBeVisible();

  await page.unroute('**/answers/**');
  await page.reload();
  await expect(page.getByText('1 of 4 answered, 1 flagged')).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Light$/ })).toBeChecked();
  const needs = (await savedStates(page)).find(({ stem }) => stem === 'What does a plant need?');
  expect([needs?.choices?.length, needs?.flagged]).toEqual([2, true]);
});

test('two views of one exam agree within two seconds, and the later click wins', async ({
  page,
  browser,
}) => {
  await page.goto(address());
  await openQuestion(page, 'What holds most water in soil?');
  await options(page).nth(1).check();
  await expect(page.getByText('All saved')).toBeVisible();

  const phone = await secondDevice(browser);
  await phone.goto(address());
  await expect(phone.getByText('1 of 4 answered')).toBeVisible();
  await openQuestion(phone, 'What holds most water in soil?');
  await options(phone).nth(3).check();
  await phone.getByRole('button', { name: 'Flag' }).click();
  await expect(phone.getByText('All saved')).toBeVisible();
  await expect(options(page).nth(3)).toBeChecked({ timeout: 2_000 });
  await expect(page.getByText('1 of 4 answered, 1 flagged')).toBeVisible();

  // A second press sends the answer again.
  await options(page).nth(3).click();
  await options(page).nth(0).check();
  await expect(options(phone).nth(0)).toBeChecked({ timeout: 2_000 });
  await phone.context().close();
});

test('when the time is up the exam hands itself in and shows the result', async ({ page }) => {
  await page.clock.install();
  await page.goto(address());
  await options(page).nth(0).check();
  await expect(page.getByText('All saved')).toBeVisible();

  await page.clock.fastForward('29:30');
  await expect(timer(page)).toHaveText(/^0:\d\d$/);
  await page.clock.fastForward('00:40');
  await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
});

test('a power cut during an own exam stops its clock, and loses nothing', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  // The next exam of the same set begins when this one is submitted.
  await page.request.post(`/api/v1/mcq/exams/${examId}/submit`, { headers: await bearer(page) });
  examId = (await startExam(page, { generation_id: setId, may_pause: true })).id;
  const powered = await secondDevice(browser);
  await powered.goto(address());
  await options(powered).nth(2).check();
  await expect(powered.getByText('All saved')).toBeVisible();
  const previous = await secondsLeft(powered);
  const leftAt = Date.now();
  await powered.context().close();

  // The server has its own clock, which no story moves: a gap counts from 45 s on.
  await expect.poll(() => Date.now() - leftAt, { timeout: 60_000 }).toBeGreaterThan(47_000);
  await page.goto(address());
  await expect(
    page.getByText(/^The clock was stopped for .* while you were away\. The exam now ends at/),
  ).toBeVisible();
  await expect(page.getByText('1 of 4 answered')).toBeVisible();
  expect(previous - (await secondsLeft(page))).toBeLessThan(40);
});

function options(page: Page) {
  return page.getByRole('group', { name: /Question/ }).locator('input');
}

/** The order is another in each exam. */
async function openQuestion(page: Page, stem: string): Promise<void> {
  const number = 1 + (await savedStates(page)).findIndex((question) => question.stem === stem);
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button')
    .nth(number - 1)
    .click();
  await expect(page.getByRole('group', { name: new RegExp(stem.replace('?', '.')) })).toBeVisible();
}

async function secondDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.AKADA_URL });
  const page = await context.newPage();
  await beginSession(page, account);
  return page;
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '').split(':').map(Number);
  return 60 * minutes + seconds;
}

async function savedStates(page: Page): Promise<SavedState[]> {
  const answer = await page.request.get(`/api/v1/mcq/exams/${examId}`, { headers: await bearer(page) });
  return (await answer.json()).questions;
}
