/** Reviews of tutors that were reported, which an administrator hides or keeps. */
import { adminOverview } from '@akada/contract/observers/admin.ts';
import {
  decideReportedReview,
  listReportedReviews,
  type ReportedReview,
} from '@akada/contract/work/tutor-reviews.ts';
import { beforeEach, expect, test } from 'vitest';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectGone, expectSeen, link, section, status } from '../../testing/on-screen.ts';
import { amina, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeReview } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeOverview } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = '/admin/dashboard?waiting=reports';
const tutor = { id: tunde.id, full_name: tunde.full_name };
const rude: ReportedReview = {
  ...makeReview(1, {
    author: 'Emeka U.',
    text: 'He came late and was rude.',
    reply: { text: 'My network was down.', written_at: '2026-11-24T09:00:00.000Z' },
  }),
  tutor,
  reasons: ['It is untrue.', 'It is insulting.'],
};
const silent: ReportedReview = {
  ...makeReview(2, { author: 'Ada O.', rating: 1, text: '', sessions: 2 }),
  tutor,
  reasons: ['She was never there.'],
};
const panel = section('Reported reviews');

beforeEach(() => {
  answer(adminOverview, makeOverview({}));
  answer(listReportedReviews, listOf(rude, silent));
});

test('an administrator hides one review and keeps another', async () => {
  await visit(path, { as: amina, width: 360 });
  await expectSeen(
    panel.getByText(/^5 of 5 stars by Emeka U\./),
    panel.getByText('Tutor’s reply: “My network was down.”'),
    panel.getByText('Report: “It is insulting.”'),
    panel.getByText(/^1 of 5 stars by Ada O\., .*, after 2 sessions$/),
    panel.getByText('The review has no text.'),
  );
  await expect.element(link(tunde.full_name).first()).toHaveAttribute('href', `/admin/users/${tunde.id}`);
  await expectSoundPage();

  answer(decideReportedReview, undefined);
  answer(listReportedReviews, listOf(silent));
  await button('Hide the review by Emeka U.').click();
  await expectSeen(status('Nobody sees this review any more.'));
  await expectGone(button('Keep the review by Emeka U.'));
  answer(listReportedReviews, listOf());
  await button('Keep the review by Ada O.').click();
  await expectSeen(status('This review stays visible.'), panel.getByText('No reviews are reported.'));
  expect(sent(decideReportedReview).map(({ params, body }) => [params.id, body.hide])).toEqual([
    [rude.id, true],
    [silent.id, false],
  ]);
});

test('a failed decision is reported next to its review, which stays', async () => {
  answer(decideReportedReview, refused('internal', 'Something went wrong.'));
  await visit(path, { as: amina });
  await button('Keep the review by Ada O.').click();
  await expectSeen(alert('Something went wrong.'), button('Hide the review by Ada O.'));
});
