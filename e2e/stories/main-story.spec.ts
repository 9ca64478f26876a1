import { expect, type Page, test } from '@playwright/test';
import { type Account, newAccount } from '../product/account.ts';
import { chooseOptionsOnly, confirmAddress, registerByForm, uploadChapter } from '../product/first-steps.ts';

test('a student gets from the front page to an exam result, despite a lost network and a reload', async ({
  page,
  context,
}) => {
  const account = newAccount();

  await test.step('register and confirm the address', () => joinAkada(page, account));
  await test.step('upload a chapter', async () => {
    await uploadChapter(page);
    await page.getByRole('link', { name: 'Make questions', exact: true }).click();
  });
  await test.step('make ten questions', () => orderQuestions(page));
  await test.step('practise them', () => practise(page));

  await test.step('start an exam', async () => {
    await page.getByRole('link', { name: 'Sit an exam' }).click();
    await page.getByLabel('Questions').fill('6');
    await page.getByRole('textbox', { name: 'Minutes' }).fill('20');
    await page.getByRole('button', { name: 'Start the exam' }).click();
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(20:00|19:\d\d)$/);
  });

  await test.step('answer two with the network', async () => {
    await answer(page, 0);
    await answer(page, 1);
    await expect(page.getByText('All saved')).toBeVisible();
  });

  await test.step('answer two more with the cable pulled', async () => {
    await context.setOffline(true);
    await answer(page, 2);
    await answer(page, 3);
    await expect(page.getByText('Saved on this device: 2')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  });

  await test.step('the network comes back and everything is sent', async () => {
    await context.setOffline(false);
    await expect(page.getByText('All saved')).toBeVisible();
  });

  await test.step('a reload changes nothing', async () => {
    const order = await stems(page);
    await page.reload();
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
    await expect(page.getByText('4 of 6 answered')).toBeVisible();
    expect(await stems(page)).toEqual(order);
  });

  await test.step('handing in names what is open', async () => {
    await page.getByRole('button', { name: 'Hand in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand in the exam?' });
    await expect(dialog).toContainText('2 questions have no answer.');
    for (const open of [5, 6]) {
      await expect(dialog.getByRole('button', { name: `Go to question ${open}` })).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Hand in' }).click();
  });

  await test.step('see the result, with the source of each answer', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
    await expect(page.getByText(/\d of 6 right/)).toBeVisible();
    await expect(page.getByText(/, 2 left open/)).toBeVisible();
    await page.getByRole('link', { name: 'See every question' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await openSource(page);
    await page.getByRole('link', { name: 'Result', exact: true }).click();
  });

  await test.step('practise the missed ones', async () => {
    await page.getByRole('link', { name: /^Practise .*unanswered/ }).click();
    await expect(page.getByText(/Question 1 of \d/)).toBeVisible();
  });

  await test.step('the dashboard knows what comes next', async () => {
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Akada, home' }).click();
    await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    await expect(page.getByText(/^Tomorrow: \d+ mistakes/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See how the exam went' })).toBeVisible();
    await expect(page.getByText('1 of 5', { exact: true }).first()).toBeVisible();
  });
});

async function joinAkada(page: Page, account: Account): Promise<void> {
  await registerByForm(page, account);
  await expect(
    page.getByText('Registration successful! Please check your email to verify your account.'),
  ).toBeVisible();
  await confirmAddress(page, account);
  await expect(page.getByRole('button', { name: 'Add your first note' })).toBeVisible();
}

async function orderQuestions(page: Page): Promise<void> {
  await expect(page.getByLabel('Note', { exact: true })).toContainText('Soil.pdf');
  await chooseOptionsOnly(page);
  await page.getByRole('button', { name: 'Make 10 questions' }).click();
  await expect(page.getByRole('heading', { name: '10 questions are ready' })).toBeVisible({
    timeout: 60_000,
  });

  // The address opens the same page again, from anywhere.
  await page.reload();
  await expect(page.getByRole('heading', { name: '10 questions are ready' })).toBeVisible();
}

/** Answers with only the keyboard; missed questions come back until they are right. */
async function practise(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Practise' }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();

  const done = page.getByRole('heading', { name: 'Practice done' });
  const right = new Map<string, string>();
  let opened = false;
  for (let tries = 0; tries < 40 && !(await done.isVisible()); tries += 1) {
    const stem = (await page.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await page.keyboard.press(right.get(stem) ?? 'A');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    right.set(stem, await rightKey(page));
    if (!opened) await openSource(page);
    opened = true;
    await page.keyboard.press('n');
  }
  await expect(done).toBeVisible();
  await expect(page.getByText(/^\d+ of 10$/)).toBeVisible();
}

async function rightKey(page: Page): Promise<string> {
  const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
  const texts = await options.allTextContents();
  return 'ABCD'.charAt(texts.findIndex((text) => text.includes('Right answer')));
}

/** The page that a question came from, its sentence marked and in sight. */
async function openSource(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the page' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'In your note' });
  await expect(drawer.getByText(/Page \d of 6/)).toBeVisible();
  await expect(drawer.locator('mark')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

async function answer(page: Page, position: number): Promise<void> {
  await page.getByRole('button', { name: `Question ${position + 1},` }).click();
  await page
    .getByRole('radio')
    .nth(position % 4)
    .check();
}

/** The questions in their order. */
async function stems(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; number <= 6; number += 1) {
    await page.getByRole('button', { name: `Question ${number},` }).click();
    texts.push((await page.getByRole('group', { name: `Question ${number} of 6` }).textContent()) ?? '');
  }
  await page.getByRole('button', { name: 'Question 1,' }).click();
  return texts;
}
