/** Students' requests to a tutor, and the answers. */

import { listSlots } from '@akada/contract/work/availability.ts';
import { acceptBooking, listBookings, moveBooking, rejectBooking } from '@akada/contract/work/bookings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { makeBooking } from '../../testing/samples/tutoring-samples.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const request = makeBooking(1);
const accept = button('Accept: Ngozi Eze');

test('each says who, when by both clocks, for how much, why, and how long there is to answer', async () => {
  answer(listBookings, listOf(request, makeBooking(2, { price: 0, message: '' })));
  await visit('/tutor/booking-requests', { as: tunde });
  await expectSeen(heading('Booking Requests'), link('Ngozi Eze').first());
  await expectSeen(
    main.getByText(/Sat 11 Jan 2031, 18:00 to 19:00 in Lagos, 60 min/).first(),
    main.getByText('For Ngozi it is 17:00 in London.').first(),
    main.getByText('Chemistry, ₦4,500'),
    main.getByText('Chemistry, free'),
    main.getByText('I lose marks on elimination.'),
    main.getByText(/^Answer within \d+ days$/).first(),
  );
  await expect.element(link('Ngozi Eze').first()).toHaveAttribute('href', `/sessions/${request.id}`);
  expect(sent(listBookings)[0]?.query).toMatchObject({ state: 'requested' });
  await expectSoundPage();
});

test('a request is accepted with one press, by a keyboard', async () => {
  const accepted = pending(acceptBooking);
  answer(listBookings, listOf(request));
  answer(acceptBooking, accepted);
  await visit('/tutor/booking-requests', { as: tunde });
  await tabTo(accept);
  await press('{Enter}');
  await expectBusy(accept);
  answer(listBookings, listOf());
  accepted.give(makeBooking(1, { state: 'accepted', actions: ['cancel'], waits_for: 'student' }));
  await expectSeen(status('Accepted. Ngozi is asked to pay.'), heading('No requests are waiting'));
  expect(sent(acceptBooking).map(({ params }) => params)).toEqual([{ id: request.id }]);
});

test('a request that stands elsewhere by now is said, and read again', async () => {
  answer(listBookings, listOf(request));
  answer(acceptBooking, refused('booking_state', 'The student has cancelled this request.'));
  await visit('/tutor/booking-requests', { as: tunde });
  await accept.click();
  await expectSeen(alert('The student has cancelled this request.'));
  await expect.poll(() => sent(listBookings).length).toBe(2);
});

test('a request is declined with a word, or not after all', async () => {
  answer(listBookings, listOf(request));
  answer(rejectBooking, makeBooking(1, { state: 'rejected', actions: [], ended_by: 'tutor' }));
  await visit('/tutor/booking-requests', { as: tunde });
  await button('Decline: Ngozi Eze').click();
  await button('Go back').click();
  expect(sent(rejectBooking)).toEqual([]);

  await button('Decline: Ngozi Eze').click();
  await field('Message to Ngozi').fill('I am away that week.');
  await dialog('Decline the request of Ngozi Eze?').getByRole('button', { name: 'Decline' }).click();
  await expectSeen(status('The request is declined.'));
  expect(sent(rejectBooking).map(({ body }) => body)).toEqual([{ reason: 'I am away that week.' }]);
  await expectGone(dialog('Decline the request of Ngozi Eze?'));
});

test('another time is proposed from the free ones', async () => {
  const slot = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, longest: 60 });
  answer(listBookings, listOf(request));
  answer(listSlots, {
    time_zone: 'Africa/Lagos',
    cancel_hours: 24,
    lengths: [{ minutes: 60, price: 450_000 }],
    trial: null,
    slots: [
      slot('2031-01-12T08:00:00.000Z', '2031-01-12T09:00:00.000Z'),
      slot('2031-01-13T15:15:00.000Z', '2031-01-13T16:15:00.000Z'),
    ],
  });
  answer(moveBooking, request);
  await visit('/tutor/booking-requests', { as: tunde });
  await button('Another time: Ngozi Eze').click();
  await page.getByRole('radio', { name: 'Mon 13 Jan 2031' }).click({ force: true });
  await page.getByRole('radio', { name: '16:15' }).click({ force: true });
  await expectSeen(page.getByText('16:15 in Lagos, 60 min as before.'));
  await button('Propose this time').click();
  await expectSeen(status('Ngozi will be asked if this time suits.'));
  expect(sent(moveBooking).map(({ body }) => body)).toEqual([{ starts_at: '2031-01-13T15:15:00.000Z' }]);
  expect(sent(listSlots)[0]).toMatchObject({ params: { id: tunde.id }, query: { minutes: '60' } });
});

test('unpaid requests are shown separately, and none waits for ever', async () => {
  answer(listBookings, ({ query }) =>
    query.state === 'accepted'
      ? listOf(makeBooking(1, { state: 'accepted', actions: ['cancel'], waits_for: 'student' }))
      : listOf(),
  );
  await visit('/tutor/booking-requests', { as: tunde });
  await expectSeen(heading('No requests are waiting'));
  await page.getByRole('radio', { name: 'To be paid' }).click({ force: true });
  await expectSeen(main.getByText('Waits for payment'), button('Cancel session: Ngozi Eze'));
});

test('requests that do not load can be tried again', async () => {
  answer(listBookings, refused('internal', 'Something went wrong.'));
  await visit('/tutor/booking-requests', { as: tunde });
  await expectSeen(alert('We could not load your requests.'));
  answer(listBookings, listOf());
  await button('Try again').click();
  await expectSeen(heading('No requests are waiting'));
});
