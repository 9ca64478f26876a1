import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bearer, beginSession } from '../../product/account.ts';
import { administratorOfAll } from '../../product/administrator.ts';
import { joinedStudent, makeCourse, type Student, type TaughtCourse } from '../../product/class.ts';
import { handedIn, setExam } from '../../product/exam-of-class.ts';
import { expectToFit } from '../../product/inspect-page.ts';
import { approveTutor, joinAsTutor } from '../../product/tutor.ts';

const stem = 'Which gas do plants take out of the air?';
/** Two students write a spelling that the key does not have. */
const spelling = 'carbon di-oxide';

test('a student contests an answer with one tap, and the tutor accepts it for everybody who gave it', async ({
  page: tutor,
  browser,
}) => {
  const administrator = await browser.newPage();
  await beginSession(administrator, administratorOfAll());
  await tutor.setViewportSize({ width: 1280, height: 800 });
  await joinAsTutor(tutor);
  await approveTutor(administrator, tutor);
  const course = await makeCourse(administrator, tutor, `Plants ${Date.now()}`);
  await publishShortAnswer(tutor, course);
  const { examId: courseExamId, questionId } = await setExam(tutor, course.id);

  const { request } = tutor;
  const [ada, bayo, chi] = [
    await joinedStudent(request, course),
    await joinedStudent(request, course),
    await joinedStudent(request, course),
  ];
  const adasExam = await writeAnswer(request, ada, courseExamId, spelling);
  const bayosExam = await writeAnswer(request, bayo, courseExamId, spelling);
  const chisExam = await writeAnswer(request, chi, courseExamId, 'carbon dioxide');
  const getScores = async () => [
    await handedIn(request, ada, adasExam),
    await handedIn(request, bayo, bayosExam),
    await handedIn(request, chi, chisExam),
  ];
  expect(await getScores()).toEqual([0, 0, 1]);

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await beginSession(phone, ada.account);
  await test.step('Ada contests with one tap', async () => {
    await phone.goto(`/mcq/exam-details/${adasExam}`);
    await phone.getByRole('button', { name: 'I think this is right' }).click();
    await expect(phone.getByText('Your tutor looks at it.').first()).toBeVisible();
    await expectToFit(phone, 'contested answer');
    await phone.reload();
    await expect(phone.getByText('Your tutor looks at it.')).toBeVisible();
  });
  await test.step('the tutor finds the answer, sees the effect, and accepts it for both', async () => {
    await tutor.goto('/tutor/dashboard');
    await expect(tutor.getByRole('region', { name: 'Answers to look at: 1' })).toContainText('1 student');
    await tutor.getByRole('link', { name: `“${spelling}”: ${stem}` }).click();
    await expect(tutor).toHaveURL(`/questions/${questionId}?show=answers`);
    const answers = tutor.getByRole('region', { name: 'Answers' });
    await expect(answers.getByText('2 exams, earned 0% · 1 student contests it')).toBeVisible();
    await answers.getByRole('button', { name: `Accept ${spelling}` }).click();
    const dialog = tutor.getByRole('dialog', { name: 'Accept this answer' });
    await expect(dialog.getByText('The marks of 2 exams rise, and no marks fall.')).toBeVisible();
    await dialog.getByLabel('Why').fill('Both spellings are used.');
    await dialog.getByRole('button', { name: 'Accept for everybody' }).click();
    await expect(dialog).toBeHidden();
    await expect(answers.getByText('2 exams, earned 100%')).toBeVisible({ timeout: 60_000 });
    expect(await getScores()).toEqual([1, 1, 1]);
  });
  await test.step('both students are told once, and Ada reads the decision', async () => {
    const seat = await browser.newPage();
    await beginSession(seat, bayo.account);
    for (const student of [phone, seat]) {
      await student.goto('/notifications');
      const notices = student.getByRole('listitem').filter({ hasText: 'Your exam was marked again' });
      await expect(notices).toHaveCount(1);
      await expect(notices).toContainText('Mid-term: 1 of 1 marks, before 0.');
      await expect(notices).toContainText('Why: Both spellings are used.');
    }
    await phone.goto(`/mcq/exam-details/${adasExam}`);
    await expect(
      phone.getByText('Your tutor accepted this answer. Why: Both spellings are used.'),
    ).toBeVisible();
  });
});

async function publishShortAnswer(tutor: Page, { id }: TaughtCourse): Promise<void> {
  const rows = [{ text: 'carbon dioxide', share: 1, feedback: '' }];
  const created = await tutor.request.post('/api/v1/questions', {
    headers: await bearer(tutor),
    data: {
      type: 'short',
      status: 'published',
      course_id: id,
      topic: 'Plants',
      subject: null,
      difficulty: 'easy',
      tags: [],
      passage_id: null,
      feedback: [],
      explanation: 'They make sugar of it.',
      stem,
      options: [],
      answer_indexes: [],
      body: { type: 'short', accepted: rows, case: false, accents: true },
    },
  });
  expect(created.status(), await created.text()).toBe(201);
}

/** @returns the exam of a student who has written this answer and continues */
async function writeAnswer(
  request: APIRequestContext,
  { headers }: Student,
  courseExamId: string,
  text: string,
): Promise<string> {
  const data = { course_exam_id: courseExamId };
  const started = await request.post('/api/v1/mcq/exams', { headers, data });
  expect(started.status()).toBe(201);
  const { id, questions } = await started.json();
  const saved = await request.put(`/api/v1/mcq/exams/${id}/answers/${questions[0].id}`, {
    headers,
    data: { response: { type: 'short', text }, sequence: 1 },
  });
  expect(saved.status()).toBe(200);
  return id;
}
