import { myQuestions } from '@akada/contract/material/questions.ts';
import { getExam, listExams, startExam } from '@akada/contract/work/exams.ts';
import { getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { drawPractice, practiceOverview, practiceTopics } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, goOnline, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  choose,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeBodyQuestion, wallBody } from '../../testing/samples/body-samples.ts';
import { makeRunningExam } from '../../testing/samples/exam-samples.ts';
import {
  listOf,
  longName,
  makeExam,
  makeId,
  makeQuestion,
  setOf,
  setSummaryOf,
} from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const questions = Array.from({ length: 60 }, (_, index) => makeQuestion(index + 1));
const ofSet = `/mcq/exam/generated?generation_id=${makeId(5)}`;
const more = page.getByText(/^Marks and extra time/);

const overview = (
  ...sources: { kind: 'course' | 'subject'; id: string; title: string; questions: number }[]
) => ({
  due: 0,
  mistakes: 0,
  bookmarked: 0,
  tomorrow: { due: 0, mistakes: 0 },
  sources,
});

/** A running exam of a set, course or subject. */
const runningOf = (kind: 'generation' | 'course' | 'subject', id: string) => {
  const now = Date.now();
  const deadline_at = new Date(now + 23 * 60_000).toISOString();
  return makeExam(9, {
    status: 'in_progress',
    title: 'Soil',
    source: { kind, id },
    correct: null,
    score: null,
    max_score: null,
    percent: null,
    finished_at: null,
    started_at: new Date(now).toISOString(),
    server_now: new Date(now).toISOString(),
    deadline_at,
    closes_at: deadline_at,
  });
};

test('the page is sound, closed and with everything chosen', async () => {
  answer(getGeneration, setOf(5, questions, { title: longName }));
  await visit(ofSet, { as: ngozi });
  await expectSeen(heading('Sit an exam'), page.getByText(longName));
  await expectSoundState();
  await more.click();
  await choose('A wrong answer', 'Costs as much as I choose');
  await expectSeen(field('Marks taken away'), field('Extra time'));
  await expectSoundPage();
});

test('an exam starts with one press, and asks forty of sixty in forty minutes', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(startExam, makeRunningExam(questions.slice(0, 2)));
  answer(getExam, makeRunningExam(questions.slice(0, 2)));
  await visit(ofSet, { as: ngozi, width: 360 });
  await button('Start the exam').click();
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
  expect(sent(startExam)).toMatchObject([
    {
      body: {
        generation_id: makeId(5),
        question_count: 40,
        duration_minutes: 40,
        marking: { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' },
        extra_percent: 0,
        may_pause: false,
      },
    },
  ]);
});

test('the selection is ordered, and is kept for the next time', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(startExam, refused('unavailable', 'The service is busy.'));
  await visit(ofSet, { as: ngozi });
  await field('Questions').fill('30');
  await expect.element(field('Minutes')).toHaveValue('30');
  await more.click();
  await field('A right answer gives').fill('4');
  await choose('A wrong answer', 'Costs what guessing would gain');
  await field('No answer gives').fill('-1');
  await choose('Several right options', 'A part of the mark for each');
  await choose('Extra time', '25% more: 38 minutes in all');
  await page.getByRole('checkbox', { name: 'The clock stops while I am away' }).click();
  await button('Start the exam').click();
  await expectSeen(alert('The service is busy.'));
  const selection = {
    question_count: 30,
    duration_minutes: 30,
    extra_percent: 25,
    may_pause: true,
    marking: { right: 4, wrong: 'guess', unanswered: -1, multiple: 'each_option' },
  };
  expect(sent(startExam)[0]?.body).toMatchObject(selection);

  await page.getByRole('link', { name: 'MCQ Practice' }).first().click();
  await expectSeen(heading('MCQ Practice'));
  history.back();
  await expect.element(field('Questions')).toHaveValue('30');
  await expectSeen(
    page.getByText(
      'Marks and extra time: a right answer gives 4, guessing gains nothing, no answer gives -1, a part of the mark for each right option, 25% extra time, the clock stops while away',
    ),
  );
});

test('open answers are omitted and counted, and a set of nothing else leads to practice', async () => {
  const wall = makeBodyQuestion(9, wallBody, 'Why is the left wall thick?');
  answer(getGeneration, setOf(5, [...questions, wall]));
  await visit(ofSet, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('60 questions to choose from. Exams omit 1 open answer'));

  answer(getGeneration, setOf(6, [wall]));
  await visit(`/mcq/exam/generated?generation_id=${makeId(6)}`, { as: ngozi, width: 360 });
  await expect
    .element(link('Practise them'))
    .toHaveAttribute('href', `/mcq/practice/generated?generation_id=${makeId(6)}`);
});

test('topics narrow the questions, and show how many questions each has', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(practiceTopics, {
    items: [
      { topic: 'Soil', questions: 7 },
      { topic: 'Water', questions: 5 },
      { topic: longName, questions: 48 },
    ],
  });
  answer(startExam, refused('unavailable'));
  await visit(ofSet, { as: ngozi, width: 360 });
  await button('Soil (7)').click();
  await button('Water (5)').click();
  await expectSeen(page.getByText('12 questions to choose from'));
  await expect.element(field('Questions')).toHaveValue('12');
  await expect.element(field('Minutes')).toHaveValue('12');
  await expectSoundState();
  await button('Start the exam').click();
  await expectSeen(alert());
  expect(sent(startExam)[0]?.body).toMatchObject({
    generation_id: makeId(5),
    question_count: 12,
    duration_minutes: 12,
    topics: ['Soil', 'Water'],
  });
  await button('Water (5)').click();
  await button('Soil (7)').click();
  await expectSeen(page.getByText('60 questions to choose from'));
  await button('Start the exam').click();
  await expect.poll(() => sent(startExam).at(-1)?.body.topics).toBeUndefined();
  expect(sent(startExam).at(-1)?.body.question_count).toBe(40);
});

test('an impossible choice is rejected at its field, here and by the server', async () => {
  answer(getGeneration, setOf(5, questions.slice(0, 2)));
  answer(startExam, refused('validation_failed', { duration_minutes: 'Choose a shorter time' }));
  await visit(ofSet, { as: ngozi });
  await field('Questions').fill('3');
  await button('Start the exam').click();
  await expectRefused(field('Questions'), 'Choose 1 to 2 questions');
  await field('Questions').fill('2');
  await field('Minutes').fill('301');
  await button('Start the exam').click();
  await expectRefused(field('Minutes'), 'Choose 1 to 300 minutes');
  await field('Minutes').fill('300');
  await more.click();
  await choose('A wrong answer', 'Costs as much as I choose');
  await field('Marks taken away').fill('101');
  await button('Start the exam').click();
  await expectRefused(field('Marks taken away'), 'Take 0 to 100 marks away');
  await field('A right answer gives').fill('');
  await button('Start the exam').click();
  await expectRefused(field('A right answer gives'), 'Give 0.25 to 100 marks');
  await field('A right answer gives').fill('2');
  await field('No answer gives').fill('-101');
  await button('Start the exam').click();
  await expectRefused(field('No answer gives'), 'Give -100 to 100 marks');
  await field('No answer gives').fill('0');
  expect(sent(startExam)).toEqual([]);
  await field('Marks taken away').fill('0.5');
  await button('Start the exam').click();
  await expectRefused(field('Minutes'), 'Choose a shorter time');
  expect(sent(startExam)[0]?.body.marking).toMatchObject({ right: 2, wrong: 0.5, unanswered: 0 });
});

test('the questions of a note are named one by one, and the server draws among them', async () => {
  answer(myQuestions, listOf(...questions.slice(0, 3)));
  answer(startExam, refused('unavailable'));
  await visit(`/mcq/exam/generated?file_id=${makeId(1)}`, { as: ngozi });
  await field('Questions').fill('2');
  await button('Start the exam').click();
  await expectSeen(alert());
  const { question_ids, question_count } = sent(startExam)[0]?.body ?? {};
  expect([question_ids?.toSorted(), question_count]).toEqual([[makeId(1), makeId(2), makeId(3)], 2]);
});

test.each([
  ['course', `/mcq/exam/${makeId(7)}`, { course_id: makeId(7) }, makeId(7)],
  ['subject', '/mcq/exam/generated?subject=Use+of+English', { subject: 'Use of English' }, 'Use of English'],
] as const)('a %s asks as many questions as it has, 200 at most', async (kind, address, source, id) => {
  answer(practiceOverview, overview({ kind, id, title: 'The Use of English', questions: 1_000 }));
  answer(startExam, refused('unavailable'));
  await visit(address, { as: ngozi });
  await expectSeen(
    page.getByText('The Use of English'),
    page.getByText('1,000 questions to choose from, at most 200 at once'),
  );
  await button('Start the exam').click();
  await expectSeen(alert());
  expect(sent(startExam)[0]?.body).toMatchObject({ ...source, question_count: 40 });
});

test.each([
  ['of a course that I have not joined', `/mcq/exam/${makeId(8)}`, 'See the course', `/courses/${makeId(8)}`],
  ['of an unknown subject', '/mcq/exam/generated?subject=Alchemy', 'See what there is', '/mcq'],
])('there are no questions %s, and a way on', async (_what, address, action, to) => {
  await visit(address, { as: ngozi });
  await expectSeen(heading('No questions to ask yet'));
  await expect.element(link(action)).toHaveAttribute('href', to);
  await expectGone(button('Start the exam'));
  await expectSoundState();
});

test.each([
  ['/mcq/practice/generated', '/mcq/practice/generated?subject=Biology'],
  ['/mcq/practice/generated?choose=1', '/mcq/practice/generated?subject=Biology'],
  ['/mcq/exam/generated', '/mcq/exam/generated?subject=Biology'],
])(
  '%s tells a student without questions how to get some, and offers the sample paper',
  async (address, sample) => {
    answer(practiceOverview, overview({ kind: 'subject', id: 'Biology', title: 'Biology', questions: 40 }));
    await visit(address, { as: ngozi, width: 360 });
    await expectSeen(heading('You have no questions of your own yet'), heading('Sample paper'));
    await expect.element(link('Upload a note')).toHaveAttribute('href', '/tools/upload');
    await expect.element(link(/^Biology/)).toHaveAttribute('href', sample);
    expect(sent(drawPractice)).toEqual([]);
    await expectSoundState();
  },
);

test('an exam that names nothing leads a student with questions to them', async () => {
  answer(practiceOverview, overview({ kind: 'course', id: makeId(3), title: 'Soil', questions: 40 }));
  await visit('/mcq/exam/generated', { as: ngozi });
  await expectSeen(heading('Choose what the exam asks'));
  await expect.element(link('See your questions')).toHaveAttribute('href', '/mcq');
});

test('a running exam from the same source is offered instead of a new one', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(listExams, listOf(runningOf('generation', makeId(5))));
  await visit(ofSet, { as: ngozi });
  await expectSeen(
    status('An exam is in progress'),
    page.getByRole('timer').filter({ hasText: /^2[23]:\d\d left$/ }),
  );
  await expect
    .element(link('Continue with Soil'))
    .toHaveAttribute('href', `/mcq/exam/generated?exam_id=${makeId(9)}`);
  await expectGone(button('Start the exam'));
  await expectSoundState();
});

test('a running exam from another source is named, and blocks no start', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(
    listExams,
    listOf(runningOf('generation', makeId(6)), { ...runningOf('course', makeId(5)), id: makeId(8) }),
  );
  await visit(ofSet, { as: ngozi });
  await expectSeen(status('2 exams are in progress'), button('Start the exam'));
});

test('a start leads to the exam that was started elsewhere in the meantime', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(getExam, makeRunningExam(questions.slice(0, 2)));
  const detail = { code: 'conflict', message: 'An exam of this set is in progress.', exam_id: makeId(9) };
  answer(startExam, refused('conflict', detail));
  await visit(ofSet, { as: ngozi });
  await button('Start the exam').click();
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
  await expectSeen(page.getByText('This exam is already in progress.'));
});

test('the list of exams may know of a start before its own answer has come', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(getExam, makeRunningExam(questions.slice(0, 2)));
  const started = pending(startExam);
  answer(startExam, started);
  await visit(ofSet, { as: ngozi });
  await button('Start the exam').click();
  answer(listExams, listOf(runningOf('generation', makeId(5))));
  await publish({ topic: 'exam', id: makeId(9) });
  await expectSeen(status('An exam is in progress'));
  started.give(makeRunningExam(questions.slice(0, 2)));
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
});

test('without a network nothing is lost, and it starts later', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(startExam, networkLoss);
  await visit(ofSet, { as: ngozi });
  await field('Questions').fill('12');
  goOnline(false);
  await button('Start the exam').click();
  await expectSeen(alert(/Network error/));
  goOnline(true);
  answer(startExam, makeRunningExam(questions.slice(0, 2)));
  answer(getExam, makeRunningExam(questions.slice(0, 2)));
  await button('Start the exam').click();
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
  expect(sent(startExam).at(-1)?.body.question_count).toBe(12);
});

test('the previous page knows the new exam', async () => {
  answer(listGenerations, listOf(setSummaryOf(5)));
  answer(getGeneration, setOf(5, questions));
  answer(startExam, makeRunningExam(questions.slice(0, 2)));
  answer(getExam, makeRunningExam(questions.slice(0, 2)));
  await visit('/mcq', { as: ngozi });
  await link('Sit an exam').click();
  await expectSeen(button('Start the exam'));
  answer(listExams, listOf(runningOf('generation', makeId(5))));
  await button('Start the exam').click();
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
  history.back();
  await expectSeen(link('Continue with Soil'));
});

test('a set of another student is not found', async () => {
  answer(getGeneration, refused('not_found', 'This does not exist or is no longer there.'));
  await visit(ofSet, { as: ngozi });
  await expectSeen(status('There is nothing to practise here.'), link('What I can practise'));
});

test('a set that does not load can be requested again', async () => {
  answer(getGeneration, refused('internal'));
  await visit(ofSet, { as: ngozi });
  await expectSeen(alert('We could not load the questions.'));
  answer(getGeneration, setOf(5, questions));
  await button('Try again').click();
  await expectSeen(button('Start the exam'));
});
