import { listCourses } from '@akada/contract/base/courses.ts';
import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { listNotifications } from '@akada/contract/observers/notifications.ts';
import { listContestedAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import { listCourseExams } from '@akada/contract/work/course-exams.ts';
import { getEarnings, getTutorAnalytics } from '@akada/contract/work/money/earnings.ts';
import { tutorDashboard } from '@akada/contract/work/sessions.ts';
import { listOwnReviews } from '@akada/contract/work/tutor-reviews.ts';
import { finishFirstSteps, getFirstSteps } from '@akada/contract/work/tutor-start.ts';
import { firstStepIds } from '@akada/core/tutors/first-steps.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeExamSummary, openExamOf } from '../../testing/course-exams.ts';
import { makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, tunde, tundesProfile, tundesRevision } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  confirmedOf,
  makeAnalytics,
  makeBooking,
  makeEarnings,
  makeReview,
  makeTutorDashboard,
} from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId, makeNotification } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const rejected = { ...tundesProfile, state: 'rejected', rejection_reason: 'Name your university.' } as const;
const profile = section('Your profile');

test('the page has no accessibility errors, with advice and notifications', async () => {
  answer(getTutorProfile, rejected);
  answer(listNotifications, listOf(makeNotification(1, { title: 'Your profile needs a change' })));
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(profile, link(/^Your profile needs a change/));
  await expectSoundPage();
});

test('a waiting profile is reported, and an approved profile needs no notice', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(heading('Dashboard'), status('Your profile waits for approval'));
  await expectGone(link('Change my profile'));
});

test('the day stands first: the next session, requests with their deadline, classes and exams', async () => {
  answer(
    tutorDashboard,
    makeTutorDashboard({
      next_session: confirmedOf(1, { share_weak_topics: true }),
      requests: { items: [makeBooking(2)], total: 3 },
    }),
  );
  const course = makeOwnCourse(1, { state: 'approved', member_count: 42 });
  answer(listCourses, listOf(makeSummary(course)));
  answer(listCourseExams, listOf(makeExamSummary(openExamOf(1))));
  await visit('/tutor/dashboard', { as: tunde });
  const next = section('Sat 11 Jan 2031, 18:00');
  await expectSeen(next.getByText(/For Ngozi it is 17:00 in London\. Ngozi shares weak topics with you\./));
  await expect.element(link('Open the meeting')).toHaveAttribute('target', '_blank');
  await expect.element(link('Prepare')).toHaveAttribute('href', `/sessions/${makeId(801)}`);
  await expectSeen(section('Requests, 3').getByText(/^Answer within/), button('Accept: Ngozi Eze'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectSeen(menu.getByRole('link', { name: 'Booking Requests 3 waiting' }));
  const classes = section('Courses and open exams');
  await expectSeen(classes.getByText('42 students'), classes.getByText('Exam: Test 1'));
  await expectSoundState();
});

test('contested answers wait with the number of students, and lead to their question', async () => {
  const contested = {
    question_id: makeId(401),
    stem: 'Which valve lies on the left?',
    answers: ['left valve'],
    students: 3,
    contested_at: '2026-11-24T09:30:00.000Z',
  };
  answer(listContestedAnswers, { items: [contested], total: 2 });
  await visit('/tutor/dashboard', { as: tunde });
  const answers = section('Answers to look at: 2');
  await expectSeen(answers.getByText('3 students'), answers.getByText('1 more answer after these.'));
  await expect
    .element(link(/^“left valve”: Which valve lies on the left\?/))
    .toHaveAttribute('href', `/questions/${makeId(401)}?show=answers`);
  await expectSoundState();
});

test('money, figures and reviews are shown next to the list', async () => {
  answer(getEarnings, makeEarnings({ available: 8_670_000 }));
  answer(
    getTutorAnalytics,
    makeAnalytics({
      minutes_taught: 3_150,
      sessions: 41,
      students: 17,
      answer_hours: 3,
      acceptance: { accepted: 38, of: 44, percent: 86 },
      cancellations: { by_tutor: 1, by_student: 4 },
    }),
  );
  answer(listOwnReviews, { ...listOf(makeReview(1)), rating: { average: 4.8, count: 132 }, unanswered: 2 });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(section('Earned in November').getByText('₦86,700'));
  const figures = section('The last 90 days');
  for (const said of [
    '52.5',
    '41',
    '86%',
    /^You answer within about 3 h\. Cancelled: 1 by you, 4 by students\.$/,
  ])
    await expectSeen(figures.getByText(said, { exact: true }).first());
  await expectSeen(section('Reviews').getByText(/2 reviews without a reply/));
  await expect.element(link('Reply')).toHaveAttribute('href', '/tutor/reviews');
});

test('an approved tutor without hours is led to them, and empty parts say what fills them', async () => {
  answer(tutorDashboard, makeTutorDashboard({ has_hours: false }));
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Students cannot book you yet'));
  await expect.element(link('Open weekly hours')).toHaveAttribute('href', '/tutor/profile?show=hours');
  await expectSeen(page.getByText('No requests are waiting for your answer.'), link('Create a course'));
});

test('a new tutor reads five steps, each open step with its button, and the last step ends with joy', async () => {
  const steps = firstStepIds.map((id) => ({ id, is_done: id === 'price' || id === 'picture' }));
  answer(getFirstSteps, { steps });
  answer(tutorDashboard, makeTutorDashboard({ has_hours: false }));
  await visit('/tutor/dashboard', { as: tunde });
  const way = section('Your way to the first booking');
  await expectSeen(way.getByText('2 of 5 steps done'), way.getByText('Set your price: done'));
  await expect
    .element(way.getByRole('link', { name: 'Open hours' }))
    .toHaveAttribute('href', '/tutor/profile?show=hours');
  await expect.element(way.getByRole('link')).toHaveLength(3);
  await expectGone(profile, status('Students cannot book you yet'));
  await expectSoundState();

  answer(finishFirstSteps, { steps: null });
  answer(getFirstSteps, { steps: steps.map(({ id }) => ({ id, is_done: true })) });
  publish({ topic: 'course', id: makeId(1) });
  await expectSeen(heading('You are ready to teach'));
  await expect.element(field('Your page')).toHaveValue(`${location.origin}/tutors/${tunde.id}`);
  await expect.poll(() => sent(finishFirstSteps)).toHaveLength(1);
  await expectGone(way);
  await expectSoundState();
});

test('work that does not come is said, the rest is there', async () => {
  answer(tutorDashboard, refused('internal', 'Something went wrong.'));
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(alert('We could not load your sessions.'), section('Courses and open exams'));
  answer(tutorDashboard, makeTutorDashboard());
  await button('Try again').click();
  await expectSeen(section('Requests'));
});

test('a rejected profile says why and leads to the change', async () => {
  answer(getTutorProfile, rejected);
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your profile needs a change'), status('Name your university.'));
  await expect.element(link('Change my profile')).toHaveAttribute('href', '/tutor/profile');
});

test('a change in review is said, and what is in review is not asked for again', async () => {
  const content = { ...tundesRevision.content, qualifications: ['MSc Agronomy'] };
  const revision = { ...tundesRevision, content };
  answer(getTutorProfile, { ...tundesProfile, qualifications: [], revision });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your change is in review'), status('Your profile stays approved.'));
  await expect.element(link('See the change')).toHaveAttribute('href', '/tutor/profile');
  await expectSeen(profile.getByText('75 % complete'));
  await expectGone(link('Name your qualifications'));
});

test('a change that was not approved says why and leads to it', async () => {
  const revision = { ...tundesRevision, state: 'rejected', rejection_reason: 'Say where.' } as const;
  answer(getTutorProfile, { ...tundesProfile, revision });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your change was not approved'), status('Say where.'));
  await expect.element(link('Change my profile')).toHaveAttribute('href', '/tutor/profile');
});

test('the missing parts of a profile are named, each with its page', async () => {
  answer(getTutorProfile, { ...tundesProfile, qualifications: [], hourly_rate: 0 });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(profile.getByText('50 % complete'));
  await expect
    .element(profile.getByRole('progressbar', { name: 'Completeness of your profile' }))
    .toHaveAttribute('aria-valuenow', '50');
  for (const [advice, page] of [
    ['Add a picture of yourself', '/profile'],
    ['Say more about how you teach', '/tutor/profile'],
    ['Name your qualifications', '/tutor/profile'],
    ['Set an hourly rate', '/tutor/profile'],
  ] as const) {
    await expect.element(link(advice)).toHaveAttribute('href', page);
  }
});

test('a whole profile has no advice', async () => {
  const biography = 'I explain with examples from the farm. '.repeat(5);
  answer(getTutorProfile, { ...tundesProfile, biography, picture_url: '/icon-192.png' });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(profile.getByText('100 % complete'));
  await expectGone(profile.getByRole('listitem'));
});

test('the decision of an administrator shows as it falls', async () => {
  answer(getTutorProfile, { ...tundesProfile, state: 'pending' });
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(status('Your profile waits for approval'));
  answer(getTutorProfile, tundesProfile);
  await publish({ topic: 'account', id: tunde.id });
  await expectGone(status('Your profile waits for approval'));
});

test('without a profile nothing else opens', async () => {
  answer(getTutorProfile, refused('not_found', 'There is no profile yet.'));
  await visit('/tutor/dashboard', { as: tunde });
  await expectAddress('/complete-tutor-profile');
});

test('the frame is there while the profile is looked for', async () => {
  const own = pending(getTutorProfile);
  answer(getTutorProfile, own);
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(
    link('Akada, home'),
    button('Your account'),
    page.getByRole('status', { name: 'Loading' }),
  );
  own.give(tundesProfile);
  await expectSeen(heading('Dashboard'));
});

test('a profile that cannot be read is reported instead of the page', async () => {
  answer(getTutorProfile, refused('internal', 'Something went wrong on our side.'));
  await visit('/tutor/dashboard', { as: tunde });
  await expectSeen(
    alert('We could not load your tutor profile.'),
    link('Akada, home'),
    button('Your account'),
  );
  await expectSeen(page.getByRole('navigation', { name: 'Main' }));
  await expectSoundState();
  answer(getTutorProfile, tundesProfile);
  await button('Try again').click();
  await expectSeen(heading('Dashboard'), section('Requests'));
});

test('an administrator looks at it, and may make a profile', async () => {
  answer(getTutorProfile, refused('not_found', 'There is no profile yet.'));
  await visit('/tutor/dashboard', { as: amina });
  await expectSeen(status('There is no tutor profile yet.'));
  await expect.element(link('Make a tutor profile')).toHaveAttribute('href', '/complete-tutor-profile');
});

test('an administrator waits for the profile, and reads when it does not come', async () => {
  const own = pending(getTutorProfile);
  answer(getTutorProfile, own);
  await visit('/tutor/dashboard', { as: amina });
  await expectSeen(heading('Notifications'));
  await expectGone(status('There is no tutor profile yet.'));
  answer(getTutorProfile, refused('internal', 'Something went wrong on our side.'));
  own.give(refused('internal', 'Something went wrong on our side.'));
  await expectSeen(alert('We could not load your profile.'));
  answer(getTutorProfile, tundesProfile);
  await button('Try again').click();
  await expectGone(alert('We could not load your profile.'));
});

test('notifications stand below, and each leads on', async () => {
  answer(
    listNotifications,
    listOf(makeNotification(1, { title: 'Welcome to Akada', link: '/tutor/profile', is_read: true })),
  );
  await visit('/tutor/dashboard', { as: tunde });
  await link(/^Welcome to Akada/).click();
  await expectAddress('/tutor/profile');
});

test('a tutor uses the page with only the keyboard', async () => {
  answer(getTutorProfile, rejected);
  await visit('/tutor/dashboard', { as: tunde });
  await tabTo(link('Change my profile'));
  await press('{Enter}');
  await expectAddress('/tutor/profile');
});
