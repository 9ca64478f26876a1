import {
  type Dispute,
  decideDispute,
  listDisputedAttempts,
  readDispute,
} from '@akada/contract/work/disputes.ts';
import { listKeyChanges, previewKeyChange } from '@akada/contract/work/regrading.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeBankQuestion } from '../../testing/bank.ts';
import {
  button,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  section,
  status,
} from '../../testing/on-screen.ts';
import { amina, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeKeyChange, wrongFigures } from '../../testing/samples/course-exam-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const { reports: _, ...question } = makeBankQuestion(1, { status: 'published' });
const path = `/admin/questions/${question.id}/dispute`;
const radio = (name: RegExp) => section('Your decision').getByRole('radio', { name });
const why = page.getByRole('textbox', { name: 'Why' });

const dispute: Dispute = {
  question,
  owner_name: tunde.full_name,
  course_name: 'Soil science',
  open_reports: 1,
  source: { page: 12, section: null, quote: 'Sand holds water between its grains.' },
  reported_since: '2026-11-25T09:00:00.000Z',
  reports: [
    {
      reason: 'more_than_one_right',
      comment: 'Our lecturer accepts both.',
      version: 1,
      outcome: null,
      reported_at: '2026-11-25T09:00:00.000Z',
    },
  ],
  statistics: { ...wrongFigures, computed_at: '2026-11-24T09:30:00.000Z', is_stale: false },
};

beforeEach(() => {
  answer(readDispute, dispute);
  answer(listKeyChanges, listOf());
  answer(previewKeyChange, ({ query }) => ({
    exams: 214,
    rise: 77,
    stay: 137,
    running: 0,
    fall: query.rule === 'new' ? 5 : 0,
  }));
  answer(
    listDisputedAttempts,
    listOf({
      exam_id: makeId(7),
      student: { id: makeId(8), full_name: 'Zainab Musa' },
      title: 'Mock exam',
      finished_at: '2026-11-21T09:00:00.000Z',
      score: 62,
      score_after: 64,
      max_score: 100,
    }),
  );
  answer(decideDispute, { key_change: makeKeyChange(1), dispute: { ...dispute, open_reports: 0 } });
});

test('an administrator sees all statements about the question, and whose scores the decision moves', async () => {
  await visit(path, { as: amina });
  await expectSeen(
    heading('Disputed question'),
    page.getByText('Key now'),
    page.getByText('Strong students choose this'),
    page.getByText(/“Sand holds water between its grains.”/),
    page.getByText('Our lecturer accepts both.'),
    page.getByRole('list', { name: 'Affected attempts' }).getByText(/62 › 64/),
    button('Keep the question'),
  );
  await expectSoundPage();
});

test('lowering scores needs its own confirmation, and a decision carries the version that was seen', async () => {
  await visit(path, { as: amina });
  await radio(/^New key/).click();
  await why.fill('A misprint.');
  await button('Decide').click();
  await expectSeen(page.getByText('Choose the answer that is right'));
  await field('The right answer').selectOptions('1');
  const yes = page.getByRole('checkbox', { name: 'Yes, lower the marks of 5 exams' });
  await expectSeen(yes);
  await button('Change the key to B').click();
  await expectRefused(yes, 'Say yes to that, or decide otherwise');
  await yes.click();
  await button('Change the key to B').click();
  await expectSeen(status('The key is changed. Exams are marked again.'));
  expect(sent(decideDispute)).toMatchObject([
    { body: { verdict: 'new_key', answer_indexes: [1], version: 1, open_reports: 1, lowering: true } },
  ]);
});

test('an administrator reads the key of an order, and keeps or retires the question', async () => {
  const body = { type: 'ordering', items: ['Root', 'Stem'], rule: 'exact' } as const;
  answer(readDispute, {
    ...dispute,
    question: {
      ...question,
      type: 'ordering',
      options: [],
      answer_indexes: [],
      body: { ...body, items: [...body.items] },
    },
    statistics: { ...dispute.statistics, options: [] },
  });
  await visit(path, { as: amina, width: 360 });
  await expectSeen(page.getByRole('listitem').filter({ hasText: 'Stem' }), radio(/^Retire/));
  await expectGone(radio(/^New key/), page.getByText('Counting whose marks it changes.'));
  await why.fill('The order is right.');
  await button('Keep the question').click();
  await expect.poll(() => sent(decideDispute)).toMatchObject([{ body: { verdict: 'uphold' } }]);
});

test('a second administrator sees that a first one was faster', async () => {
  answer(decideDispute, refused('conflict', 'This question was changed or decided on meanwhile.'));
  await visit(path, { as: amina, width: 360 });
  await radio(/^Keep/).click();
  await expectGone(field('The right answer'));
  await why.fill('The book says so.');
  await button('Keep the question').click();
  await expectSeen(page.getByText(/Someone else decided first/));
});
