/** A tutor's list of sessions, and the page of a session. */
import { listCourses } from '@akada/contract/base/courses.ts';
import { getReceipt } from '@akada/contract/base/receipts.ts';
import { listBankQuestions } from '@akada/contract/material/question-bank.ts';
import {
  cancelBooking,
  completeBooking,
  disputeBooking,
  getBooking,
  listBookings,
  reportNoShow,
  waiveBooking,
} from '@akada/contract/work/bookings.ts';
import { getSessionPayment } from '@akada/contract/work/money/earnings.ts';
import {
  assignQuestions,
  getCalendarFile,
  getSessionNotes,
  getWeakTopics,
  listBookingAssignments,
  writeSessionNotes,
} from '@akada/contract/work/sessions.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeBankList, makeBankQuestion } from '../../testing/bank.ts';
import { makeOwnCourse, makeSummary } from '../../testing/courses.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makePayment } from '../../testing/samples/subscription-samples.ts';
import { confirmedOf, makeBooking } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const session = confirmedOf(1, { share_weak_topics: true });
/** An hour that has ended. */
const over = confirmedOf(2, {
  starts_at: '2026-11-02T09:00:00.000Z',
  ends_at: '2026-11-02T10:00:00.000Z',
  actions: ['complete', 'no_show'],
  objection_until: '2026-11-05T09:00:00.000Z',
});
const notes = { text: 'Bring question 14.', version: 1, written_by: 'student', earlier: 0 } as const;
/** The page reads the session again after a change and gets its answer. */
const answerChange = (
  endpoint:
    | typeof completeBooking
    | typeof cancelBooking
    | typeof reportNoShow
    | typeof disputeBooking
    | typeof waiveBooking,
  changed: typeof session,
) =>
  answer(endpoint as typeof completeBooking, () => {
    answer(getBooking, changed);
    return changed;
  });
const open = (booking: typeof session) => visit(`/sessions/${booking.id}`, { as: tunde });

beforeEach(() => {
  answer(getBooking, session);
  answer(getSessionNotes, { ...notes, changed_at: '2026-11-28T09:00:00.000Z' });
  answer(getWeakTopics, {
    shared: true,
    topics: [{ title: 'Organic reactions', percent_right: 41, answers: 22 }],
  });
});

test('the list has upcoming, waiting and past sessions', async () => {
  answer(listBookings, ({ query }) => (query.state === 'ahead' ? listOf(session) : listOf()));
  await visit('/tutor/sessions', { as: tunde });
  await expectSeen(
    heading('Tutor Sessions'),
    link('Ngozi Eze'),
    main.getByText('Confirmed', { exact: true }),
  );
  await expect.element(link('Ngozi Eze')).toHaveAttribute('href', `/sessions/${session.id}`);
  await expectSoundPage();
  await page.getByRole('radio', { name: 'Past' }).click({ force: true });
  await expectAddress('/tutor/sessions?show=past');
  await expectSeen(page.getByText('No past sessions yet.'));
});

test('a tutor without upcoming sessions is led to the weekly hours', async () => {
  answer(listBookings, listOf());
  await visit('/tutor/sessions', { as: tunde });
  await expectSeen(heading('No upcoming sessions'));
  await expect.element(link('Open weekly hours')).toHaveAttribute('href', '/tutor/profile?show=hours');
});

test('sessions that do not come are said', async () => {
  answer(listBookings, refused('internal', 'Something went wrong.'));
  await visit('/tutor/sessions', { as: tunde });
  await expectSeen(alert('We could not load your sessions.'), button('Try again'));
});

test('a session shows its time by both clocks, opens its meeting in a new tab, and has a file for calendars', async () => {
  answer(getCalendarFile, undefined);
  await open(session);
  await expectSeen(
    heading('Session with Ngozi Eze'),
    heading('Sat 11 Jan 2031, 18:00'),
    main.getByText('to 19:00 in Lagos. For Ngozi it is 17:00 in London.'),
    main.getByText(
      'Akada holds ₦4,500. When the session is settled, ₦4,500, less the commission, comes to you.',
    ),
    section('Weak topics of Ngozi').getByText('Organic reactions'),
    field('Notes that you both read'),
  );
  await expect.element(link('Open the meeting')).toHaveAttribute('href', 'https://meet.example/a1b2');
  await expect.element(link('Open the meeting')).toHaveAttribute('target', '_blank');
  await expectSoundPage();
  await button('Add to calendar').click();
  await expect.poll(() => sent(getCalendarFile)).toMatchObject([{ params: { id: session.id } }]);
});

test('a student saves the receipt of a paid session', async () => {
  const receipts = [{ kind: 'receipt', number: '2026-000012' }] as const;
  const payment = makePayment(12, { purpose: 'session', subject_id: session.id, receipts: [...receipts] });
  answer(getSessionPayment, { payment });
  answer(getReceipt, undefined);
  answer(getBooking, { ...session, side: 'student' });
  await visit(`/sessions/${session.id}`, { as: ngozi, width: 360 });
  await section('Your payment').getByRole('button', { name: 'Receipt 2026-000012' }).click();
  await expect.poll(() => sent(getReceipt).map(({ params }) => params)).toEqual([{ id: payment.reference }]);
  await expectSoundPage();
});

test("shared notes are saved automatically, and the other person's text is not lost", async () => {
  const changed_at = '2026-11-28T09:05:00.000Z';
  const theirs = { ...notes, text: 'Bring question 15.', version: 2, changed_at };
  answer(
    writeSessionNotes,
    refused('conflict', { message: 'The other side wrote meanwhile.', notes: theirs } as never),
    { ...theirs, text: 'Both.', version: 3, written_by: 'tutor' },
  );
  await open(session);
  await field('Notes that you both read').fill('Both.');
  await expectSeen(alert('This text has changed since you opened it.'));
  await button('Use mine').click();
  await expectSeen(main.getByText(/^Saved at/));
  expect(sent(writeSessionNotes).map(({ body }) => [body.text, body.version])).toEqual([
    ['Both.', 1],
    ['Both.', 2],
  ]);
});

test('a second press cancels the session, and tells what happens to the money', async () => {
  answerChange(
    cancelBooking,
    confirmedOf(1, {
      state: 'cancelled',
      ended_by: 'tutor',
      actions: [],
      given_back: 450_000,
      settled: true,
    }),
  );
  await open(session);
  await button('Cancel session: Ngozi Eze').click();
  const requested = dialog('Cancel this session?');
  await expectSeen(requested.getByText('All ₦4,500 goes back to the student.'));
  await requested.getByRole('button', { name: 'Cancel session' }).click();
  await expectSeen(
    main.getByText(/You cancelled this session\./),
    main.getByText('₦4,500 will go back to Ngozi.'),
  );
  await expectGone(link('Open the meeting'), section('If you cannot come'));
});

test('the tutor confirms after a session that it took place', async () => {
  answer(getBooking, over);
  answerChange(completeBooking, { ...over, state: 'completed', ended_by: 'tutor', actions: [] });
  await open(over);
  await button('It took place: Ngozi Eze').click();
  await expectSeen(
    status('Noted: the session took place.'),
    main.getByText(/^You say that it took place\. Ngozi can object until/),
  );
  expect(sent(completeBooking)).toHaveLength(1);
});

test('or that the student did not come', async () => {
  answer(getBooking, over);
  answerChange(reportNoShow, { ...over, state: 'no_show', ended_by: 'tutor', actions: [] });
  await open(over);
  await button('The student did not come: Ngozi Eze').click();
  await field('What happened').fill('I waited for 20 minutes.');
  await button('Report it').click();
  await expectSeen(main.getByText(/^You say that Ngozi did not come\./));
  expect(sent(reportNoShow)[0]?.body).toEqual({ reason: 'I waited for 20 minutes.' });
});

test('a tutor can object to a student’s report', async () => {
  const reported = { ...over, state: 'no_show', ended_by: 'student', actions: ['dispute'] } as const;
  answer(getBooking, { ...reported, actions: ['dispute'] });
  answerChange(disputeBooking, { ...reported, state: 'disputed', actions: [] });
  await open(over);
  await button('Object to the report: Ngozi Eze').click();
  await field('What happened').fill('I was there.');
  await button('Send my objection').click();
  await expectSeen(main.getByText(/^You and Ngozi disagree about this session\./));
  expect(sent(disputeBooking)[0]?.body).toEqual({ reason: 'I was there.' });
});

test('a tutor can refund the price of a session that was cancelled too late', async () => {
  const cancelled = confirmedOf(1, { state: 'cancelled', ended_by: 'student', actions: ['waive'] });
  answer(getBooking, cancelled);
  answerChange(waiveBooking, { ...cancelled, actions: [], given_back: 450_000 });
  await open(cancelled);
  await button('Give the price back: Ngozi Eze').click();
  await button('Give it back').click();
  await expectSeen(status('The price goes back to the student.'));
});

test('a set of the bank is given to the student', async () => {
  const course = makeOwnCourse(1);
  const question = makeBankQuestion(1, { status: 'published' });
  const set = { id: makeId(1), booking_id: session.id, tutor_name: tunde.full_name, set_id: makeId(2) };
  const input = { ...set, title: 'Elimination', questions: 1, assigned_at: '2026-11-28T09:00:00.000Z' };
  answer(listCourses, listOf(makeSummary(course)));
  answer(listBankQuestions, makeBankList(question));
  answer(assignQuestions, input);
  await open(session);
  await button('Give a set').click();
  await field('Title').fill('Elimination');
  await page.getByRole('checkbox').first().click();
  answer(listBookingAssignments, listOf(input));
  await button('Give 1 question').click();
  await expectSeen(
    status('Ngozi finds the set on the dashboard.'),
    section('To practise').getByText('Elimination'),
  );
  expect(sent(assignQuestions)[0]?.body).toEqual({ title: 'Elimination', question_ids: [question.id] });
});

test('topics that are not shared are not shown', async () => {
  answer(getWeakTopics, { shared: false, topics: [] });
  await open(session);
  await expectSeen(main.getByText('Ngozi does not show you any.'));
});

test('a request is answered on its own page, too, and has no notes before that', async () => {
  const request = makeBooking(3);
  answer(getBooking, request);
  await open(request);
  await expectSeen(button('Accept: Ngozi Eze'), section('Message from Ngozi Eze'));
  await expectSeen(main.getByText('Ngozi pays ₦4,500 after you accept.'));
  await expectGone(field('Notes that you both read'));
});

test("other people's sessions are not found, and a failed load can be tried again", async () => {
  answer(getBooking, refused('not_found', 'There is no such booking.'));
  await open(session);
  await expectSeen(status('This session is not here.'));
  answer(getBooking, refused('internal', 'Something went wrong.'));
  await visit(`/sessions/${makeId(5)}`, { as: tunde });
  await expectSeen(alert('We could not load this session.'));
  answer(getBooking, session);
  await button('Try again').click();
  await expectSeen(heading('Session with Ngozi Eze'));
});
