import { expect, type Page, test } from '@playwright/test';
import { bearer, beginSession } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import { joinedStudent, makeCourse, publishQuestions } from '../../product/class.ts';
import { answered, handedIn, setExam } from '../../product/exam-of-class.ts';
import { approveTutor, joinAsTutor } from '../../product/tutor.ts';

/** The question's stored key, and the right one. */
const [wrongKey, rightKey] = ['Gravel 2', 'Humus 2'];

test('an administrator decides about a reported key by keyboard, students are told, and a second report is answered by thumb', async ({
  page: administrator,
  browser,
}) => {
  await beginSession(administrator, administratorOfAll());
  const tutor = await browser.newPage();
  await joinAsTutor(tutor);
  await approveTutor(administrator, tutor);
  const course = await makeCourse(administrator, tutor, `Soil disputes ${Date.now()}`);
  await publishQuestions(tutor, course, { count: 2, explanation: 'It swells.' });
  const { examId: courseExamId, questionId } = await setExam(tutor, course.id);
  const { request } = tutor;
  const bank = await request.get('/api/v1/questions', { headers: await bearer(tutor) });
  const otherId: string = (await bank.json()).items[1].id;
  const [ada, bayo] = [await joinedStudent(request, course), await joinedStudent(request, course)];
  const adasExam = await answered(request, ada, courseExamId, rightKey);
  const bayosExam = await answered(request, bayo, courseExamId, wrongKey);
  const scores = async () => [
    await handedIn(request, ada, adasExam),
    await handedIn(request, bayo, bayosExam),
  ];
  expect(await scores()).toEqual([0, 1]);
  const report = async (id: string, comment: string) => {
    const data = { reason: 'wrong_answer', comment };
    const url = `/api/v1/student-tools/mcq/${id}/report`;
    expect((await request.post(url, { headers: ada.headers, data })).status()).toBe(204);
  };
  await report(questionId, 'It should be A.');

  await openReported(administrator, { course: course.name, stem: 'soil 2' }, async (link) => {
    await link.focus();
    await administrator.keyboard.press('Enter');
  });
  const decision = administrator.getByRole('region', { name: 'Your decision' });
  await expect(administrator.getByText('It should be A.')).toBeVisible();
  await decision.getByRole('radio', { name: /^Accept several/ }).focus();
  await administrator.keyboard.press('ArrowDown');
  await decision.getByRole('combobox', { name: 'The right answer' }).selectOption('0');
  await expect(decision.getByRole('button', { name: 'Change the key to A' })).toBeVisible();
  await expect(decision.getByText('Yes, lower the marks of 1 exam')).toBeVisible();
  const attempts = administrator.getByRole('list', { name: 'Affected attempts' });
  await expect(attempts.getByText('0 › 1')).toBeVisible();
  await expect(attempts.getByText('1 › 0')).toBeVisible();
  await decision.getByRole('radio', { name: /^New key/ }).focus();
  await administrator.keyboard.press('ArrowUp');
  await decision.getByRole('textbox', { name: 'Why' }).focus();
  await administrator.keyboard.type('The book has a misprint.');
  await decision.getByRole('button', { name: 'Accept A and C' }).focus();
  await administrator.keyboard.press('Enter');
  await expect(administrator.getByText('2 exams marked again, 1 with another score.')).toBeVisible({
    timeout: 60_000,
  });
  expect(await scores()).toEqual([1, 1]);

  const seat = await browser.newPage();
  await beginSession(seat, ada.account);
  await seat.goto('/notifications');
  const notice = (title: string) => seat.getByRole('listitem').filter({ hasText: title });
  await expect(notice('Your exam was marked again')).toContainText('Why: The book has a misprint.');
  await expect(notice('There is a decision on your report')).toContainText('More than one answer is right');

  await administrator.setViewportSize({ width: 360, height: 740 });
  await report(otherId, 'I do not understand it.');
  await openReported(administrator, { course: course.name, stem: 'soil 1' }, (link) => link.click());
  await decision.getByText('Nothing changes. We tell the reporters why.').click();
  await decision.getByRole('textbox', { name: 'Why' }).fill('The book says so.');
  await decision.getByRole('button', { name: 'Keep the question' }).click();
  await expect(administrator.getByRole('heading', { level: 1, name: 'Question', exact: true })).toBeVisible();
  await seat.reload();
  await expect(notice('There is a decision on your report').first()).toContainText(
    'The question and its key stay.',
  );
});

/** Uses the menu of this width to open the first reported question. */
async function openReported(
  page: Page,
  { course, stem }: { course: string; stem: string },
  follow: (link: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.goto('/admin/dashboard');
  await follow(page.getByRole('link', { name: 'Questions', exact: true }).first());
  const reports = page.getByRole('combobox', { name: 'Reports' });
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(reports.or(filters).first()).toBeVisible();
  // On a phone the filters wait behind a button.
  if (await filters.isVisible()) await filters.click();
  await reports.selectOption('Open reports');
  // Other stories have questions with the same words, and the list stays until the filtered one has come.
  const reported = page.locator('li, tr').filter({ hasText: course }).filter({ hasText: '1 report' });
  await follow(reported.getByRole('link', { name: new RegExp(`^What holds water in ${stem}`) }));
  await expect(page.getByRole('heading', { level: 1, name: 'Disputed question' })).toBeVisible();
}
