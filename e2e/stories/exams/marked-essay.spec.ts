import { expect, type Page, test } from '@playwright/test';
import { beginSession } from '../../product/account.ts';
import { publish, setCourseExam, startQuestion, teachCourse } from '../../product/authored-exam.ts';
import { joinedStudent, type TaughtCourse } from '../../product/class.ts';
import { expectToFit } from '../../product/inspect-page.ts';

const stem = 'Why do more men than women have haemophilia?';
const guidance = 'Says that men have one X only.';
const text = 'Haemophilia is carried on the X. Men have only one X, so one bad gene is enough.';

test('a student writes an essay in an exam, and reads the marks and comments that the tutor gives by the keyboard', async ({
  page,
  browser,
}) => {
  const { tutor, course } = await teachCourse(browser, 'Genetics');
  await writeEssayQuestion(tutor, course);
  const examId = await setCourseExam(tutor, course, 1);
  const { account } = await joinedStudent(tutor.request, course);
  await beginSession(page, account);
  const bodies: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/v1/')) answer.text().then((body) => bodies.push(body), ignore);
  });

  await test.step('the student writes it on a phone, and learns that it waits for marks', async () => {
    await page.goto(`/courses/${course.id}`);
    await page.getByRole('link', { name: 'Go to the exam' }).click();
    await page.getByRole('button', { name: 'Start the exam' }).click();
    await expect(page.getByText(stem)).toBeVisible();
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
    await expect(page.getByText('17 words, at least 10 asked')).toBeVisible();
    await expectToFit(page, 'essay');
    await expect(page.getByText('All saved')).toBeVisible();
    expect(bodies.join('\n')).not.toContain(guidance);
    await page.getByRole('button', { name: 'Hand in' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exam result' })).toBeVisible();
    await expect(page.getByText(/^Your tutor has not marked your essay yet\./)).toBeVisible();
    await expectToFit(page, 'result with an essay that waits');
  });
  await test.step('the tutor comments on words and gives points without a mouse', async () => {
    await tutor.goto(`/tutor/exams/${examId}/students`);
    await tutor.getByRole('link', { name: 'Mark 1 paper' }).press('Enter');
    await expect(tutor.getByRole('heading', { name: stem }).or(tutor.getByText(stem))).toBeVisible();
    await tutor.getByRole('button', { name: 'Mark words to comment on them' }).press('Enter');
    await expect(tutor.getByRole('textbox', { name: 'The essay' })).toBeFocused();
    for (const _ of 'Haemophilia') await tutor.keyboard.press('Shift+ArrowRight');
    await tutor.keyboard.press('Enter');
    const comment = tutor.getByRole('textbox', { name: 'Comment 1 on “Haemophilia”' });
    await expect(comment).toBeFocused();
    await tutor.keyboard.type('Say which of the X.');
    await tutor.keyboard.press('Tab');
    await tutor.keyboard.press('6');
    await tutor.keyboard.press('ArrowDown');
    await tutor.keyboard.press('2');
    await expect(tutor.getByText('8 of 10 for the essay')).toBeVisible();
    await tutor.keyboard.press('n');
    await expect(tutor.getByText('All essays of this exam are marked.')).toBeVisible();
    await expectToFit(tutor, 'paper');
  });
  await test.step('the student is told, and reads the points and the comment', async () => {
    await page.goto('/notifications');
    await page.getByRole('link', { name: /Your essay is marked/ }).click();
    await expect(page.getByRole('heading', { name: 'Your essay: 8 of 10 marks' })).toBeVisible();
    await expect(page.getByText('Say which of the X.')).toBeVisible();
    await expect(page.getByText('6 of 8')).toBeVisible();
    await expectToFit(page, 'result with a marked essay');
  });
});

const ignore = () => {};

async function writeEssayQuestion(tutor: Page, course: TaughtCourse): Promise<void> {
  await startQuestion(tutor, course, 'Essay', stem);
  await tutor.getByLabel('Criterion 1', { exact: true }).fill('Facts');
  await tutor.getByLabel('Points of criterion 1', { exact: true }).fill('8');
  await tutor.getByLabel('Guidance for criterion 1').fill(guidance);
  await tutor.getByRole('button', { name: 'Add a criterion' }).click();
  await tutor.getByLabel('Criterion 2', { exact: true }).fill('Language');
  await tutor.getByLabel('Points of criterion 2', { exact: true }).fill('2');
  await tutor.getByLabel('At least, in words').fill('10');
  await publish(tutor);
}
