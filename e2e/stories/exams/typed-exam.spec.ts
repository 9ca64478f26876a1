import { expect, type Page, test } from '@playwright/test';
import { beginSession } from '../../product/account.ts';
import { publish, setCourseExam, startQuestion, teachCourse } from '../../product/authored-exam.ts';
import { joinedStudent, type TaughtCourse } from '../../product/class.ts';
import { expectToFit } from '../../product/inspect-page.ts';
import { untilStored } from '../../product/stored-build.ts';

const stems = {
  numerical: 'How fast does a falling stone become faster?',
  short: 'What do plants take out of the air?',
  matching: 'What does each soil do?',
};
/** Only keys have these texts; the matches of the third question are choices as well. */
const keys = ['9.81', 'carbon dioxide'];
const pairs = [
  ['Sand', 'Lets water through'],
  ['Clay', 'Holds water'],
  ['Humus', 'Feeds plants'],
] as const;

test('a tutor writes questions without options, and a student answers them in an exam without a network', async ({
  page,
  browser,
}) => {
  const { tutor, course } = await teachCourse(browser, 'Falling stones');
  await writeNumber(tutor, course);
  await writeShortAnswer(tutor, course);
  await writePairs(tutor, course);
  await setCourseExam(tutor, course, 3);
  const { account } = await joinedStudent(tutor.request, course);
  await beginSession(page, account);
  const bodies: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/v1/')) answer.text().then((text) => bodies.push(text), ignore);
  });
  await page.goto(`/courses/${course.id}`);
  await page.getByRole('link', { name: 'Go to the exam' }).click();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker stores the files of a page that it serves.
  await page.reload();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await untilStored(page);

  await test.step('the student answers without a network, and finds the answers after a reload', async () => {
    await page.context().setOffline(true);
    await toQuestion(page, stems.numerical);
    await page.getByRole('textbox', { name: 'Your answer, a number' }).fill('9,8 m/s2');
    await expectToFit(page, 'numerical answer');
    await toQuestion(page, stems.short);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Carbon  Dioxide');
    await toQuestion(page, stems.matching);
    await page.getByRole('combobox', { name: 'Sand' }).selectOption('Lets water through');
    await page.getByRole('combobox', { name: 'Clay' }).selectOption('Holds water');
    await page.getByRole('combobox', { name: 'Humus' }).selectOption('Holds water');
    await expectToFit(page, 'matching answer');
    await expect(page.getByText('Saved on this device: 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 of 3 answered')).toBeVisible();
    await toQuestion(page, stems.matching);
    await expect(page.getByRole('combobox', { name: 'Clay' })).toHaveValue('Holds water');
    await toQuestion(page, stems.short);
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Carbon  Dioxide');
    await toQuestion(page, stems.numerical);
    await expect(page.getByRole('textbox', { name: 'Your answer, a number' })).toHaveValue('9,8 m/s2');
  });
  await test.step('nothing that the browser received has a key', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText('All saved')).toBeVisible();
    const received = bodies.join('\n');
    expect(received).toContain(stems.numerical);
    expect(keys.filter((key) => received.includes(key))).toEqual([]);
    expect(received).not.toContain('"accepted"');
  });
  await test.step('the student hands in, and sees the marks with the rule of each', async () => {
    await page.getByRole('button', { name: 'Hand in' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
    await expect(page.getByText(/^2\.67 of 3/).first()).toBeVisible();
    await page.goto(page.url().replace('/mcq/results/', '/mcq/exam-details/'));
    await expect(page.getByText('It is within 0.05 of 9.81.')).toBeVisible();
    await expect(page.getByText('It equals “carbon dioxide”; capitals do not matter.')).toBeVisible();
    await expect(page.getByText('This is not its match.')).toBeVisible();
    await expectToFit(page, 'review of the answers');
  });
});

const ignore = () => {};

async function writeNumber(tutor: Page, course: TaughtCourse): Promise<void> {
  await startQuestion(tutor, course, 'Numerical answer', stems.numerical);
  await tutor.getByLabel('Accepted number 1').fill('9.81');
  await tutor.getByLabel('Tolerance of number 1').selectOption('Within a distance');
  await tutor.getByLabel('Distance for number 1').fill('0.05');
  await tutor.getByRole('button', { name: 'Add a unit' }).click();
  await tutor.getByLabel('Unit 1', { exact: true }).fill('m/s2');
  await tutor.getByRole('radio', { name: 'Is needed' }).check();
  const preview = tutor.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Try an answer').fill('9.8');
  await expect(preview.getByText('No mark.')).toBeVisible();
  await publish(tutor);
}

async function writeShortAnswer(tutor: Page, course: TaughtCourse): Promise<void> {
  await startQuestion(tutor, course, 'Short answer', stems.short);
  await tutor.getByLabel('Accepted answer 1').fill('carbon dioxide');
  await publish(tutor);
}

async function writePairs(tutor: Page, course: TaughtCourse): Promise<void> {
  await startQuestion(tutor, course, 'Matching', stems.matching);
  for (const [index, [left, right]] of pairs.entries()) {
    await tutor.getByLabel(`Text of pair ${index + 1}`).fill(left);
    await tutor.getByLabel(`Its match of pair ${index + 1}`).fill(right);
  }
  await publish(tutor);
}

/** The order of the questions is drawn: each one is found by its text. */
async function toQuestion(page: Page, stem: string): Promise<void> {
  const numbers = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
  for (const number of [1, 2, 3]) {
    await numbers.nth(number - 1).click();
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible();
    if (await page.getByText(stem).isVisible()) return;
  }
  throw new Error(`No question has the text ${stem}`);
}
