/** Students' reviews of a tutor, and the replies. */
import { listOwnReviews, replyToReview, reportReview } from '@akada/contract/work/tutor-reviews.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  status,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeReview } from '../../testing/samples/tutoring-samples.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const reply = { text: 'Thank you.', written_at: '2026-11-21T09:00:00.000Z' };
const answered = makeReview(2, { author: 'Emeka U.', rating: 4, text: '', sessions: 1, reply });
const reviews = { ...listOf(makeReview(1), answered), rating: { average: 4.5, count: 2 }, unanswered: 1 };

beforeEach(() => answer(listOwnReviews, reviews));

test('each says who, how many stars and after how many sessions, with the reply', async () => {
  await visit('/tutor/reviews', { as: tunde });
  await expectSeen(heading('Reviews'), main.getByText('4.5'), main.getByText('1 review without a reply'));
  await expectSeen(
    main.getByText('She drew it until I could draw it myself.'),
    main.getByText('20 Nov 2026, after 4 sessions'),
    main.getByText('20 Nov 2026, after 1 session', { exact: true }),
    main.getByText('Thank you.'),
  );
  await expectGone(button('Reply to Emeka U.'));
  await expectSoundPage();
});

test('a reply is written once, by a keyboard', async () => {
  answer(replyToReview, makeReview(1, { reply }));
  await visit('/tutor/reviews', { as: tunde });
  await tabTo(button('Reply to Ngozi E.'));
  await press('{Enter}');
  await expectSeen(field('Your reply'));
  await button('Send the reply').click();
  await expectRefused(field('Your reply'), 'Write a reply');
  await field('Your reply').fill('Thank you.');
  answer(listOwnReviews, { ...reviews, items: [makeReview(1, { reply }), answered], unanswered: 0 });
  await button('Send the reply').click();
  await expectSeen(status('Your reply is shown below the review.'));
  await expectGone(button('Reply to Ngozi E.'));
  expect(sent(replyToReview)[0]?.body).toEqual({ text: 'Thank you.' });
});

test('a review that breaks the rules is reported', async () => {
  answer(reportReview, undefined);
  await visit('/tutor/reviews', { as: tunde });
  await button('Report the review of Ngozi E.').click();
  await field('What is wrong with it\\?').fill('It names another person.');
  await button('Report').click();
  await expectSeen(status('An administrator will look at the review.'));
  expect(sent(reportReview)[0]?.body).toEqual({ reason: 'It names another person.' });
});

test('before the first review it says whose it will be', async () => {
  answer(listOwnReviews, { ...listOf(), rating: { average: null, count: 0 }, unanswered: 0 });
  await visit('/tutor/reviews', { as: tunde });
  await expectSeen(heading('No reviews yet'));
});

test('reviews that do not load can be tried again', async () => {
  answer(listOwnReviews, refused('internal', 'Something went wrong.'));
  await visit('/tutor/reviews', { as: tunde });
  await expectSeen(alert('We could not load your reviews.'));
  answer(listOwnReviews, reviews);
  await button('Try again').click();
  await expectSeen(main.getByText('Thank you.'));
});
