/** Students buy, use and end packages of lessons; tutors offer them. */
import { getTutor } from '@akada/contract/base/tutor-search.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import { holdHour, requestBooking } from '@akada/contract/work/bookings.ts';
import {
  buyPackage,
  endPackage,
  getOffers,
  getTutorOffers,
  listPackages,
  saveOffers,
} from '@akada/contract/work/money/packages.ts';
import { checkReview, listReviews } from '@akada/contract/work/tutor-reviews.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, dialog, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import {
  makeFreeTimes,
  makeHold,
  makePublicTutor,
  makeRequest,
} from '../../testing/samples/tutor-samples.ts';
import { makePackage } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const offer = { lessons: 5, minutes: 60, price: 2_000_000, valid_days: 90 } as const;

test('a student sees what is left, books with it, and ends it after reading what goes back', async () => {
  const ended = { state: 'ended', booked: 0, ended_by: 'student' } as const;
  const refund = { amount: 1_600_000, processed: 0, state: 'pending', actor: 'student' } as const;
  answer(listPackages, listOf(makePackage(1), makePackage(2, { ...ended, refund })));
  answer(endPackage, makePackage(1, { state: 'closing' }));
  await visit('/packages', { as: ngozi, width: 360 });
  await expectSeen(
    heading('Your packages'),
    page.getByText('3 of 5 left'),
    page.getByText(/Then ₦4,000 for each unused lesson goes back to you/),
    page.getByText(/A refund of ₦16,000 of ₦20,000 is ordered/),
    link('Book a lesson'),
  );
  await expectSoundPage();
  await button('End it').click();
  await expectSeen(
    dialog('End this package?'),
    page.getByText(/^Booked lessons take place.*₦12,000 for 3 lessons/),
  );
  await expectSoundState();
  answer(listPackages, listOf(makePackage(1, { state: 'closing', ended_by: 'student' })));
  await button('End the package').click();
  await expectSeen(page.getByText(/^You get ₦12,000 for 3 lessons back when the booked lesson is settled/));
  expect(sent(endPackage)).toHaveLength(1);
});

test('the page of a tutor offers a trial and packages, and a changed price is said', async () => {
  answer(getTutor, makePublicTutor(1));
  answer(listSlots, makeFreeTimes(20));
  answer(listReviews, listOf());
  answer(checkReview, { hasReview: false, may_review: false, review: null });
  answer(getTutorOffers, {
    packages: [{ ...offer, single_price: 450_000 }],
    trial: { minutes: 30, price: 0 },
    mine: [makePackage(1)],
  });
  answer(buyPackage, refused('conflict', 'The tutor has changed this offer. Look at it again, then decide.'));
  await visit(`/tutors/${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(
    heading('Try a lesson, or take several'),
    page.getByText(/^₦4,000 each, 11% less\./),
    page.getByText('3 lessons of 60 min left'),
    link('Try a lesson'),
  );
  await expectSoundPage();
  await button('Buy 5 lessons').click();
  await expectSeen(alert('The tutor has changed this offer. Look at it again, then decide.'));
  expect(sent(buyPackage)).toMatchObject([{ body: { lessons: 5, price: 2_000_000 } }]);
});

test('a request says that a paid lesson is used, and a trial is chosen among the lengths', async () => {
  answer(getTutor, makePublicTutor(1));
  answer(listSlots, { ...makeFreeTimes(20), trial: { minutes: 30, price: 0 } });
  answer(getTutorOffers, { packages: [], trial: null, mine: [makePackage(1)] });
  answer(holdHour, ({ body }) => {
    const { starts_at, minutes } = body as { starts_at: string; minutes: number };
    return makeHold({ starts_at, ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString() });
  });
  answer(requestBooking, makeRequest({ uses_lesson: true }));
  await visit(`/sessions/new?tutor_id=${makeId(1)}`, { as: ngozi, width: 360 });
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().click({ force: true });
  await page.getByRole('radio', { name: /Your first lesson, to try it/ }).click();
  await expect.poll(() => sent(holdHour).at(-1)?.body).toMatchObject({ minutes: 30, trial: true });
  await page.getByRole('radio', { name: /^60 min/ }).click();
  await button('Continue').click();
  await expectSeen(page.getByText('1 of your 3 paid lessons'));
  await button(/^Ask for /).click();
  await expectSeen(page.getByText('1 lesson of your package pays for it'));
});

test('a tutor sets a trial and a package, sees the price of one lesson, and corrects a bad price', async () => {
  answer(getOffers, { packages: [], trial: null });
  answer(listPackages, listOf());
  answer(saveOffers, ({ body }) => body);
  await visit('/tutor/packages', { as: tunde, width: 360 });
  await expectSeen(heading('Packages and trial lesson'), page.getByText(/^No package is sold yet/));
  await page.getByRole('radio', { name: 'Free of charge' }).click({ force: true });
  await page.getByRole('switch', { name: 'Offer 5 lessons as a package' }).click();
  const price = field('Price of 5 lessons in naira');
  await price.fill('12.5');
  await expectSeen(page.getByText('Give the price in whole naira'), button('Give the prices first'));
  await price.fill('100');
  await expectSeen(page.getByText('At least ₦500'));
  await expectSoundPage();
  await price.fill('20000');
  await expectSeen(page.getByText(/^₦4,000 for each lesson/));
  await button('Save offers').click();
  await expectSeen(button('Offers are saved'));
  expect(sent(saveOffers)).toMatchObject([{ body: { packages: [offer], trial: { price: 0 } } }]);
});
