/** An exam plan: it is made, its days are read and studied, and after the exam it asks how it went. */
import { listCourses } from '@akada/contract/base/courses.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import {
  createExamPlan,
  deleteExamPlan,
  finishReading,
  getExamPlan,
  getPlannedCards,
  listExamPlans,
  previewExamPlan,
  reportOutcome,
  restoreExamPlan,
} from '@akada/contract/work/plans/exam-plans.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  button,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import {
  knownState,
  makeCard,
  makeQueue,
  sentReviews,
  storeReviews,
  today,
} from '../../testing/samples/card-samples.ts';
import { makePlan } from '../../testing/samples/plan-samples.ts';
import { listOf, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const { id } = makePlan(15);
const knownCard = makeCard(1, { faces: [{ id: makeId(501), ordinal: 0, state: knownState }] });
const address = `/exam-plans/${id}`;
const days = page.getByRole('grid', { name: 'Days of the plan' });

test('a student makes a plan for a note, which needs a date to come, and sees before what it needs', async () => {
  answer(listFiles, listOf(makeNote(7)));
  answer(listCourses, listOf());
  answer(practiceOverview, {
    due: 0,
    mistakes: 0,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [{ kind: 'subject', id: 'Biology', title: 'Biology', questions: 40 }],
  });
  await visit(`/exam-plans/new/edit?file_id=${makeId(7)}`, { as: ngozi, width: 360 });
  await expectSeen(heading('When is your exam?'), page.getByText('Sunday is your rest day.'));
  await expect.element(button('Chapter 7')).toHaveAttribute('aria-pressed', 'true');
  await expectSoundPage();

  await button('Make my plan').click();
  await expectRefused(field('Day and hour of the exam'), 'Choose the day and the hour of your exam');

  const needs = section('This is what it needs');
  await expectSeen(needs.getByText('The minutes follow from them.', { exact: false }));
  const { forecast } = makePlan(15);
  answer(previewExamPlan, {
    minutes: 26,
    study_days: 13,
    cards: 120,
    questions: 130,
    readings: 4,
    forecast,
  });
  await field('Day and hour of the exam').fill(`${dayAfter(today(), 15)}T09:00`);
  await expectSeen(
    needs.getByText('26 min', { exact: true }),
    needs.getByText('a day, on 13 days. Your 30 min are enough.'),
    needs.getByText('84 to 96%'),
  );
  await expectSoundPage();
  await button('Biology').click();
  await page.getByRole('checkbox', { name: 'Sunday' }).click();
  await page.getByRole('radio', { name: '45 min' }).click();
  answer(createExamPlan, makePlan(15));
  answer(getExamPlan, makePlan(15));
  await button('Make my plan').click();
  await expectAddress(address);
  expect(sent(createExamPlan)[0]?.body).toEqual({
    exam_at: makePlan(15).exam_at,
    sources: [{ file_id: makeId(7) }, { subject: 'Biology' }],
    target: 80,
    minutes_per_day: 45,
    free_weekdays: [],
    free_days: [],
    zone: 'Africa/Lagos',
  });
});

test.each([360, 1280] as const)(
  'a student of %i px sees every day, the work of today and a forecast with its conditions',
  async (width) => {
    answer(getExamPlan, makePlan(15));
    await visit(address, { as: ngozi, width });
    await expectSeen(
      heading('15 days to the exam'),
      heading('Today, 26 min'),
      page.getByText('1 seen before, 1 new'),
      page.getByText('Most of them: Diseases of the arteries'),
      page.getByText('84 to 96%', { exact: true }),
      page.getByText('It is based on 642 answers of yours.', { exact: false }),
      section('Cards and questions of this plan').getByText('86 of 120'),
    );
    await expect
      .element(link('Start today’s 26 min'))
      .toHaveAttribute('href', `/flashcards/practice/all?plan_id=${id}`);
    await expect.element(link('Start today’s 26 min')).toBeInViewport();

    await days.getByRole('button', { name: /^Today, / }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(days.getByRole('button', { name: /: studied$/ }).last()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(days.getByRole('button', { name: /: 26 min$/ }).nth(1)).toHaveFocus();
    await expectSoundPage();
  },
);

test('a note of today is ticked as read, and back', async () => {
  const plan = makePlan(15);
  const { today: day } = plan;
  answer(getExamPlan, plan);
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('Read: Blood pressure'), page.getByText('12 min'));
  await expect.element(link(/^Read: Blood pressure/)).toHaveAttribute('href', `/my-notes/${makeId(7)}`);
  const read = { ...plan, today: { ...day, readings: [], finished_readings: day.readings } };
  answer(finishReading, read);
  answer(getExamPlan, read);
  await button('I have read Blood pressure').click();
  await expect.element(button('I have read Blood pressure')).toHaveAttribute('aria-pressed', 'true');
  await expectSoundPage();
  answer(finishReading, plan);
  answer(getExamPlan, plan);
  await button('I have read Blood pressure').click();
  await expectSeen(link(/^Read: Blood pressure/));
  expect(sent(finishReading).map(({ body }) => body.is_finished)).toEqual([true, false]);
});

test('today’s cards are reviewed as usual, and lead back to the plan', async () => {
  answer(getExamPlan, makePlan(15));
  answer(getPlannedCards, makeQueue([knownCard]));
  storeReviews();
  await visit(address, { as: ngozi });
  await link('Start today’s 26 min').click();
  await button('Show the answer').click();
  await button(/^Good/).click();
  await expectSeen(page.getByText(/^Still for today: .*3 questions \(8 min\)/), link('Back to your plan'));
  await expect.poll(() => sentReviews().map(({ kind }) => kind)).toEqual(['review']);
  await link('Back to your plan').click();
  await expectAddress(address);
});

test('a target that the days do not allow comes with advice', async () => {
  const { forecast } = makePlan(15);
  if (forecast === null) throw new Error('The sample has a forecast.');
  const advice = { minutes_per_day: 60, later_days: null, omitted_items: 41 };
  answer(getExamPlan, makePlan(15, { forecast: { ...forecast, reach: 'unlikely', advice } }));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('80% is more than these days allow.'),
    page.getByText('Study up to 60 min a day instead of 45.'),
    page.getByText('Remove 41 cards or questions from the plan.'),
  );
  await expectSoundPage();
});

test('the day before and the day of the exam are calm', async () => {
  const rest = { ...makePlan(1).today, minutes: 0, face_ids: [], question_ids: [], readings: [] };
  answer(getExamPlan, makePlan(1, { today: rest }));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(heading('Your exam is tomorrow'), section('Rest today'));
  await expectGone(link(/^Start today/));
  await expectSoundPage();
});

test('after the exam a student is asked once how it went', async () => {
  const past = makePlan(-1, { days: [], forecast: null });
  answer(getExamPlan, past);
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(section('How did it go?'));
  await expectSoundPage();
  answer(reportOutcome, refused('conflict', 'Your exam is still to come.'), { ...past, outcome: 'better' });
  await button('Better than I hoped').click();
  await expectSeen(page.getByText('Your exam is still to come.'));
  answer(getExamPlan, { ...past, outcome: 'better' });
  await button('Better than I hoped').click();
  await expectSeen(page.getByText('Wonderful. That was your work.'));
  await expectGone(button('It went as I expected'));
  expect(sent(reportOutcome).at(-1)?.body).toEqual({ outcome: 'better', zone: 'Africa/Lagos' });
});

test('a plan is deleted, and comes back', async () => {
  answer(getExamPlan, makePlan(15));
  answer(deleteExamPlan, undefined);
  answer(restoreExamPlan, makePlan(15));
  await visit(address, { as: ngozi });
  await button('Delete this plan').click();
  await expectAddress('/dashboard');
  await status('The plan').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent(restoreExamPlan)).toHaveLength(1);
});

test('a plan that is not there says so', async () => {
  answer(getExamPlan, refused('not_found'));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('This plan is not here.'));
});

test('Today has a strip for each exam, until the student said how it went', async () => {
  answer(listExamPlans, {
    items: [makePlan(15), makePlan(-1, { id: makeId(42), outcome: 'better', days: [], forecast: null })],
  });
  await visit('/dashboard', { as: ngozi, width: 360 });
  const strips = page.getByRole('navigation', { name: 'Your exams' });
  await expectSeen(
    strips.getByText('Human Physiology, 15 days left'),
    strips.getByText('26 min today, on course for 84 to 96%'),
  );
  await expect.element(strips.getByRole('link')).toHaveAttribute('href', address);
  await expectSoundPage();
});
