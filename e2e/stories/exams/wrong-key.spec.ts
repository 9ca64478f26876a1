import { expect, test } from '@playwright/test';
import { beginSession } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import { joinedStudent, makeCourse, publishQuestions } from '../../product/class.ts';
import { answered, handedIn, setExam } from '../../product/exam-of-class.ts';
import { approveTutor, joinAsTutor } from '../../product/tutor.ts';

/** The question's stored key, and the right one. */
const [wrongKey, rightKey] = ['Sand 1', 'Humus 1'];

test('a tutor changes a wrong key with a preview, students learn the reason, and undoing restores every mark', {
  tag: '@long',
}, async ({ page: tutor, browser }) => {
  const administrator = await browser.newPage();
  await beginSession(administrator, administratorOfAll());
  await joinAsTutor(tutor);
  await approveTutor(administrator, tutor);
  const course = await makeCourse(administrator, tutor, `Soil science ${Date.now()}`);
  await publishQuestions(tutor, course, { count: 1, explanation: 'It swells.' });
  const { examId: courseExamId, questionId } = await setExam(tutor, course.id);

  const { request } = tutor;
  const [ada, bayo, chi] = [
    await joinedStudent(request, course),
    await joinedStudent(request, course),
    await joinedStudent(request, course),
  ];
  const seat = await browser.newPage();
  await beginSession(seat, ada.account);
  const adasExam = await answered(request, ada, courseExamId, rightKey);
  const bayosExam = await answered(request, bayo, courseExamId, wrongKey);
  const chisExam = await answered(request, chi, courseExamId, wrongKey);
  const scores = async () => [
    await handedIn(request, ada, adasExam),
    await handedIn(request, bayo, bayosExam),
  ];
  expect(await scores()).toEqual([0, 1]);

  await tutor.goto(`/questions/${questionId}`);
  const section = tutor.getByRole('region', { name: 'The key' });
  await expect(section.getByText('B is right.')).toBeVisible();
  await section.getByRole('button', { name: 'Change the key' }).click();
  const dialog = tutor.getByRole('dialog', { name: 'Change the key' });
  await dialog.getByRole('radio', { name: rightKey }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Only the new key counts' }).check();
  await expect(dialog.getByText('2 exams that ended asked it. 1 rise, 1 fall, 0 stay.')).toBeVisible();
  await expect(dialog.getByText('Still running with the old key, which counts for them: 1.')).toBeVisible();
  await dialog.getByLabel('Why').fill('The book has a misprint.');
  await dialog.getByRole('checkbox', { name: 'Yes, lower the marks of 1 exam' }).check();
  await dialog.getByRole('button', { name: 'Change the key' }).click();
  await expect(section.getByText('2 exams marked again, 2 with another score.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(section.getByText('A is right.')).toBeVisible();
  expect(await scores()).toEqual([1, 0]);

  // Who sat hears of it, with the reason, and is led to the result.
  await seat.goto('/notifications');
  const notice = seat.getByRole('listitem').filter({ hasText: 'Your exam was marked again' });
  await expect(notice).toContainText(
    'Mid-term: 1 of 1 marks, before 0. The key of a question was wrong. Why: The book has a misprint.',
  );
  await notice.getByRole('link').first().click();
  await expect(seat).toHaveURL(`/mcq/results/${adasExam}`);
  await expect(seat.getByText('1 of 1 right')).toBeVisible();

  // An exam that ran in the meantime is marked by the key that it began with, until its tutor says otherwise.
  expect(await handedIn(request, chi, chisExam)).toBe(1);
  await tutor.reload();
  await expect(section.getByRole('button', { name: 'Mark 1 exam that ended since' })).toBeVisible();
  expect(await handedIn(request, chi, chisExam)).toBe(1);

  await section.getByRole('button', { name: 'Undo this change' }).click();
  await expect(section.getByText('It is undone, and marks are as before.')).toBeVisible({ timeout: 60_000 });
  await expect(section.getByText('B is right.')).toBeVisible();
  expect([...(await scores()), await handedIn(request, chi, chisExam)]).toEqual([0, 1, 1]);
  await seat.reload();
  await expect(seat.getByText('0 of 1 right')).toBeVisible();

  // Its tutor sees who sat, and how.
  await tutor.goto(`/tutor/exams/${courseExamId}/students`);
  await expect(tutor.getByText('3 students have started · 3 attempts finished')).toBeVisible();
  await expect(tutor.getByText(/^1 of 1 mark, 100%/)).toHaveCount(2);
});
