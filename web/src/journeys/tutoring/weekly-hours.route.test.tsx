/** A tutor's bookable hours. */
import {
  addException,
  getAvailability,
  listExceptions,
  listSlots,
  removeException,
  saveAvailability,
} from '@akada/contract/work/availability.ts';
import { listBookings } from '@akada/contract/work/bookings.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectRefused,
  expectSeen,
  field,
  heading,
  section,
  status,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeAvailability, makeBooking } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const hour = (day: string, from: number) => button(`${day}, ${from}:00 to ${from + 1}:00`);
const away = { id: makeId(901), from_date: '2031-12-20', to_date: '2032-01-03', hours: [] };
const open = () => visit('/tutor/profile?show=hours', { as: tunde });

beforeEach(() => {
  answer(listBookings, listOf());
  answer(getAvailability, makeAvailability());
  answer(saveAvailability, ({ body }) => body);
  answer(listExceptions, listOf());
  answer(listSlots, {
    time_zone: 'Africa/Lagos',
    cancel_hours: 24,
    lengths: [{ minutes: 60, price: 450_000 }],
    trial: null,
    slots: [{ starts_at: '2031-01-13T15:15:00.000Z', ends_at: '2031-01-13T16:15:00.000Z', longest: 60 }],
  });
});

test("a tutor sees the week, its rules, other dates, and the students' view", async () => {
  answer(listExceptions, listOf(away, { ...away, id: makeId(902), hours: [{ from: '10:00', to: '12:00' }] }));
  await open();
  await expectSeen(main.getByText('8 h', { exact: true }), button('Mon 5: hours of Monday'));
  await expect.element(hour('Monday', 16)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(hour('Tuesday', 16)).toHaveAttribute('aria-pressed', 'false');
  await expect.element(field('Notice')).toHaveValue('12');
  await expect.element(button('60 min')).toHaveAttribute('aria-pressed', 'true');
  await expectSeen(main.getByText('20 Dec 2031 to 3 Jan 2032').first(), main.getByText('10:00 to 12:00'));
  await expectSeen(section('Free times that students see').getByText('Mon 13 Jan 2031 16:15'));
  await expectSoundPage();
});

test('bookings of the next days are shown in the week', async () => {
  const day = new Date(Date.now() + 24 * 3_600_000);
  const at = (hour: number) => new Date(new Date(day).setUTCHours(hour, 0, 0, 0)).toISOString();
  answer(listBookings, listOf(makeBooking(1, { starts_at: at(15), ends_at: at(16) })));
  await open();
  const name = day.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  await expectSeen(button(`${name}, 16:00 to 17:00, booked`));
});

test('an hour is opened and closed by a press, and all is saved at once', async () => {
  await open();
  await expect.element(button('Hours are saved')).toHaveAttribute('aria-disabled', 'true');
  await hour('Tuesday', 10).click();
  await hour('Saturday', 9).click();
  await field('Notice').selectOptions('2 days before');
  await button('Save hours').click();
  await expectSeen(status('Your hours are saved. Existing bookings stay.'), button('Hours are saved'));
  expect(sent(saveAvailability).map(({ body }) => body)).toEqual([
    makeAvailability({
      weekly: [
        { day: 1, from: '16:00', to: '21:00' },
        { day: 2, from: '10:00', to: '11:00' },
        { day: 6, from: '10:00', to: '12:00' },
      ],
      notice_hours: 48,
    }),
  ]);
});

test('by a keyboard: arrows move, space paints', async () => {
  await open();
  await tabTo(hour('Monday', 16));
  await press('{ArrowRight}{ArrowDown}{ }');
  await expect.element(hour('Tuesday', 17)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(hour('Tuesday', 17)).toHaveFocus();
});

test('a day has exact times, and gives them to other days', async () => {
  await open();
  await button('Mon 5: hours of Monday').click();
  const requested = dialog('Hours on Monday');
  await requested.getByLabelText('From').selectOptions('16:30');
  await requested.getByRole('button', { name: 'Wednesday' }).click();
  await requested.getByRole('button', { name: 'Use these hours' }).click();
  await button('Save hours').click();
  await expect
    .poll(() => sent(saveAvailability)[0]?.body.weekly)
    .toEqual([
      { day: 1, from: '16:30', to: '21:00' },
      { day: 3, from: '16:30', to: '21:00' },
      { day: 6, from: '09:00', to: '12:00' },
    ]);
});

test('dates away are added and removed', async () => {
  answer(addException, away);
  answer(removeException, undefined);
  await open();
  await button('Add dates').click();
  await button('Add them').click();
  await expectRefused(field('First day'), 'Give a date such as 2026-12-24');
  await field('First day').fill('2031-12-20');
  await field('Last day').fill('2032-01-03');
  answer(listExceptions, listOf(away));
  await button('Add them').click();
  await expectSeen(status('Noted. Existing bookings stay.'));
  expect(sent(addException)[0]?.body).toEqual({ from_date: '2031-12-20', to_date: '2032-01-03', hours: [] });

  await expectSeen(button('Remove 20 Dec 2031 to 3 Jan 2032'));
  answer(listExceptions, listOf());
  await button('Remove 20 Dec 2031 to 3 Jan 2032').click();
  await expectSeen(main.getByText('No exceptions yet: every week is as above.'));
});

test('an invalid link is rejected at its field', async () => {
  await open();
  await field('Meeting link').fill('my room');
  await button('Save hours').click();
  await expectRefused(field('Meeting link'), 'Give an address that begins with https://');
  expect(sent(saveAvailability)).toEqual([]);
});

test('hours that do not come, or are not taken, are said', async () => {
  answer(getAvailability, refused('internal', 'Something went wrong.'));
  await open();
  await expectSeen(heading('Your tutor profile'), alert('We could not load your hours.'));
  answer(getAvailability, makeAvailability());
  await button('Try again').click();
  answer(saveAvailability, refused('conflict', 'Your profile has changed since you opened it.'));
  await hour('Tuesday', 10).click();
  await button('Save hours').click();
  await expectSeen(alert('Your profile has changed since you opened it.'));
});
