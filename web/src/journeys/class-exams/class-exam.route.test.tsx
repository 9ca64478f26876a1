/** The exam of a class: its tutor sets the date, and students plan for it, follow it and choose what they show. */
import { getCourse } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import {
  decideClassExam,
  getClassExam,
  listClassStudents,
  listMyClassExams,
  planClassExam,
  removeClassExam,
  setClassExam,
  shareProgress,
} from '@akada/contract/work/plans/class-exams.ts';
import { getExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeOwnCourse } from '../../testing/courses.ts';
import {
  button,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { today } from '../../testing/samples/card-samples.ts';
import {
  makeClassExam,
  makeClassStudent,
  makeMyClassExam,
} from '../../testing/samples/class-exam-samples.ts';
import { makePlan } from '../../testing/samples/plan-samples.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const { id: planId } = makePlan(15);
const planned = { id: planId, is_asked: false, is_shared: false };

test.each(widths)('a student of %i px plans the exam of a class with one tap', async (width) => {
  answer(listMyClassExams, { items: [makeMyClassExam()] });
  await visit('/dashboard', { as: ngozi, width });
  const strips = page.getByRole('list', { name: 'Exams of your classes' });
  await expectSeen(
    strips.getByText('Your class’s exam is on Monday 14 December at 09:00'),
    strips.getByText('Mid-term, Human Physiology'),
  );
  await expectSoundPage();
  answer(planClassExam, refused('conflict', 'You have 12 exam plans.'), { plan_id: planId });
  answer(getExamPlan, makePlan(15));
  await button('Make a plan for Mid-term').click();
  await expectSeen(page.getByText('You have 12 exam plans.'));
  await button('Make a plan for Mid-term').click();
  await expectAddress(`/exam-plans/${planId}`);
  expect(sent(planClassExam).at(-1)).toMatchObject({ params: { id: makeMyClassExam().id } });
});

test('a student moves the plan after a moved exam, and the question ends', async () => {
  const movedExam = makeMyClassExam({ plan: { ...planned, is_asked: true } });
  answer(listMyClassExams, { items: [movedExam] });
  answer(getExamPlan, makePlan(15));
  await visit(`/exam-plans/${planId}`, { as: ngozi });
  await expectSeen(status('Mid-term is on Monday 14 December at 09:00'), button('Keep my date'));
  await expectSoundPage();
  answer(decideClassExam, undefined);
  answer(listMyClassExams, { items: [makeMyClassExam({ plan: planned })] });
  await button('Move my plan').click();
  await expectGone(button('Move my plan'));
  expect(sent(decideClassExam)[0]?.body).toEqual({ exam_at: movedExam.exam_at, is_followed: true });
});

test('a student keeps the plan of an exam whose date was removed', async () => {
  const removed = makeMyClassExam({ is_removed: true, plan: { ...planned, is_asked: true } });
  answer(listMyClassExams, { items: [removed] });
  answer(getExamPlan, makePlan(15));
  await visit(`/exam-plans/${planId}`, { as: ngozi });
  await expectSeen(status('Mid-term has no date now'));
  answer(decideClassExam, undefined);
  answer(listMyClassExams, { items: [] });
  await button('Keep my plan').click();
  await expectGone(button('Keep my plan'));
  expect(sent(decideClassExam)[0]?.body).toEqual({ exam_at: null, is_followed: false });
});

test('a student shows progress to the tutor only after choosing it', async () => {
  answer(listMyClassExams, { items: [makeMyClassExam({ plan: planned })] });
  answer(getExamPlan, makePlan(15));
  await visit(`/exam-plans/${planId}`, { as: ngozi, width: 360 });
  const choice = page.getByRole('checkbox', { name: 'Show my progress to Ngozi Eze' });
  await expect.element(choice).not.toBeChecked();
  answer(shareProgress, undefined);
  answer(listMyClassExams, { items: [makeMyClassExam({ plan: { ...planned, is_shared: true } })] });
  await choice.click();
  await expect.element(choice).toBeChecked();
  expect(sent(shareProgress)[0]?.body).toEqual({ is_shared: true });
  await expectSoundPage();
});

test.each(widths)(
  'a tutor of %i px sets a date, reads what students show, and removes the date',
  async (width) => {
    const course = makeOwnCourse(1, { member_count: 3 });
    const progress = { known: { share: 55, low: 48, high: 62 }, studied_days: 9, planned_days: 12 };
    answer(getCourse, course);
    answer(listMembers, listOf());
    await visit(`/courses/${course.id}`, { as: tunde, width });
    await button('Set a date').click();
    await button('Tell the class').click();
    await expectRefused(field('Name of the exam'), 'Name the exam');
    await field('Name of the exam').fill('Mid-term');
    await field('Day and hour of the exam').fill(`${dayAfter(today(), 14)}T09:00`);
    await expectSoundState();
    answer(setClassExam, { exam: makeClassExam() });
    answer(getClassExam, { exam: makeClassExam() });
    answer(
      listClassStudents,
      listOf(
        makeClassStudent(1, progress),
        makeClassStudent(2, { known: null, studied_days: 0, planned_days: 0 }),
        makeClassStudent(3, null),
      ),
    );
    await button('Tell the class').click();
    const progressList = section('Progress that students show you');
    await expectSeen(
      section('Exam of the class').getByText('Mid-term, Monday 14 December at 09:00'),
      progressList.getByText('Knows 48 to 62%, studied 9 of 12 planned days'),
      progressList.getByText('No cards or questions in the plan yet, started today'),
      progressList.getByText('Shares nothing with you'),
    );
    expect(sent(setClassExam)[0]?.body).toEqual({
      title: 'Mid-term',
      exam_at: `${dayAfter(today(), 14)}T08:00:00.000Z`,
      replaces: null,
    });
    await expectSoundPage();

    answer(removeClassExam, undefined);
    answer(getClassExam, { exam: null });
    await button('Remove the date').click();
    await expectSeen(button('Set a date'));
    await status('The exam date').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => sent(setClassExam)).toHaveLength(2);
  },
);
