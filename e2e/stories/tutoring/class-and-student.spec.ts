import { expect, type Page, test } from '@playwright/test';
import { beginSession } from '../../product/account.ts';
import { teachCourse } from '../../product/authored-exam.ts';
import { joinedStudent, publishQuestions } from '../../product/class.ts';

test('a tutor gives a class work and reads the results that a student shares, and the two write to each other', async ({
  page: student,
  browser,
}) => {
  const { tutor, course } = await teachCourse(browser, 'Genetics');
  await publishQuestions(tutor, course, { count: 2, explanation: 'Humus swells.' });
  const { account } = await joinedStudent(tutor.request, course);
  await beginSession(student, account);

  await test.step('the tutor announces, and gives the class a set', async () => {
    await tutor.goto(`/tutor/classes/${course.id}?show=announcements`);
    await tutor.getByRole('textbox', { name: 'Announcement' }).fill('Bring your sheet on Tuesday.');
    await tutor.getByRole('button', { name: 'Send to 1 student' }).click();
    await expect(tutor.getByText('Read by 0 of 1')).toBeVisible();
    await tutor.goto(`/tutor/classes/${course.id}`);
    await tutor.getByRole('link', { name: 'Assign a set' }).click();
    await tutor.getByRole('textbox', { name: 'Title' }).fill('Soil');
    await tutor.getByRole('textbox', { name: 'How many questions' }).fill('2');
    await tutor.getByRole('button', { name: 'Give to the class' }).click();
    await expect(tutor.getByRole('heading', { level: 1, name: 'Soil' })).toBeVisible();
  });

  await test.step('the student shares results, does the set, and answers the announcement', async () => {
    await student.goto(`/courses/${course.id}`);
    await student.getByRole('link', { name: /^Choose what .* sees$/ }).click();
    await student.getByRole('checkbox').first().check();
    await student.getByRole('button', { name: 'Yes, share these' }).click();
    await expect(student.getByRole('button', { name: /^Stop/ })).toBeVisible();

    await student.goto(`/courses/${course.id}`);
    await student.getByRole('link', { name: 'Soil' }).click();
    await student.getByRole('button', { name: 'Start' }).click();
    await student.getByRole('link', { name: 'Continue' }).click();
    await answerAll(student, 2);

    await student.goto(`/courses/${course.id}`);
    await student.getByRole('button', { name: 'Answer' }).click();
    await student.getByRole('textbox', { name: 'Your answer' }).fill('I shall bring it.');
    await student.getByRole('button', { name: 'Send' }).click();
    await expect(student.getByText('I shall bring it.')).toBeVisible();
  });

  await test.step('the tutor reads the answer, the work and the student’s page', async () => {
    await tutor.goto('/messages');
    await tutor.getByRole('link', { name: 'Ngozi Adeyemi' }).click();
    await expect(tutor.getByText('I shall bring it.')).toBeVisible();
    await tutor.getByRole('textbox', { name: 'Message to Ngozi Adeyemi' }).fill('Thank you.');
    await tutor.getByRole('button', { name: 'Send' }).click();
    await tutor.goto(`/tutor/classes/${course.id}`);
    await expect(tutor.getByRole('region', { name: 'This week' })).toContainText('1of 1');
    await tutor.goto('/tutor/students');
    await tutor.getByRole('link', { name: 'Ngozi Adeyemi' }).click();
    await expect(tutor.getByRole('region', { name: 'Sets that you sent' })).toContainText('Soil');
  });

  await student.goto('/messages');
  await student.getByRole('main').getByRole('link', { name: 'Ngozi Adeyemi' }).click();
  const messages = student.getByRole('list', { name: 'Messages' });
  await expect(messages.getByText('Thank you.')).toBeVisible();
});

async function answerAll(student: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await student.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
    await student.getByRole('button', { name: 'Next' }).click();
  }
}
