import { usageStats } from '@akada/contract/base/usage.ts';
import { currentUser, refresh } from '@akada/contract/identity/accounts.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { type ExamSummary, listExams } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enrol, expectAddress, goOnline, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { alert, expectGone, expectSeen, heading, link, section, status } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { examOf, idOf, listOf, monthOf, noteOf, questionOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const notes = section('Your notes');
const results = section('Your last exams');
const month = section('This month');

/** Exams by the list that asks for them. */
function answerExams({
  running = [],
  finished = [],
}: Partial<Record<'running' | 'finished', ExamSummary[]>>) {
  answer(listExams, ({ query }) => listOf(...(query.status === 'finished' ? finished : running)));
}

test('is sound with everything on it', async () => {
  answer(
    listFiles,
    listOf(noteOf(1, { original_filename: `${'A very long name of a chapter '.repeat(4)}.pdf` }), noteOf(2)),
  );
  answer(usageStats, monthOf({ mcq: 4, upload: 1 }));
  answerExams({ finished: [examOf(1)] });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Your note is ready'), link(/^Chapter 1\.pdf/));
  await expectSoundPage();
});

test('is sound with nothing on it yet', async () => {
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Start with a note'));
  await expectSoundState();
});

test('suggests nothing before it knows', async () => {
  const files = pending(listFiles);
  answer(listFiles, files);
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Dashboard'), results.getByText(/^No exam sat yet/));
  await expect.element(heading('Start with a note')).not.toBeInTheDocument();

  files.give(listOf());
  await expectSeen(heading('Start with a note'), notes.getByText('Nothing uploaded yet.'));
});

test('a new student is led to the first upload', async () => {
  await visit('/dashboard', { as: ngozi });
  await expectSeen(notes.getByText('Nothing uploaded yet.'));
  await expect.element(link('Upload your first note')).toHaveAttribute('href', '/tools/upload');
  await expect
    .element(notes.getByRole('link', { name: 'Upload a note' }))
    .toHaveAttribute('href', '/tools/upload');
  await expectSeen(
    results.getByText('No exam sat yet. It needs questions: from your notes, or of a course that you join.'),
  );
  await expectGone(link('All notes'), results.getByRole('link'));
});

test.each(widths)('at %s px its title is the only one, and the next step comes first', async (width) => {
  await visit('/dashboard', { as: ngozi, width });
  await expectSeen(heading('Start with a note'), notes);
  const headings = page.getByRole('heading').elements();
  expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Start with a note',
  ]);
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
  await expect.element(heading('Dashboard')).toHaveFocus();
  const action = link('Upload your first note').element().getBoundingClientRect();
  expect(action.bottom).toBeLessThan(innerHeight - 64);
});

test('an exam under way shows its time, and comes before all else', async () => {
  const times = { server_now: '2026-11-02T09:10:03.000Z', deadline_at: '2026-11-02T09:20:00.000Z' };
  answerExams({ running: [examOf(9, { status: 'in_progress', correct: null, ...times })] });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(page.getByRole('timer').filter({ hasText: /^9:[0-5]\d left$/ }));
  await expectSoundState();
});

test('of several exams under way the one that ends first is the next step, and each is a link with its time', async () => {
  const until = (minutes: string) => ({
    ...{ status: 'in_progress' as const, correct: null },
    ...{ server_now: '2026-11-02T09:10:03.000Z', deadline_at: `2026-11-02T09:${minutes}:00.000Z` },
  });
  answerExams({ running: [examOf(7, until('40')), examOf(8, until('20')), examOf(9, until('50'))] });
  await visit('/dashboard', { as: ngozi });
  await expect
    .element(link('Go on with the exam'))
    .toHaveAttribute('href', `/mcq/exam/generated?exam_id=${idOf(8)}`);
  const others = section('Also under way');
  await expect.poll(() => others.getByRole('link').elements()).toHaveLength(2);
  const next = others.getByRole('link').first();
  await expectSeen(next.getByText('Chapter 7.pdf'), next.getByText(/^29:\d\d left$/));
  await expect.element(next).toHaveAttribute('href', `/mcq/exam/generated?exam_id=${idOf(7)}`);
  await expectSoundState();
});

test('an exam whose time is up says so until its result has come', async () => {
  answerExams({ running: [examOf(9, { status: 'in_progress', correct: null })] });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(page.getByText('Time is up. Your answers are being counted.'));
  answerExams({ finished: [examOf(9)] });
  await publish({ topic: 'exam', id: idOf(9) });
  await expectSeen(link('Chapter 9.pdf 7 of 10'));
  await expectGone(page.getByText('Time is up. Your answers are being counted.'));
});

test('a student who has questions is led to the first exam', async () => {
  answer(listFiles, listOf(noteOf(1)));
  answer(myQuestions, listOf(questionOf(1)));
  await visit('/dashboard', { as: ngozi });
  await expect
    .element(results.getByRole('link', { name: 'Sit an exam' }))
    .toHaveAttribute('href', `/mcq/exam/generated?file_id=${idOf(1)}`);
});

test('a profile that is not complete is said last, and no longer when it is', async () => {
  await visit('/dashboard', { as: { ...ngozi, profile_completed: false } });
  await expect.element(link('Complete your profile')).toHaveAttribute('href', '/profile');
  await expect.element(page.getByRole('heading').last()).toHaveTextContent('Your profile');
  enrol(ngozi);
  await publish({ topic: 'account', id: null });
  await expectGone(link('Complete your profile'));
});

test.each([
  ['a note that is being read', 'Your note is being read', 'See your notes', '/tools/upload'],
  ['a note that is ready', 'Your note is ready', 'Make questions', `/tools/mcq?file_id=${idOf(1)}`],
  ['questions', 'Practise your questions', 'Practise now', `/mcq/practice/generated?file_id=${idOf(1)}`],
  [
    'an exam under way',
    'An exam is under way',
    'Go on with the exam',
    `/mcq/exam/generated?exam_id=${idOf(9)}`,
  ],
])('with %s the next step is another one', async (what, title, action, to) => {
  answer(listFiles, listOf(noteOf(1, { status: what.endsWith('being read') ? 'extracting' : 'ready' })));
  if (what === 'questions' || what.startsWith('an exam')) answer(myQuestions, listOf(questionOf(1)));
  if (what.startsWith('an exam'))
    answerExams({ running: [examOf(9, { status: 'in_progress', correct: null })] });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading(title));
  await expect.element(link(action)).toHaveAttribute('href', to);
});

test('the newest five notes are listed, each with what became of it', async () => {
  const states = ['ready', 'uploaded', 'extracting', 'failed', 'ready', 'ready'] as const;
  answer(listFiles, listOf(...states.map((state, index) => noteOf(index + 1, { status: state }))));
  await visit('/dashboard', { as: ngozi });

  await expect
    .poll(() =>
      notes
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      'Chapter 1.pdfReady',
      'Chapter 2.pdfWaiting to be read',
      'Chapter 3.pdfBeing read',
      'Chapter 4.pdfCould not be read',
      'Chapter 5.pdfReady',
    ]);
  await expect.element(link(/^Chapter 1/)).toHaveAttribute('href', `/tools/mcq?file_id=${idOf(1)}`);
  await expect.element(link(/^Chapter 4/)).toHaveAttribute('href', '/tools/upload');
});

test('an exam that was sat leads to its result', async () => {
  answerExams({ finished: [examOf(3, { title: 'Soil', correct: 7, question_count: 10 })] });
  await visit('/dashboard', { as: ngozi });
  await expect.element(link('Soil 7 of 10')).toHaveAttribute('href', `/mcq/results/${idOf(3)}`);
});

test('the month is counted against its limits', async () => {
  const premium = monthOf({ upload: 12 });
  premium.items = premium.items.map((item) => (item.kind === 'upload' ? { ...item, unlimited: true } : item));
  answer(usageStats, {
    ...premium,
    items: premium.items.map((it) => (it.kind === 'mcq' ? { ...it, used: 4 } : it)),
  });
  await visit('/dashboard', { as: ngozi });

  const row = (name: string) => month.getByRole('listitem').filter({ hasText: name });
  await expectSeen(row('MCQ generations').getByText('4 of 5 used'), month.getByText('12 used, no limit'));
  expect(row('MCQ generations').element().querySelector('rect:last-child')?.getAttribute('width')).toBe(
    '80%',
  );
  await expectSeen(row('Flashcard generations').getByText('0 of 5 used'));
  await expectSeen(row('Enhanced note explanations').getByText('0 of 5 used'));
});

test('notes that do not load are said at the next step and at their list, and only they are asked for again', async () => {
  answer(listFiles, refused('internal', 'Something went wrong on our side.'));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(
    alert('We could not load your dashboard.'),
    notes.getByRole('alert').getByText('We could not load your notes.'),
    notes.getByText('Something went wrong on our side.'),
  );
  const examsAsked = sent(listExams).length;

  answer(listFiles, listOf(noteOf(1)));
  await notes.getByRole('button', { name: 'Try again' }).click();
  await expectSeen(heading('Your note is ready'), notes.getByRole('link', { name: /^Chapter 1/ }));
  await expectGone(alert());
  expect(sent(listExams)).toHaveLength(examsAsked);
});

test('what failed at the side takes nothing else along', async () => {
  answer(usageStats, refused('internal'));
  answer(listExams, ({ query }) => (query.status === 'finished' ? refused('internal') : listOf()));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(
    month.getByText('We could not load your allowance.'),
    results.getByText('We could not load your results.'),
    heading('Start with a note'),
  );
});

test('what the server says is shown as it happens', async () => {
  answer(listFiles, listOf(noteOf(1, { status: 'extracting' })));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(notes.getByText('Being read'));

  answer(listFiles, listOf(noteOf(1)));
  await publish({ topic: 'note', id: idOf(1) });
  await expectSeen(notes.getByText('Ready'), heading('Your note is ready'));
});

test('without a network it says that what is seen was loaded earlier', async () => {
  answer(listFiles, listOf(noteOf(1)));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(link(/^Chapter 1/));
  goOnline(false);
  await expectSeen(status('You are offline. What you see was loaded earlier.'), link(/^Chapter 1/));
  goOnline(true);
  await expectGone(status('You are offline. What you see was loaded earlier.'));
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
  answer(listFiles, unlessRenewed(listOf(noteOf(1))));
  await visit('/dashboard', { as: ngozi });

  await expectSeen(link(/^Chapter 1/));
  expect(sent(refresh).map(({ body }) => body)).toEqual([{ refresh_token: `refresh ${ngozi.id}` }]);
});

test('a session that is over leads to the sign-in', async () => {
  answer(currentUser, refused('session_ended'));
  answer(refresh, refused('session_ended'));
  await visit('/dashboard', { as: ngozi });
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
});

test('an account that cannot be read at first is no end of the session', async () => {
  answer(currentUser, refused('unavailable', 'The service is busy.'));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Dashboard'), heading('Start with a note'));
});

test('an administrator looks at it as a student would', async () => {
  await visit('/dashboard', { as: amina });
  await expectSeen(heading('Dashboard'), heading('Start with a note'));
});

test('by keyboard alone: past the menus, and to the next step', async () => {
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Start with a note'));
  (document.activeElement as HTMLElement | null)?.blur();
  await tabTo(link('Skip to the content'));
  await press('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await tabTo(link('Upload your first note'));
  await press('{Enter}');
  await expectAddress('/tools/upload');
});
