import { getStudyReminder } from '@akada/contract/observers/habits.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { givenReview, record } from '../../memory/testing/given-reviews.ts';
import { type HabitsStudent, newHabitsStudent, task } from '../testing/habits-student.ts';

const zone = 'Africa/Lagos';
const hourMs = 3_600_000;

let app: TestApp;
let ada: HabitsStudent;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await until(6);
  await until(12);
  ada = await newHabitsStudent(app);
});

/** Moves the clock to the next time at which it is this hour in the zone. */
async function until(hour: number, where = zone): Promise<void> {
  const today = localDay(app.clock.now(), where);
  const time = [today, dayAfter(today, 1)]
    .map((day) => getMoment(`${day}T${String(hour).padStart(2, '0')}:00`, where))
    .find((moment) => moment > app.clock.now());
  app.clock.advance((time ?? 0) - app.clock.now());
}

const sweep = () => task(app, 'habits.remind');
const open = 'One card or five questions, and today counts.';

it('the reminder is off until its student turns it on', async () => {
  expect((await ada.call(getStudyReminder)).body).toEqual({ on: false, hour: 18 });
  await until(18);
  await sweep();
  expect(await ada.reminded()).toEqual([]);
  expect((await ada.remind(true, 7)).body).toEqual({ on: true, hour: 7 });
  expect((await ada.call(getStudyReminder)).body).toEqual({ on: true, hour: 7 });
});

it('the reminder comes once a day at its hour, however often workers check and the hour is changed', async () => {
  await ada.remind(true, 18);
  await sweep();
  expect(await ada.reminded()).toEqual([]);
  await until(18);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await ada.reminded()).toEqual([open]);
  await ada.remind(true, 20);
  await until(20);
  await sweep();
  expect(await ada.reminded()).toEqual([open]);
  await until(20);
  await sweep();
  expect(await ada.reminded()).toEqual([open, open]);
  await ada.remind(false, 20);
  await until(20);
  await sweep();
  expect(await ada.reminded()).toHaveLength(2);
});

it('the reminder lists due items, and is omitted if the day counts and nothing is due', async () => {
  await ada.remind(true, 18);
  await ada.review(1, { grade: 4 });
  await until(18);
  await sweep();
  expect(await ada.reminded()).toEqual([]);
  const face = await ada.card();
  const givenAt = new Date(app.clock.now() - 240 * hourMs).toISOString();
  await record(app, ada.userId, [givenReview({ itemKind: 'card', itemId: face, grade: 3, givenAt })]);
  await until(18);
  await sweep();
  expect(await ada.reminded()).toEqual(['1 card is due today. You have studied 1 day in a row.']);
});

it('the reminder is only sent for due items if the account minimises gamification', async () => {
  await ada.remind(true, 18);
  await ada.settings(true);
  await until(18);
  await sweep();
  expect(await ada.reminded()).toEqual([]);
});

it('the reminder follows its student into another zone, and is not sent hours later', async () => {
  await ada.remind(true, 18);
  await ada.settings(false, 'America/New_York');
  await ada.reminded();
  await until(18);
  await sweep();
  expect(await ada.reminded()).toEqual([]);
  await until(18, 'America/New_York');
  await sweep();
  expect(await ada.reminded()).toEqual([open]);
  await until(18, 'America/New_York');
  app.clock.advance(3 * hourMs);
  await sweep();
  expect(await ada.reminded()).toEqual([open]);
});
