/** The owner of something reported reads what happened, and answers once. */
import {
  answerCopyrightCase,
  type CopyrightCase,
  getCopyrightCase,
} from '@akada/contract/observers/copyright.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, field, heading, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = `/copyright/${makeId(1)}`;
const reported: CopyrightCase = {
  id: makeId(1),
  kind: 'set',
  title: 'WAEC Biology 2015',
  state: 'taken_down',
  opened_at: '2026-11-20T09:00:00.000Z',
  answer: null,
  answered_at: null,
  decided_at: null,
  holders: ['Ada Books'],
};

test('a student reads who holds the copyright, and says why they may share it', async () => {
  answer(getCopyrightCase, reported);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    heading('“WAEC Biology 2015”'),
    status('Only you can see it for now'),
    page.getByText(/Ada Books/),
  );
  await expectSoundPage();

  await field('I have the right to share it, because\u00a0…').fill('I wrote it.');
  const answeredCase = { ...reported, answer: 'I wrote it.', answered_at: '2026-11-21T09:00:00.000Z' };
  answer(answerCopyrightCase, answeredCase);
  answer(getCopyrightCase, answeredCase);
  await button('Send my answer').click();
  await expectSeen(page.getByText('I wrote it.'));
  await expectGone(button('Send my answer'));
  expect(sent(answerCopyrightCase)).toMatchObject([{ body: { text: 'I wrote it.' } }]);
});

test('an unknown report says so', async () => {
  answer(getCopyrightCase, refused('not_found'));
  await visit(path, { as: ngozi });
  await expectSeen(status('This report is not here.'));
});
