import { listAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import { getCourseExam } from '@akada/contract/work/course-exams.ts';
import { courseExamStatistics } from '@akada/contract/work/statistics.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, link, section, status } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, sent } from '../../testing/played-endpoints.ts';
import {
  askedOf,
  makeExamFigures,
  makeSatExam,
  unknownFigures,
  wrongFigures,
} from '../../testing/samples/course-exam-samples.ts';
import { longName } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const exam = makeSatExam({ state: 'closed', sitting: 0, finished: 40 });
const path = `/tutor/exams/${exam.id}/statistics`;
const statistics = makeExamFigures(exam, {
  questions: [askedOf(1), askedOf(2, wrongFigures), askedOf(3, { ...unknownFigures, count: 12 })],
});
const question = (number: number) =>
  page.getByRole('listitem').filter({ hasText: `What holds water in soil ${number}?` });

beforeEach(() => {
  answer(getCourseExam, exam);
  answer(courseExamStatistics, statistics);
});

test('a tutor reads the exam and each question in plain words, the doubtful ones first', async () => {
  await visit(path, { as: tunde });
  await expectSeen(
    heading('Statistics'),
    section('The exam').getByText('40 students ended a first attempt, with 58% of the marks on average.'),
    section('The exam').getByText('Results lie 14 points around that: the usual spread of a class.'),
    status('These are the first attempts until 24 Nov 2026, 10:30'),
  );
  const stems = page.getByRole('list', { name: 'Questions' }).getByRole('link');
  await expect.element(stems.nth(0)).toHaveTextContent('What holds water in soil 2?');
  await expect.element(stems.nth(1)).toHaveTextContent('What holds water in soil 1?');
  await expect
    .element(link('What holds water in soil 2?'))
    .toHaveAttribute('href', `/questions/${statistics.questions[1]?.question_id}`);

  await question(2).getByText('Look at this one. 20% earned in exams · separates -0.32').click();
  await expectSeen(
    question(2).getByText('Separates good from weak students: -0.32 (the wrong way round).'),
    question(2).getByText('Look at this question.'),
    question(2).getByText(/More of the best than of the weakest chose B, which is not the key/),
    question(2).getByRole('row', { name: 'B 27 10 4' }),
    question(2).getByRole('row', { name: 'A Right answer 8 1 5' }),
    question(2).getByText(/^The best and the weakest are 11 students each/),
  );
  await question(3).getByText('62% earned in exams').click();
  await expectSeen(question(3).getByText('More figures appear after 20 sittings. So far there are 12.'));
  await expectSoundPage();
});

test('a tutor opens the typed answers to a question, which load only then', async () => {
  const typedQuestion = askedOf(1, { answer_indexes: [], options: [] });
  answer(courseExamStatistics, { ...statistics, questions: [typedQuestion, askedOf(2)] });
  const groups = [{ text: 'Loam', count: 4, share: 0.5, contested: 1, rejected: null }];
  const part = { part: 0, type: 'short' as const, groups, rest: { answers: 0, count: 0 }, unanswered: 0 };
  answer(listAnswers, { version: 1, is_marking: false, parts: [part] });
  await visit(path, { as: tunde });
  await expectSeen(question(1));
  expect(sent(listAnswers)).toEqual([]);
  await question(1)
    .getByText(/^62% earned/)
    .click();
  await expectSeen(
    page.getByText('4 exams, earned 50% · 1 student contests it'),
    button('Accept Loam'),
    button('Reject Loam'),
  );
  expect(sent(listAnswers)).toHaveLength(1);
});

test.each(widths)('long stems and deleted questions fit, at %i pixels', async (width) => {
  answer(courseExamStatistics, {
    ...statistics,
    questions: [
      askedOf(1, { stem: longName }),
      askedOf(2, { ...wrongFigures, stem: null, answer_indexes: [] }),
    ],
  });
  await visit(path, { as: tunde, width });
  await expectSeen(page.getByText('A question that was deleted'));
  await page.getByText(/^62% earned/).click();
  await page.getByText(/Look at this one/).click();
  await expectSoundState();
});

test('a stem with a formula is shown as students see it', async () => {
  const formula = { type: 'math' as const, tex: 'y^2', set: ['y'] };
  const stem_content = {
    version: 1,
    cut: false,
    blocks: [{ type: 'paragraph' as const, children: ['Find ', formula] }],
  };
  answer(courseExamStatistics, {
    ...statistics,
    questions: [askedOf(1, { stem: 'Find $y^2$', stem_content })],
  });
  await visit(path, { as: tunde });
  await expectSeen(section('Questions').getByRole('link').getByRole('math', { name: 'y^2' }));
  await expectSoundState();
});

test('an exam without students says so, and lists no questions', async () => {
  const empty = { count: 0, mean: null, deviation: null, questions: [], computed_at: null };
  answer(courseExamStatistics, { ...statistics, ...empty });
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('There are no figures before the first attempt has ended.'));
  await expectGone(section('Questions'));
});

test('figures that are being counted say so, and one student has no spread', async () => {
  answer(courseExamStatistics, { ...statistics, count: 1, deviation: null, is_stale: true });
  await visit(path, { as: tunde });
  await expectSeen(
    page.getByText('1 student ended a first attempt, with 58% of the marks on average.'),
    page.getByText('We show how far results differ once two students have finished.'),
    status('Newer results are counted within minutes.'),
  );
});

test('figures that do not come can be asked for again', async () => {
  answer(courseExamStatistics, networkLoss);
  await visit(path, { as: tunde });
  await expectSeen(page.getByText('We could not load the statistics.'));
  const previous = sent(courseExamStatistics).length;
  answer(courseExamStatistics, statistics);
  await button('Try again').click();
  await expectSeen(section('Questions'));
  expect(sent(courseExamStatistics).length).toBeGreaterThan(previous);
});
