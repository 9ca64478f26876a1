import {
  courseExamStatistics,
  type EvaluatedExam,
  listEvaluatedExams,
} from '@akada/contract/work/statistics.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeExamSummary } from '../../testing/course-exams.ts';
import {
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, tunde } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import {
  askedOf,
  makeExamFigures,
  makeSatExam,
  wrongFigures,
} from '../../testing/samples/course-exam-samples.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const sat = makeSatExam({ state: 'closed', started: 40, sitting: 0, finished: 41 });
const path = '/admin/exams';
const list = page.getByRole('list', { name: 'Exams' });

function evaluatedOf(differing: Partial<EvaluatedExam> = {}): EvaluatedExam {
  return {
    ...makeExamSummary(sat),
    tutor_name: tunde.full_name,
    mean: 57.6,
    to_review: 2,
    ...differing,
  };
}

beforeEach(() => {
  answer(listEvaluatedExams, listOf(evaluatedOf()));
  answer(courseExamStatistics, makeExamFigures(sat, { questions: [askedOf(1), askedOf(2, wrongFigures)] }));
});

test('text typed just before a link was followed does not lead back from it', async () => {
  await visit(path, { as: amina });
  await expectSeen(list);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await field('Find by title').fill('cells');
  // Imitates a followed link whose page code is still loading.
  history.pushState(null, '', '/admin/exams/next');
  vi.runAllTimers();
  expect(location.pathname + location.search).toBe('/admin/exams/next');

  history.replaceState(null, '', path);
  await field('Find by title').fill('cells and');
  vi.runAllTimers();
  await expectAddress(`${path}?search=cells+and`);
});

test('an administrator finds the exam of any tutor, and reads how it and its questions did', async () => {
  await visit(path, { as: amina });
  await expectSeen(
    heading('Exams'),
    list.getByText('Course 1 · 20 questions, 60 minutes'),
    list.getByText(`Set by ${tunde.full_name}`),
    list.getByText('58% of the marks on average · 2 questions to look at'),
    list.getByText('40 students have started · 41 attempts finished'),
  );
  await expectSoundPage();

  await link('Soil and water').click();
  await expectAddress(`${path}/${sat.id}`);
  await expectSeen(
    heading('Exam statistics'),
    page.getByText(`Soil and water · Course 1 · set by ${tunde.full_name}`),
    section('The exam').getByText('40 students ended a first attempt, with 58% of the marks on average.'),
  );
  await expect
    .element(link('What holds water in soil 2?'))
    .toHaveAttribute('href', `/questions/${askedOf(2).question_id}`);
  await expectSoundPage();
  await link('All exams').click();
  await expectAddress(path);
});

test('an exam without students has no figures, and a sound question needs no look', async () => {
  answer(
    listEvaluatedExams,
    listOf(
      evaluatedOf({ id: makeId(1), title: 'Unsat', started: 0, finished: 0, mean: null, to_review: 0 }),
      evaluatedOf({ id: makeId(2), title: 'Sound', mean: 71.2, to_review: 0 }),
    ),
  );
  await visit(path, { as: amina });
  await expectSeen(
    list.getByText('No student has started'),
    list.getByText('71% of the marks on average', { exact: true }),
  );
  await expectGone(page.getByText(/to look at/));
});

test('a title is searched for, the address has it, and pages are turned', async () => {
  answer(listEvaluatedExams, ({ query }) =>
    query.search === '' ? { items: [evaluatedOf()], total: 60 } : listOf(),
  );
  await visit(path, { as: amina });
  await button('Next page').click();
  await expectAddress(`${path}?page=2`);
  await expect.poll(() => sent(listEvaluatedExams).at(-1)?.query).toMatchObject({ skip: '25', limit: '25' });
  await field('Find by title').fill('organs');
  await expectSeen(page.getByText('No exam has that in its title.'));
  await expectAddress(`${path}?search=organs`);
  expect(sent(listEvaluatedExams).at(-1)?.query).toMatchObject({ search: 'organs', skip: '0' });
});

test.each(widths)('long names fit, at %i pixels', async (width) => {
  const course = { id: makeId(101), name: longName };
  answer(listEvaluatedExams, listOf(evaluatedOf({ title: longName, course, tutor_name: longName })));
  answer(courseExamStatistics, makeExamFigures({ ...sat, title: longName, course }));
  await visit(path, { as: amina, width });
  await expectSeen(list);
  await expectSoundState();
  await link(longName).click();
  await expectSeen(section('Questions'));
  await expectSoundState();
});

test('before anybody has published one, that is said', async () => {
  answer(listEvaluatedExams, listOf());
  await visit(path, { as: amina });
  await expectSeen(page.getByText('No tutor has published an exam yet.'));
});

test('a list that does not come can be asked for again', async () => {
  answer(listEvaluatedExams, networkLoss);
  await visit(path, { as: amina });
  await expectSeen(page.getByText('We could not load the exams.'));
  answer(listEvaluatedExams, listOf(evaluatedOf()));
  await button('Try again').click();
  await expectSeen(link('Soil and water'));
});

test.each([
  ['an exam that is gone or a draft', refused('not_found')],
  ['a link that was cut short', refused('validation_failed', { id: 'This value is not accepted here' })],
])('%s is said to lead nowhere', async (_, refusal) => {
  answer(courseExamStatistics, refusal);
  await visit(`${path}/${sat.id}`, { as: amina });
  await expectSeen(
    status('This exam is not here.'),
    page.getByText('It was deleted, or its tutor has not published it.'),
    link('All exams'),
  );
  await expectSoundState();
});
