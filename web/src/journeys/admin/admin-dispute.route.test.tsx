import {
  type Dispute,
  decideDispute,
  listDisputedAttempts,
  listDisputedBodyAttempts,
  readDispute,
} from '@akada/contract/work/disputes.ts';
import {
  listKeyChanges,
  previewBodyChange,
  previewKeyChange,
} from '@akada/contract/work/marking/regrading.ts';
import type { ShortBody } from '@akada/core/question-types/question-body.ts';
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
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

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

const attempt = {
  exam_id: makeId(7),
  student: { id: makeId(8), full_name: 'Zainab Musa' },
  title: 'Mock exam',
  finished_at: '2026-11-21T09:00:00.000Z',
  score: 62,
  score_after: 64,
  max_score: 100,
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
  answer(previewBodyChange, { exams: 214, rise: 77, stay: 137, running: 0, fall: 0 });
  answer(listDisputedBodyAttempts, listOf(attempt));
  answer(listDisputedAttempts, listOf(attempt));
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
  await expectSeen(page.getByRole('listitem').filter({ hasText: 'Stem' }), radio(/^Retire/), radio(/^Void/));
  await expectGone(radio(/^Accept several/));
  await why.fill('The order is right.');
  await button('Keep the question').click();
  await expect.poll(() => sent(decideDispute)).toMatchObject([{ body: { verdict: 'uphold' } }]);
});

test('an administrator accepts another typed answer, after its effect was seen', async () => {
  const accept = (text: string) => ({ text, share: 1, feedback: '' });
  const body: ShortBody = { type: 'short', accepted: [accept('Abuja')], case: false, accents: false };
  answer(readDispute, {
    ...dispute,
    question: { ...question, type: 'short', options: [], answer_indexes: [], body },
    statistics: { ...dispute.statistics, options: [] },
  });
  await visit(path, { as: amina, width: 360 });
  await radio(/^New key/).click();
  await button('Decide').click();
  await expectSeen(page.getByText('Choose the answer that is right'));
  await button('Accept another answer').click();
  await field('Accepted answer 2').fill('FCT');
  const both = { ...body, accepted: [accept('Abuja'), accept('FCT')] };
  await expect.poll(() => sent(previewBodyChange).at(-1)?.body).toEqual({ body: both, rule: 'new' });
  await expect
    .poll(() => sent(listDisputedBodyAttempts).at(-1)?.body)
    .toEqual({ body: both, verdict: 'new_key' });
  await expectSoundState();
  await why.fill('Both names are taught.');
  await button('Change the key').click();
  await expectSeen(status('The key is changed. Exams are marked again.'));
  expect(sent(decideDispute)).toMatchObject([{ body: { verdict: 'new_key', body: both, version: 1 } }]);
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
