/** Essays in the result of their student. */
import { examResult } from '@akada/contract/work/exams.ts';
import { listExamRemarks, type PaperRemark, writeExamRemark } from '@akada/contract/work/marking/remarks.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { button, expectGone, expectSeen, section, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { essayMarks, plainQuestions, reviewEssay } from '../../testing/samples/essay-samples.ts';
import { makeExamResult } from '../../testing/samples/exam-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = `/mcq/results/${makeId(9)}`;

test('a student reads that the essay waits, and what the rest earned', async () => {
  const scores = { score: 13, max_score: 40, percent: 33, waiting: 1 };
  answer(examResult, makeExamResult([...plainQuestions, reviewEssay()], scores));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('Your tutor has not marked your essay yet. 13 of 20 for the rest.'),
    section('Your essay').getByText(/^Haemophilia is carried/),
    section('Your essay').getByText('8 to earn'),
  );
  await expectSoundPage();
});

test('a student reads the points, the comments on marked words, and the message', async () => {
  const scores = { score: 24, max_score: 40, percent: 60 };
  answer(examResult, makeExamResult([...plainQuestions, reviewEssay(essayMarks)], scores));
  await visit(path, { as: ngozi, width: 360 });
  const essay = section('Your essay: 11 of 20 marks');
  await expectSeen(
    essay.getByText('5 of 8'),
    essay.getByText(essayMarks.message),
    essay.getByRole('list', { name: 'Comments of your tutor' }).getByText(/^He cannot\./),
  );
  expect([...essay.element().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'half of her sons get the sick X.',
    'The father gave the disease to his grandson.',
  ]);
  await expectGone(page.getByText(/has not marked/));
  await expectSoundPage();
});

test('the review shows the essay among the questions', async () => {
  answer(examResult, makeExamResult([reviewEssay(essayMarks)], { score: 11, max_score: 20 }));
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText(/^Question 1 · Marked · 11 of 20 marks/), page.getByText(/^He cannot\./));
});

test('before the release a student reads that the tutor is marking', async () => {
  const { id, kind, title, started_at, finished_at, finished_by } = makeExamResult([reviewEssay()]);
  const head = { id, kind, title, started_at, finished_at, finished_by, answered: 1, total: 1 };
  answer(examResult, { ...head, results_from: null, is_marking: true });
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    status('Your tutor is marking').getByText(
      /Marks and comments show to everyone together\. We tell you then\./,
    ),
  );
});

test('a student answers a comment, contests the marks once, and reads the decision', async () => {
  const source = { kind: 'course_exam', id: makeId(3) } as const;
  answer(examResult, makeExamResult([reviewEssay(essayMarks)], { source, score: 11, max_score: 20 }));
  const remark: PaperRemark = {
    id: makeId(900),
    question_id: makeId(30),
    kind: 'comment',
    by: 'tutor',
    is_mine: false,
    text: 'Draw the tree first.',
    points_before: null,
    points_after: null,
    written_at: '2026-11-21T10:00:00.000Z',
  };
  const contest = { ...remark, id: makeId(901), kind: 'contest', by: 'student', is_mine: true } as const;
  const newMarks = { ...remark, id: makeId(902), kind: 'changed', text: '' } as const;
  answer(listExamRemarks, { items: [remark], contestable: [makeId(30)] });
  answer(writeExamRemark, { items: [remark, { ...contest, text: 'I drew it.' }], contestable: [] });
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('Draw the tree first.'), button('Answer'));
  await button('Contest these marks').click();
  await press('I drew it.');
  await expectSoundPage();
  await button('Contest the marks').click();
  await expectSeen(status('Your tutor looks at your marks.'), page.getByText(/^You contest the marks,/));
  await expectGone(button('Contest these marks'));
  expect(sent(writeExamRemark).map(({ body }) => body)).toMatchObject([
    { kind: 'contest', question_id: makeId(30), text: 'I drew it.' },
  ]);
  const points = { points_before: 11, points_after: 13 };
  answer(listExamRemarks, { items: [contest, { ...newMarks, ...points }], contestable: [] });
  await publish({ topic: 'exam', id: makeId(9) });
  await expectSeen(page.getByText(/^Your tutor changed 11 to 13 marks,/));
});
