import { getCourse } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import { exportQuestions, previewExport } from '@akada/contract/work/exchange.ts';
import { getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { beforeEach, expect, test } from 'vitest';
import { visit } from '../../testing/app-under-test.tsx';
import { makeCourse, makeOwnCourse } from '../../testing/courses.ts';
import { alert, button, dialog, expectGone, expectSeen, heading, status } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeQuestion, setOf, setSummaryOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const set = setOf(7, [makeQuestion(1), makeQuestion(2)]);
const exporting = dialog('Export questions');

beforeEach(() => {
  answer(getGeneration, set);
  answer(listGenerations, listOf(setSummaryOf(7)));
  answer(previewExport, ({ query }) => ({
    format: query.format as 'gift',
    questions: 2,
    exported: query.format === 'aiken' ? 1 : 2,
    left_out:
      query.format === 'aiken'
        ? [
            { message: 'It is left out: Aiken has no questions with several right answers.', questions: 1 },
            { message: 'Names, explanations and tags are left out: Aiken has none.', questions: null },
          ]
        : [],
  }));
});

async function open() {
  await visit(`/mcq/sets/${set.id}`, { as: ngozi });
  await button('Export').click();
}

test('a set is exported in a format of other programs, and what that cannot say is known before', async () => {
  answer(exportQuestions, undefined);
  await open();
  await expectSeen(status('2 questions of 2 would be in the file.'));
  await exporting.getByLabelText('Format').selectOptions('Aiken: Moodle, the simplest text');
  await expectSeen(
    status('1 question of 2 would be in the file.'),
    exporting.getByText('1 question: It is left out: Aiken has no questions with several right answers.'),
  );
  await expectSoundState();

  await exporting.getByRole('button', { name: 'Download' }).click();
  await expectGone(exporting);
  expect(sent(exportQuestions).map(({ query }) => query)).toEqual([{ set_id: set.id, format: 'aiken' }]);
});

test('a rejected export gives its reason, and stays open', async () => {
  answer(exportQuestions, refused('conflict', 'There are no questions here yet.'));
  await open();
  await exporting.getByRole('button', { name: 'Download' }).click();
  await expectSeen(alert('There are no questions here yet.'));
  await exporting.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(exporting);
});

test('a format that comes with premium says what it would give, and leads there', async () => {
  const message = 'Your plan exports text, CSV and handouts. Other formats come with premium.';
  answer(
    previewExport,
    refused('premium_required', {
      message,
      feature: 'other_formats',
      label: 'Exports in formats of other programs',
    }),
  );
  await open();
  await expectSeen(exporting.getByText('Exports in formats of other programs'), exporting.getByText(message));
  await expect
    .element(exporting.getByRole('link', { name: 'See premium' }))
    .toHaveAttribute('href', '/subscription?wanted=other_formats');
});

test('a tutor exports the questions of an own course', async () => {
  const course = makeOwnCourse(1);
  answer(getCourse, course);
  answer(listMembers, listOf());
  answer(exportQuestions, undefined);
  await visit(`/courses/${course.id}`, { as: tunde });
  await button('Export questions').click();
  await exporting.getByRole('button', { name: 'Download' }).click();
  await expectGone(exporting);
  expect(sent(exportQuestions).map(({ query }) => query)).toEqual([{ course_id: course.id, format: 'gift' }]);
});

test("a different tutor's course has no export", async () => {
  answer(getCourse, makeCourse(2));
  await visit(`/courses/${makeCourse(2).id}`, { as: tunde });
  await expectSeen(heading(makeCourse(2).name));
  await expectGone(button('Export questions'));
});
