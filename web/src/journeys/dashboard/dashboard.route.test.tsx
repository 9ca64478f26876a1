import { usageStats } from '@akada/contract/base/usage.ts';
import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { completeProfile, currentUser, refresh } from '@akada/contract/identity/accounts.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { celebrationSeen, habitsToday } from '@akada/contract/observers/habits.ts';
import { progressSummary } from '@akada/contract/observers/progress.ts';
import { listBookings, nextBooking } from '@akada/contract/work/bookings.ts';
import { listSetExams } from '@akada/contract/work/course-exams.ts';
import { type ExamSummary, listExams } from '@akada/contract/work/exams.ts';
import { type PracticeSource, practiceOverview } from '@akada/contract/work/practice.ts';
import { cardForecast } from '@akada/contract/work/reviews.ts';
import { listMyAssignments } from '@akada/contract/work/sessions.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enrol, expectAddress, goOnline, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
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
import { widths } from '../../testing/page-rules.ts';
import { amina, ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { answerDecks, makeDeck, makeForecast } from '../../testing/samples/card-samples.ts';
import { makeCourseExam } from '../../testing/samples/exam-samples.ts';
import { makeHabits, makeSummary } from '../../testing/samples/habit-samples.ts';
import { inHours, makeRequest } from '../../testing/samples/tutor-samples.ts';
import {
  listOf,
  makeExam,
  makeId,
  makeMonth,
  makeNote,
  makeQuestion,
  makeSettings,
} from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const firstDay = 'Add a note. Leave with questions.';
const month = section('Free plan, November');
const others = page.getByRole('navigation', { name: 'Also to do' });
const source = (kind: PracticeSource['kind'], id: string): PracticeSource => ({
  kind,
  id,
  title: kind === 'subject' ? id : 'Soil science',
  questions: 40,
});
const known = { share: 0.62, low: 0.5, high: 0.72 };

/** Answers the list of running exams and the list of finished exams. */
function answerExams({
  running = [],
  finished = [],
}: Partial<Record<'running' | 'finished', ExamSummary[]>>) {
  answer(listExams, ({ query }) => listOf(...(query.status === 'finished' ? finished : running)));
}

function answerFully(): void {
  answerDecks([makeDeck(1, { due: 18, drafts: 3 }), makeDeck(2, { due: 16 })]);
  answer(listSetExams, listOf(makeCourseExam(1)));
  answer(practiceOverview, {
    due: 0,
    mistakes: 5,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [source('course', makeId(4))],
  });
  answer(listFiles, listOf(makeNote(1, { title: 'A very long name of a chapter '.repeat(4) })));
  answer(usageStats, makeMonth({ mcq: 4, upload: 1 }));
  answer(habitsToday, { habits: makeHabits() });
  const weakest = {
    source: { kind: 'course', id: makeId(4), title: 'Soil science', cloth: null },
    topic: 'Clay',
    answers: 9,
    last_day: '2026-11-02',
    estimate: { share: 0.34, low: 0.2, high: 0.5 },
    practice: { course_id: makeId(4), topic: 'Clay' },
  } as const;
  answer(progressSummary, makeSummary({ overall: known, topics: { known: 4, answered: 6 }, weakest }));
}

test('the full page has no accessibility errors: the exam first, the rest below, habits and the month at the side', async () => {
  answerFully();
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(heading('Test 1'), section('Your streak'), section('Your knowledge'), month);
  await expect
    .element(link('Go to the exam'))
    .toHaveAttribute('href', `/mcq/exam/${makeId(4)}?course_exam_id=${makeId(1)}`);
  await expect.element(link('Practise first')).toHaveAttribute('href', `/mcq/practice/${makeId(4)}`);
  await expect
    .poll(() =>
      others
        .getByRole('link')
        .elements()
        .map((row) => row.getAttribute('href')),
    )
    .toEqual([
      '/flashcards/practice/all',
      '/mcq/practice/generated?only=mistakes',
      `/tools/mcq?file_id=${makeId(1)}`,
      '/tools/flashcards',
    ]);
  await expectSeen(others.getByText('34', { exact: true }), others.getByText('2 decks, about 5 minutes'));
  await expectSeen(page.getByText(/^\w+day \d+ \w+, about 49 minutes$/));
  await expect.element(link('Practise it')).toHaveAttribute('href', `/mcq/practice/${makeId(4)}?topic=Clay`);
  await expectSoundPage();
});

test('the page suggests no step before it knows the state', async () => {
  const files = pending(listFiles);
  answer(listFiles, files);
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Dashboard'), month);
  await expect.element(heading(firstDay)).not.toBeInTheDocument();

  files.give(listOf());
  await expectSeen(heading(firstDay));
});

test('the first day leads to the first note, to a sample and to a course, and is sound', async () => {
  await visit('/dashboard', { as: ngozi });
  await expectSeen(button('Add your first note'), button('Type or paste text'));
  await expectSeen(
    page.getByText('You get 10 questions (set 1 of 5 this month) and 10 cards (set 1 of 5 this month).'),
  );
  await expect.element(link('Join your course')).toHaveAttribute('href', '/courses');
  await expectSeen(section('Sample note').getByText(/^A sample note with 10 questions, 10 cards/));
  await expectSeen(section('Your first week'));
  await expectGone(section('Your knowledge'), others);
  await expectSoundState();
});

test.each(widths)('at %s px its title is the only one, and the next step comes first', async (width) => {
  await visit('/dashboard', { as: ngozi, width });
  await expectSeen(heading(firstDay), month);
  const headings = page.getByRole('heading').elements();
  expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Dashboard', firstDay]);
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3', 'H2']);
  await expect.element(heading('Dashboard')).toHaveFocus();
  await expectSeen(button('Add your first note'));
  const action = button('Add your first note').element().getBoundingClientRect();
  expect(action.bottom).toBeLessThan(innerHeight - 64);
});

test('the next step is the running exam that ends first, and each running exam is a link with its time', async () => {
  const until = (minutes: string) => ({
    status: 'in_progress' as const,
    correct: null,
    server_now: '2026-11-02T09:10:03.000Z',
    deadline_at: `2026-11-02T09:${minutes}:00.000Z`,
  });
  answerExams({ running: [makeExam(7, until('40')), makeExam(8, until('20')), makeExam(9, until('50'))] });
  await visit('/dashboard', { as: ngozi });
  await expect
    .element(link('Continue with the exam'))
    .toHaveAttribute('href', `/mcq/exam/generated?exam_id=${makeId(8)}`);
  await expectSeen(page.getByRole('timer').filter({ hasText: /^9:[0-5]\d left$/ }));
  await expect.poll(() => others.getByRole('link').elements()).toHaveLength(2);
  const next = others.getByRole('link').first();
  await expectSeen(next.getByText('Chapter 7.pdf'), next.getByText(/^29:\d\d left$/));
  await expect.element(next).toHaveAttribute('href', `/mcq/exam/generated?exam_id=${makeId(7)}`);
  await expectSoundState();
});

test('an exam whose time is up says so until its result has come, and the day is done', async () => {
  answerExams({ running: [makeExam(9, { status: 'in_progress', correct: null })] });
  answer(myQuestions, listOf(makeQuestion(1)));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(page.getByText('Time is up. Your answers are being counted.'));
  answerExams({ finished: [makeExam(9, { finished_at: new Date().toISOString() })] });
  await publish({ topic: 'exam', id: makeId(9) });
  await expectSeen(heading('Done for today'), page.getByText('7 of 10'));
  await expect.element(link('See how the exam went')).toHaveAttribute('href', `/mcq/results/${makeId(9)}`);
});

test('an exam counts for today by the day of the account, wherever the device is', async () => {
  const zone = 'Pacific/Kiritimati';
  const dayBegan = getMoment(`${localDay(Date.now(), zone)}T04:00`, zone);
  const finishedAt = (minutes: number) => new Date(dayBegan + minutes * 60_000).toISOString();
  answer(getSettings, makeSettings({ time_zone: zone }));
  answer(myQuestions, listOf(makeQuestion(1)));
  answerExams({
    finished: [makeExam(9, { finished_at: finishedAt(1) }), makeExam(8, { finished_at: finishedAt(-1) })],
  });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Done for today'));
  await expect.element(link('See how the exam went')).toHaveAttribute('href', `/mcq/results/${makeId(9)}`);
});

test("a finished day shows its results and tomorrow's cards, and has no accessibility errors", async () => {
  answerDecks([makeDeck(1)]);
  answer(cardForecast, makeForecast({ today: { reviews: 34, new: 3, again: 4, duration_ms: 1 } }));
  answer(progressSummary, makeSummary({ today: { questions: 12, cards: 34, duration_ms: 0 } }));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(
    heading('Done for today'),
    page.getByText('Tomorrow: 6 cards.'),
    page.getByText('30 remembered'),
    page.getByText('12 questions'),
  );
  await expectGone(others);
  await expectSoundState();
});

test('mistakes of this day wait for tomorrow, and what another device did is not asked again', async () => {
  answerDecks([makeDeck(1, { due: 2 })]);
  const sources = [source('generation', makeId(2))];
  answer(practiceOverview, {
    due: 0,
    mistakes: 4,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 4 },
    sources,
  });
  answer(progressSummary, makeSummary({ today: { questions: 12, cards: 0, duration_ms: 0 } }));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('2 cards for today'));
  await expectGone(link('Redo them'));

  answerDecks([makeDeck(1)], {
    days: [0, 2, 0, 0, 0, 0, 0].map((due, index) => ({ day: `2026-11-${20 + index}`, due })),
    today: { reviews: 2, new: 0, again: 0, duration_ms: 1 },
  });
  await publish({ topic: 'card', id: null });
  await expectSeen(heading('Done for today'), page.getByText('Tomorrow: 2 cards, 4 mistakes.'));
});

test('a page that stays open over night requests the new day, which begins at 04:00', async () => {
  const { setSystemTime, useFakeTimers, useRealTimers } = vi;
  useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void useRealTimers());
  // 23:30 UTC is half past midnight in Lagos, where the study day lasts until 04:00.
  setSystemTime(new Date('2026-11-02T23:30:00.000Z'));
  const sources = [source('generation', makeId(2))];
  const today = { questions: 12, cards: 0, duration_ms: 0 };
  answer(practiceOverview, {
    due: 0,
    mistakes: 4,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 4 },
    sources,
  });
  answer(progressSummary, makeSummary({ today }));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Done for today'));

  answer(practiceOverview, {
    due: 0,
    mistakes: 4,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources,
  });
  answer(progressSummary, makeSummary());
  setSystemTime(new Date('2026-11-03T02:59:00.000Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expectSeen(heading('Done for today'));
  setSystemTime(new Date('2026-11-03T03:01:00.000Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await expectSeen(heading('4 mistakes to redo'));
});

test.each([
  ['a note that is being read', 'Your note is being read', 'See your notes', '/tools/upload'],
  ['a note that is ready', 'Your note is ready', 'Make questions', `/tools/mcq?file_id=${makeId(1)}`],
  ['questions', 'Practise your questions', 'Practise now', `/mcq/practice/${makeId(4)}`],
  ['mistakes', '8 mistakes to redo', 'Redo them', '/mcq/practice/generated?only=mistakes'],
  ['cards', '18 cards for today', 'Review', '/flashcards/practice/all'],
])('the next step differs with %s', async (label, title, action, to) => {
  answer(listFiles, listOf(makeNote(1, { status: label.endsWith('being read') ? 'extracting' : 'ready' })));
  if (!label.startsWith('a note')) {
    answer(myQuestions, listOf(makeQuestion(1)));
    const mistakes = label === 'mistakes' ? 8 : 0;
    answer(practiceOverview, {
      due: 0,
      mistakes,
      bookmarked: 0,
      tomorrow: { due: 0, mistakes: 0 },
      sources: [source('course', makeId(4))],
    });
  }
  if (label === 'cards') answerDecks([makeDeck(1, { due: 18 })]);
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading(title));
  await expect.element(link(action)).toHaveAttribute('href', to);
});

test('an exam of days ahead waits below', async () => {
  const opens_at = new Date(Date.now() + 50 * 3_600_000).toISOString();
  answer(listSetExams, listOf(makeCourseExam(3, { state: 'coming', opens_at })));
  await visit('/dashboard', { as: ngozi });
  await expect
    .element(others.getByRole('link', { name: 'Test 3, Soil science Opens in 2 days' }))
    .toHaveAttribute('href', `/mcq/exam/${makeId(4)}?course_exam_id=${makeId(3)}`);
});

test('the month is counted against its limits', async () => {
  const premium = makeMonth({ upload: 12, mcq: 4 });
  premium.items = premium.items.map((item) => (item.kind === 'upload' ? { ...item, unlimited: true } : item));
  answer(usageStats, premium);
  await visit('/dashboard', { as: ngozi });

  const row = (name: string) => month.getByRole('listitem').filter({ hasText: name });
  await expectSeen(row('Question sets').getByText('4 of 5'), row('Uploads').getByText('12 made, no limit'));
  await expectSeen(row('Flashcard sets').getByText('0 of 5'));
  await expectSeen(row('Study guides').getByText('0 of 5'));
});

const newcomer = { ...ngozi, profile_completed: false };
const zoneOfDevice = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('the zone of the device is taken without a question', async () => {
  answer(completeProfile, ngozi);
  answer(getSettings, makeSettings({ time_zone: 'Asia/Tokyo' }));
  await visit('/dashboard', { as: newcomer });
  await expectSeen(heading(firstDay), month);
  await expect
    .poll(() => sent(completeProfile))
    .toMatchObject([{ body: { full_name: ngozi.full_name, time_zone: zoneOfDevice } }]);
  await expectGone(section('Where are you?'));
});

test('where a device names no zone it is asked last, found by a part of its name, and not asked again', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Etc/Unknown',
  });
  answer(completeProfile, ngozi);
  answer(getSettings, makeSettings({ time_zone: 'Asia/Tokyo' }));
  await visit('/dashboard', { as: newcomer });
  await expectSeen(heading(firstDay), section('Where are you?'));
  await expect.element(page.getByRole('heading').last()).toHaveTextContent('Where are you?');
  await expectSoundState();
  await field('Time zone').fill('accr');
  await press('{Enter}');
  answer(currentUser, ngozi);
  await button('That is right').click();
  await expectGone(section('Where are you?'));
  expect(sent(completeProfile)).toMatchObject([
    { body: { full_name: ngozi.full_name, time_zone: 'Africa/Accra' } },
  ]);
});

test('the dashboard saves no time zone if the device has the known zone', async () => {
  answer(getSettings, makeSettings({ time_zone: zoneOfDevice }));
  await visit('/dashboard', { as: newcomer });
  await expectSeen(heading(firstDay), month);
  await expectGone(section('Where are you?'));
  expect(sent(completeProfile)).toEqual([]);
});

test('a goal that is reached is celebrated once, and no other device does it again', async () => {
  // The celebration lasts less than a second, so an observer records it.
  const shown: (string | null)[] = [];
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    shown.push(...added.map(({ textContent }) => textContent));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  answer(celebrationSeen, undefined);
  answer(habitsToday, { habits: makeHabits({ celebration: { kind: 'goal', week: '2026-11-23' } }) });
  await visit('/dashboard', { as: ngozi });
  await expect
    .poll(() => sent(celebrationSeen).map(({ body }) => body))
    .toEqual([{ kind: 'goal', week: '2026-11-23' }]);
  expect(shown).toContain('150 answers: your goal is reached');
  await expectGone(status('150 answers: your goal is reached'));
  watch.disconnect();
});

test('where gamification is minimised nothing of it is there', async () => {
  answer(habitsToday, { habits: null });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading(firstDay), month);
  await expectGone(section('Your first week'), page.getByText(/streak|in a row|goal|point/i));
});

test('a failed part says so, and only that part is requested again', async () => {
  answer(listFiles, refused('internal', 'Something went wrong on our side.'));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(
    alert('We could not load your dashboard.'),
    page.getByText('Something went wrong on our side.'),
    month,
  );
  const examsAsked = sent(listExams).length;

  answer(listFiles, listOf(makeNote(1)));
  await alert().getByRole('button', { name: 'Try again' }).click();
  await expectSeen(heading('Your note is ready'));
  await expectGone(alert());
  expect(sent(listExams)).toHaveLength(examsAsked);
});

test('a failure at the side affects no other part', async () => {
  answer(usageStats, refused('internal'));
  answer(habitsToday, refused('internal'));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(
    alert('We could not load your month.'),
    alert('We could not load your days.'),
    heading(firstDay),
  );
});

test('a message from the server is shown as it happens', async () => {
  answer(listFiles, listOf(makeNote(1, { status: 'extracting' })));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Your note is being read'));

  answer(listFiles, listOf(makeNote(1)));
  await publish({ topic: 'note', id: makeId(1) });
  await expectSeen(heading('Your note is ready'));
});

test('without a network a student reads that the page shows what the device has', async () => {
  answer(listFiles, listOf(makeNote(1)));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Your note is ready'));
  goOnline(false);
  await expectSeen(status('You are offline. You see what this device has.'), heading('Your note is ready'));
  goOnline(true);
  await expectGone(status('You are offline. You see what this device has.'));
});

test('an expired access token is renewed once, without a sign to the student', async () => {
  const renewed = {
    access_token: 'access renewed',
    refresh_token: 'refresh renewed',
    token_type: 'bearer',
  } as const;
  const unlessRenewed =
    <Body,>(body: Body) =>
    (call: { token: string | null }) =>
      call.token === renewed.access_token ? body : refused('not_signed_in');
  enrol(ngozi, renewed.access_token);
  answer(refresh, renewed);
  answer(currentUser, unlessRenewed(ngozi));
  answer(listFiles, unlessRenewed(listOf(makeNote(1))));
  await visit('/dashboard', { as: ngozi });

  await expectSeen(heading('Your note is ready'));
  expect(sent(refresh).map(({ body }) => body)).toEqual([{ refresh_token: `refresh ${ngozi.id}` }]);
});

test('an expired session leads to the sign-in', async () => {
  answer(currentUser, refused('session_ended'));
  answer(refresh, refused('session_ended'));
  await visit('/dashboard', { as: ngozi });
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
});

test('an account that cannot be read at first is no end of the session', async () => {
  answer(currentUser, refused('unavailable', 'The service is busy.'));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Dashboard'), heading(firstDay));
});

test('an administrator looks at it as a student would', async () => {
  await visit('/dashboard', { as: amina });
  await expectSeen(heading('Dashboard'), heading(firstDay));
});

test('a student skips the menus and opens the next step with only the keyboard', async () => {
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading(firstDay));
  (document.activeElement as HTMLElement | null)?.blur();
  await tabTo(link('Skip to the content'));
  await press('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await tabTo(button('Type or paste text'));
  await press('{Enter}');
  await expectSeen(dialog('Type or paste text'));
});

test("the next session, open payments and the tutors' sets are shown, each with a link", async () => {
  const session = makeRequest({ state: 'confirmed', starts_at: inHours(30) });
  answer(nextBooking, { next: session, waiting_for_me: 1 });
  answer(listBookings, listOf(session));
  const set = {
    id: makeId(1),
    booking_id: session.id,
    tutor_name: session.tutor.full_name,
    set_id: makeId(2),
  };
  answer(
    listMyAssignments,
    listOf({ ...set, title: 'Elimination', questions: 12, assigned_at: '2026-11-28T08:00:00.000Z' }),
  );
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(
    link(/Chemistry with Dr. Ifeoma Nwosu$/),
    link(/Request to pay or answer/),
    link(/12 questions from Ifeoma$/),
  );
  await expectSoundState();
  await link(/Request to pay or answer/).click();
  await expectAddress('/booking-requests');
});
