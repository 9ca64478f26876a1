import { getTutor, searchTutors, tutorChoices } from '@akada/contract/base/tutor-search.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import { getTutorOffers } from '@akada/contract/work/money/packages.ts';
import {
  checkReview,
  listReviews,
  reportReview,
  saveReview,
  type TutorReview,
} from '@akada/contract/work/tutor-reviews.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { makeFoundTutor, makeFreeTimes, makePublicTutor } from '../../testing/samples/tutor-samples.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const ifeoma = `/tutors/${makeId(1)}`;

beforeEach(() => {
  answer(tutorChoices, { subjects: ['Chemistry', 'Physics'], languages: ['English', 'Igbo'] });
  answer(searchTutors, {
    ...listOf(
      makeFoundTutor(1),
      makeFoundTutor(2, {
        full_name: 'Mfon Etuk',
        headline: longName,
        hourly_rate: 0,
        rating: { average: null, count: 0 },
        next_free_at: null,
      }),
    ),
    loosen: [],
  });
  answer(getTutor, makePublicTutor(1));
  answer(getTutorOffers, { packages: [], trial: null, mine: [] });
  answer(listSlots, makeFreeTimes(20, 21, 44));
  answer(
    listReviews,
    listOf(
      getReview(1),
      getReview(2, { reply: { text: 'Well done!', written_at: '2026-11-26T08:00:00.000Z' } }),
    ),
  );
  answer(checkReview, { hasReview: false, may_review: false, review: null });
});

function getReview(number: number, differing: Partial<TutorReview> = {}): TutorReview {
  return {
    id: makeId(number),
    rating: 5,
    text: 'She drew the mechanism three times.',
    author: 'Emeka U.',
    sessions: 4,
    reply: null,
    is_mine: false,
    created_at: '2026-11-24T08:00:00.000Z',
    updated_at: '2026-11-24T08:00:00.000Z',
    ...differing,
  };
}

test('no page names a price if nothing can be paid', async () => {
  globalThis.akadaSettings = { payments: 'none' };
  try {
    await visit('/tutors', { as: ngozi });
    await expectSeen(
      page.getByText('Approved by us. You agree on the price with your tutor.'),
      page.getByText('Price by agreement').first(),
    );
    await expectGone(page.getByText(/₦/).first());
    await visit(ifeoma, { as: ngozi });
    await expectSeen(page.getByText('Price by agreement'));
  } finally {
    globalThis.akadaSettings = undefined;
  }
});

test('students find tutors by words and filters, which are in the address', async () => {
  await visit('/tutors', { as: ngozi });
  await expectSeen(
    heading('Find a tutor'),
    page.getByText('Chemistry · Biochemistry · English, Igbo').first(),
    page.getByText('₦4,500'),
    page.getByText('New here'),
    page.getByText('Free of charge'),
    page.getByText('No free time at the moment'),
  );
  await expect.element(link('Dr. Ifeoma Nwosu')).toHaveAttribute('href', ifeoma);
  await expectSoundPage();

  await field('Subject').selectOptions('Chemistry');
  await field('Price').selectOptions('Up to ₦5,000');
  await field('Order').selectOptions('Free soonest');
  await expectAddress('/tutors?subject=Chemistry&price=5000&sort=next_free');
  await expect
    .poll(() => sent(searchTutors).at(-1)?.body)
    .toMatchObject({ subjects: ['Chemistry'], price_max: 500_000, sort: 'next_free', free: null });

  await button('Price: no longer Up to ₦5,000').click();
  await expectAddress('/tutors?subject=Chemistry&sort=next_free');
  await expect.element(field('Price')).toHaveFocus();
});

test('a phone hides the other filters, except for active ones', async () => {
  await visit('/tutors?rating=4', { as: ngozi, width: 360 });
  await expectSeen(field('Subject'), field('Rating'));
  await expect.element(field('Language')).not.toBeVisible();
  await expectSoundPage();
  await button('More').click();
  await expectSeen(field('Language'));
  await expectSoundState();
});

test('a search without results offers a wider filter', async () => {
  answer(searchTutors, ({ body }) =>
    (body as { price_max: number | null }).price_max === null
      ? { ...listOf(makeFoundTutor(1)), loosen: [] }
      : {
          items: [],
          total: 0,
          loosen: [{ filter: 'price_max', total: 1, lowest_rate: 450_000, next_free_at: null }],
        },
  );
  await visit('/tutors?subject=Chemistry&price=2000', { as: ngozi, width: 360 });
  await expectSeen(heading('No tutor matches all your choices'), page.getByText('From ₦4,500 an hour.'));
  await expectSoundState();
  await button('At any price: 1 tutor').click();
  await expectAddress('/tutors?subject=Chemistry');
  await expectSeen(link('Dr. Ifeoma Nwosu'));
});

test('a student repeats a failed search', async () => {
  answer(searchTutors, networkLoss);
  await visit('/tutors', { as: ngozi });
  await expectSeen(alert('We could not load tutors.'));
  answer(searchTutors, { items: [], total: 0, loosen: [] });
  await button('Try again').click();
  await expectSeen(heading('No tutor has joined yet'));
});

test('a profile shows the facts for choosing, and a free time leads to booking', async () => {
  await visit(ifeoma, { as: ngozi });
  await expectSeen(
    heading('Dr. Ifeoma Nwosu'),
    page.getByText('4.9 ★'),
    page.getByText('come back'),
    page.getByText(/mark for WAEC/),
    page.getByText(/^Tutor’s reply/),
  );
  await expectSoundPage();
  await page
    .getByRole('radio', { name: /^\d\d:00$/ })
    .first()
    .click();
  await expect
    .element(link(/^Book /))
    .toHaveAttribute(
      'href',
      `/sessions/new?tutor_id=${makeId(1)}&starts_at=${encodeURIComponent(makeFreeTimes(20).slots[0]?.starts_at ?? '')}`,
    );
});

test('after a session a student writes a review, and changes it', async () => {
  answer(checkReview, { hasReview: false, may_review: true, review: null });
  answer(saveReview, getReview(3, { is_mine: true }));
  await visit(ifeoma, { as: ngozi, width: 360 });
  await button('Review Ifeoma').click();
  const asking = dialog('How was it with Ifeoma?');
  await asking.getByRole('button', { name: 'Publish review' }).click();
  await expectSeen(asking.getByRole('alert'));
  await expectSoundState();
  await asking.getByRole('radio', { name: '4 stars' }).click({ force: true });
  await asking.getByLabelText('What should others know?').fill('Clear, and on time.');
  answer(checkReview, {
    hasReview: true,
    may_review: true,
    review: getReview(3, { rating: 4, is_mine: true }),
  });
  await asking.getByRole('button', { name: 'Publish review' }).click();
  await expectSeen(button('Change your review'));
  expect(sent(saveReview).at(-1)?.body).toEqual({ rating: 4, text: 'Clear, and on time.' });
});

test('a review that breaks the rules is reported', async () => {
  answer(reportReview, undefined);
  await visit(ifeoma, { as: ngozi });
  await button('Report the review of Emeka U.').first().click();
  await field('What is wrong with it\\?').fill('It names a person.');
  await dialog('Report this review?').getByRole('button', { name: 'Report', exact: true }).click();
  await expectGone(dialog('Report this review?'));
  expect(sent(reportReview)).toMatchObject([{ body: { reason: 'It names a person.' } }]);
});

test('a tutor who has left is not found', async () => {
  answer(getTutor, refused('not_found'));
  await visit(`/tutors/${makeId(9)}`, { as: ngozi });
  await expectSeen(alert('We could not load this tutor.'));
});
