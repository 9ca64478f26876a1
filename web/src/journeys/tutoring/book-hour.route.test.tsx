import { getTutor, searchTutors, tutorChoices } from '@akada/contract/base/tutor-search.ts';
import { listSlots } from '@akada/contract/work/availability.ts';
import { getBooking, holdHour, listBookings, requestBooking } from '@akada/contract/work/bookings.ts';
import { payForSession } from '@akada/contract/work/money/earnings.ts';
import { getTutorOffers } from '@akada/contract/work/money/packages.ts';
import { getSessionNotes, listBookingAssignments } from '@akada/contract/work/sessions.ts';
import { checkReview } from '@akada/contract/work/tutor-reviews.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  choose,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import {
  inHours,
  makeFreeTimes,
  makeHold,
  makePublicTutor,
  makeRequest,
} from '../../testing/samples/tutor-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = `/sessions/new?tutor_id=${makeId(1)}`;
const times = page.getByRole('group', { name: 'Time' });

beforeEach(() => {
  answer(getTutor, makePublicTutor(1));
  answer(getTutorOffers, { packages: [], trial: null, mine: [] });
  answer(listSlots, makeFreeTimes(20, 21, 44));
  answer(holdHour, ({ body }) => {
    const { starts_at, minutes } = body as { starts_at: string; minutes: number };
    return makeHold({
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
    });
  });
  answer(requestBooking, makeRequest());
  answer(listBookings, listOf());
  answer(searchTutors, { items: [], total: 0, loosen: [] });
  answer(tutorChoices, { subjects: [], languages: [] });
});

test('a student requests an hour in three steps, and it is held from the first on', async () => {
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('When suits you?'));
  await expectSoundPage();
  await times.getByRole('radio').first().click({ force: true });

  await expectSeen(heading('For how long?'), status(/is yours/), page.getByText('A topic, with five to try'));
  await expectSeen(page.getByText('Longer sessions do not fit before the tutor’s next hour.'));
  await expectSoundState();
  await page.getByRole('radio', { name: /^30 min/ }).click();
  await button('Continue').click();

  await expectSeen(heading('Ask for this time'), page.getByText('You pay when Ifeoma accepts'));
  await expectSeen(page.getByText(/^Ifeoma has until .+ to answer/));
  await choose('Subject', 'Biochemistry');
  await field('What should Ifeoma prepare\\?').fill('I lose marks on elimination.');
  await page.getByRole('switch').click();
  await expectSoundState();
  await button(/^Ask for /).click();

  await expectSeen(heading('Request sent. Now it is Ifeoma’s turn'), page.getByText(/^You pay ₦4,500/));
  await expectSoundState();
  expect(sent(holdHour).map(({ body }) => (body as { minutes: number }).minutes)).toEqual([60, 30]);
  expect(sent(requestBooking)).toMatchObject([
    {
      body: {
        hold_id: makeId(70),
        subject: 'Biochemistry',
        share_weak_topics: true,
        message: 'I lose marks on elimination.',
      },
    },
  ]);
  await link('See my requests').click();
  await expectSeen(heading('No requests are waiting'));
});

test('an hour that was chosen on the page before is held immediately', async () => {
  await visit(`${path}&starts_at=${encodeURIComponent(inHours(21))}`, { as: ngozi });
  await expectSeen(heading('For how long?'), status(/is yours/));
  expect(sent(holdHour)).toMatchObject([{ body: { starts_at: inHours(21), minutes: 60 } }]);
});

test('an hour that another student has just taken is said, and is no longer among the free times', async () => {
  answer(holdHour, refused('slot_taken', 'This time has just been taken. Choose another one.'));
  answer(listSlots, makeFreeTimes(20, 21, 45), makeFreeTimes(21, 45));
  await visit(path, { as: ngozi });
  const first = times.getByRole('radio').first();
  await expect.element(first).toBeVisible();
  const clock = first.element().closest('label')?.textContent ?? '';
  await first.click({ force: true });
  await expectSeen(alert('This time has just been taken. Choose another one.'), heading('When suits you?'));
  await expect.poll(() => sent(listSlots).length).toBe(2);
  await expectGone(times.getByRole('radio', { name: clock }));
  await expectSeen(times.getByRole('radio').first());
});

test('a request whose hold has ended reads the free times again', async () => {
  answer(requestBooking, refused('booking_state', 'The time is free for others again. Choose it once more.'));
  await visit(path, { as: ngozi });
  await times.getByRole('radio').first().click({ force: true });
  await button('Continue').click();
  await field('What should Ifeoma prepare\\?').fill('Elimination');
  const read = sent(listSlots).length;
  await button(/^Ask for /).click();
  await expectSeen(alert('The time is free for others again. Choose it once more.'));
  await expect.poll(() => sent(listSlots).length).toBeGreaterThan(read);
  await expect.element(field('What should Ifeoma prepare\\?')).toHaveValue('Elimination');
});

test('typed text stays when the hold runs out, and the hour is held again', async () => {
  answer(
    holdHour,
    makeHold({ starts_at: inHours(20), expires_at: new Date(Date.now() - 1_000).toISOString() }),
  );
  await visit(path, { as: ngozi });
  await times.getByRole('radio').first().click({ force: true });
  await button('Continue').click();
  await field('What should Ifeoma prepare\\?').fill('Elimination');
  await expectSeen(status(/is free for others again/));
  answer(holdHour, makeHold({ starts_at: inHours(20) }));
  await button('Hold it again').click();
  await expectSeen(status(/is yours/));
  await expect.element(field('What should Ifeoma prepare\\?')).toHaveValue('Elimination');
});

test('an hour that begins soon says that cancelling costs its price', async () => {
  answer(holdHour, makeHold({ free_until: inHours(-1) }));
  await visit(path, { as: ngozi });
  await times.getByRole('radio').first().click({ force: true });
  await button('Continue').click();
  await expectSeen(heading('Ask for this time'), page.getByText('no refund'));
  await expectGone(page.getByText('Free to cancel until'));
});

test('without a tutor one looks for one first', async () => {
  await visit('/sessions/new', { as: ngozi });
  await expectSeen(heading('Find a tutor'));
  await expectAddress('/tutors');
});

test('a tutor who opens the booking page is led to the tutorials', async () => {
  await visit('/sessions/new', { as: tunde });
  await expectAddress('/tutor/tutorials');
});

test('requests are listed with the next step', async () => {
  answer(listBookings, listOf(makeRequest()));
  await visit('/booking-requests', { as: ngozi, width: 360 });
  await expectSeen(page.getByText(/^Waits for/), page.getByText(/You pay nothing before that/));
  await expectSoundPage();
});

test('a student pays an accepted hour from its row, and an error gives its reason and stays', async () => {
  answer(listBookings, listOf(makeRequest({ state: 'accepted', actions: ['pay', 'cancel'] })));
  answer(payForSession, refused('booking_state', 'The time for paying has ended. Ask for the hour again.'));
  await visit('/booking-requests', { as: ngozi });
  await button('Pay ₦4,500: Dr. Ifeoma Nwosu').click();
  await expectSeen(alert('The time for paying has ended. Ask for the hour again.'));
  expect(sent(payForSession)).toMatchObject([{ params: { id: makeId(70) } }]);
});

test('a student gets a review form after a session', async () => {
  answer(getBooking, makeRequest({ state: 'completed', actions: [], paid: true, starts_at: inHours(-3) }));
  answer(getSessionNotes, { text: '', version: 0, written_by: null, changed_at: null, earlier: 0 });
  answer(listBookingAssignments, listOf());
  answer(checkReview, { hasReview: false, may_review: true, review: null });
  await visit(`/sessions/${makeId(70)}`, { as: ngozi });
  await button('Review Ifeoma').click();
  await expectSeen(dialog('How was it with Ifeoma?'));
  await expectSoundState();
});

test('sessions ahead and past have a list each', async () => {
  answer(
    listBookings,
    listOf(makeRequest({ state: 'confirmed', expires_at: null, waits_for: null, paid: true })),
  );
  await visit('/sessions', { as: ngozi, width: 360 });
  await expectSeen(page.getByText('Confirmed'));
  await page.getByRole('radio', { name: 'Past' }).click({ force: true });
  await expectAddress('/sessions?show=past');
  await expectSoundState();
});
