/** A student contests a typed answer with one tap, also without a network, and reads the decision. */
import { contestAnswer, withdrawContest } from '@akada/contract/work/contests/answer-contests.ts';
import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { examResult } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { makeBodyQuestion, valveBody } from '../../testing/samples/body-samples.ts';
import { makeExamResult, reviewBody } from '../../testing/samples/exam-samples.ts';
import { longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = `/mcq/exam-details/${makeId(9)}`;
const valve = makeBodyQuestion(1, valveBody, 'Which valve lies on the left of the heart?');
const open = { state: 'open', reason: null, decided_at: null } as const;
const possible = { state: 'possible', reason: null, decided_at: null } as const;

/** Answers with a result whose typed answer is or can be contested. */
function answerResult(contest: ReviewedQuestion['contest']): void {
  const question = reviewBody(valve, { type: 'short', text: 'left valve' });
  answer(examResult, makeExamResult([{ ...question, ...(contest && { contest }) }]));
}

const contestButton = button('I think this is right');

test('a student contests an answer with one tap, and can undo it', async () => {
  answerResult(possible);
  answer(contestAnswer, open);
  answer(withdrawContest, undefined);
  await visit(path, { as: ngozi });
  await expectSeen(contestButton);
  await expectSoundPage();
  await contestButton.click();
  await expectSeen(page.getByRole('status').filter({ hasText: 'Your tutor looks at it.' }).first());
  await expectGone(contestButton);
  await button('Undo').click();
  await expectSeen(contestButton);
  await expect.poll(() => sent(withdrawContest).length).toBe(1);
  expect(sent(contestAnswer).map(({ params }) => params)).toEqual([{ id: makeId(9), question_id: valve.id }]);
});

test('a contest without a network is sent when the network returns', async () => {
  answerResult(possible);
  answer(contestAnswer, networkLoss);
  await visit(path, { as: ngozi });
  await contestButton.click();
  await expectSeen(page.getByText(/This is sent when the network returns\./));
  answer(contestAnswer, open);
  await expectGone(page.getByText(/This is sent when the network returns\./));
});

test('a rejected contest is explained, and the card shows the state of the server', async () => {
  answerResult(possible);
  answer(contestAnswer, refused('conflict', 'Your tutor has decided about this answer already.'));
  await visit(path, { as: ngozi });
  await expectSeen(contestButton);
  answerResult({ state: 'rejected', reason: 'It is another valve.', decided_at: '2026-11-03T09:00:00.000Z' });
  await contestButton.click();
  await expectSeen(
    page.getByText('Your tutor has decided about this answer already.'),
    page.getByText('Your tutor looked at this answer, and it does not count. Why: It is another valve.'),
  );
  await expectGone(contestButton, button('Withdraw'));
});

test('an accepted answer shows the reason, and a right answer offers nothing', async () => {
  answerResult({ state: 'accepted', reason: longName, decided_at: '2026-11-03T09:00:00.000Z' });
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(page.getByText(/^Your tutor accepted this answer\. Why:/));
  await expectSoundPage();
  answerResult(undefined);
  await visit(path, { as: ngozi });
  await expectSeen(page.getByText('Question 1 · Not right', { exact: false }));
  await expectGone(contestButton);
});
