import { exportProgress, readMemoryProgress, readProgress } from '@akada/contract/observers/progress.ts';
import { awaited } from '@akada/core/progress/first-steps.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { tabTo } from '../../testing/keyboard.ts';
import { alert, button, expectGone, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { makeMemory, makeProgress } from '../../testing/samples/progress-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/analytics';
const premium = refused('premium_required', {
  feature: 'advanced_analytics',
  label: 'Advanced analytics',
  message: 'Your plan shows the basic figures. Advanced analytics come with premium.',
});
const nothing = {
  overall: null,
  topics: [],
  weakest: [],
  exams: [],
  days: [],
  courses: [],
  total: { questions: 0, cards: 0, duration_ms: 0, days_studied: 0 },
};

beforeEach(() => {
  answer(readProgress, ({ query }) => makeProgress(Number(query.days)));
  answer(readMemoryProgress, makeMemory());
});

test('a student sees each estimate with its certainty, and practises exactly the weakest topics', async () => {
  await visit(path, { as: ngozi });
  await expectSeen(
    heading('Analytics'),
    page.getByText('From 642 answers and 311 reviews in 30 days'),
    heading('of what you practised, if the exam were today'),
    page.getByText('An estimate: most likely 61 to 75%.'),
    page.getByText(/^Too little to say yet about/),
    heading('What you still remember'),
    heading('Cards ahead'),
  );
  await expect
    .element(link('Practise Diseases of the arteries'))
    .toHaveAttribute('href', `/mcq/practice/${makeId(1)}?topic=Diseases+of+the+arteries`);
  await expect
    .element(link('Practise Buffers'))
    .toHaveAttribute('href', `/mcq/practice/generated?file_id=${makeId(3)}&topic=Buffers`);
  await expectSoundPage();
});

test('a student walks the points by keyboard, and finds them in a table and a file', async () => {
  answer(exportProgress, undefined);
  await visit(path, { as: ngozi, width: 360 });
  const scores = page.getByRole('slider', { name: 'Exam scores: move through the points' });
  await tabTo(scores);
  await expect.element(scores).toHaveAttribute('aria-valuetext', '13 November, Mock 4: 72%');
  await userEvent.keyboard('{ArrowLeft}');
  await expectSeen(page.getByText('12 November, Mock 3: its result does not show yet'));
  await userEvent.keyboard('{Home}');
  await expectSeen(page.getByText('10 November, Mock 1: 46%'));

  const days = page.getByRole('slider', { name: 'Days you studied: move through the days' });
  await tabTo(days);
  await userEvent.keyboard('{ArrowLeft}');
  await expectSeen(page.getByText('20 November: 0 questions, 0 cards'));

  await button('About these figures: Exam scores').click();
  await expectSeen(page.getByRole('row', { name: 'Mock 2 11 Nov 2026 58' }));
  await expectSoundState();
  await button('Download CSV: Exam scores').click();
  await expect.poll(() => sent(exportProgress)).toMatchObject([{ query: { figure: 'exams', days: '30' } }]);
});

test('time and course are in the address, and a long time is drawn by the week', async () => {
  await visit(path, { as: ngozi });
  await field('Time').selectOptions('The last 400 days');
  await field('Course').selectOptions('Human physiology');
  await expectAddress(`${path}?days=400&course=${makeId(1)}`);
  await expect
    .poll(() => sent(readProgress).at(-1)?.query)
    .toMatchObject({ days: '400', course_id: makeId(1) });
  await expectSeen(
    heading('of Human physiology, if the exam were today'),
    page.getByText('642 questions, 311 cards. Each bar is a week.'),
    page.getByText(/^21 November to 27 November: \d+ questions/),
  );
  await expectSoundState();
});

test('without premium the basic figures stand, and what more there is says what it takes', async () => {
  answer(readProgress, ({ query }) =>
    query.days === '90' ? premium : makeProgress(30, { advanced: false }),
  );
  answer(readMemoryProgress, premium);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('Your knowledge, topic by topic'), page.getByText('Advanced analytics'));
  await expectGone(heading('Cards ahead'));
  await expect
    .element(link('See premium'))
    .toHaveAttribute('href', '/subscription?wanted=advanced_analytics');
  await field('Time').selectOptions('The last 90 days (premium)');
  await expectGone(heading('Your knowledge, topic by topic'));
  await expectSeen(link('See premium'));
  await field('Time').selectOptions('The last 7 days');
  await expectSeen(heading('Your knowledge, topic by topic'));
});

test('before the first answer it says what will appear, and the one step to it', async () => {
  const none = awaited({ knownTopics: 0, mostAnswers: 0, hasWork: false, exams: 0 });
  answer(readProgress, makeProgress(30, { ...nothing, awaited: none }));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    heading('Your figures begin with your first answer'),
    page.getByText('Appears after 6 more answers to questions of one topic.'),
  );
  await expect.element(link('Practise questions')).toHaveAttribute('href', '/mcq');
  await expectSoundState();
});

test('after the first day each figure that waits says what it waits for', async () => {
  answer(
    readProgress,
    makeProgress(30, {
      overall: null,
      topics: makeProgress().topics.slice(-1),
      weakest: [],
      exams: [],
      awaited: awaited({ knownTopics: 0, mostAnswers: 2, hasWork: true, exams: 0 }),
    }),
  );
  answer(
    readMemoryProgress,
    makeMemory({
      awaited: [
        { figure: 'retention', step: 'review_cards', more: 3 },
        { figure: 'forecast', step: 'review_cards', more: 1 },
      ],
    }),
  );
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('Appears after 4 more answers to questions of one topic.'),
    page.getByText('Appears after 3 reviews of cards that have waited a day or longer.'),
    page.getByText('Appears with the first card that you review.'),
    page.getByText('Appears with the first exam that you finish.'),
  );
  await expectSoundState();
});

test('a failed load can be tried again', async () => {
  answer(readProgress, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load your figures.'));
  answer(readProgress, makeProgress());
  await button('Try again').click();
  await expectSeen(heading('Your knowledge, topic by topic'));
});
