/** The steps of a new tutor: each is true by rows, and they end once, for good. */
import { saveTutorProfile } from '@akada/contract/base/tutors.ts';
import { saveAvailability } from '@akada/contract/work/availability.ts';
import { finishFirstSteps, getFirstSteps } from '@akada/contract/work/tutor-start.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tutorForm } from '../../testing/tutors.ts';
import { alwaysOpen, newBookableTutor, newBooker, requested } from '../bookings/testing/booking-people.ts';
import { newTutor } from '../courses/testing/course-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

type Tutor = Awaited<ReturnType<typeof newTutor>>;

const setPicture = (userId: string, url: string | null) =>
  app.platform.database.pool.query('UPDATE users SET profile_picture_url = $2 WHERE id = $1', [userId, url]);
const openSteps = async ({ call }: Pick<Tutor, 'call'>) =>
  (await call(getFirstSteps)).body.steps?.flatMap((step: { id: string; is_done: boolean }) =>
    step.is_done ? [] : [step.id],
  ) ?? null;
const finish = async ({ call }: Pick<Tutor, 'call'>) => (await call(finishFirstSteps)).body.steps;
const sayMore = { ...tutorForm, biography: 'We begin with a question that you got wrong. '.repeat(4) };

it('each step is done by its row, and undone with it; once finished they never come back', async () => {
  const tutor = await newTutor(app, 'pending');
  expect(await openSteps(tutor)).toEqual(['profile', 'picture', 'hours', 'course']);
  expect(await finish(tutor)).toHaveLength(5);

  await tutor.call(saveTutorProfile, { body: sayMore });
  await tutor.call(saveAvailability, { body: alwaysOpen });
  const course = await tutor.create('Tides');
  await setPicture(tutor.userId, '/api/v1/pictures/1');
  expect(await openSteps(tutor)).toEqual([]);
  await tutor.remove(course.id);
  expect(await openSteps(tutor)).toEqual(['course']);
  await tutor.create('Waves');

  expect([await finish(tutor), await finish(tutor)]).toEqual([null, null]);
  await setPicture(tutor.userId, null);
  expect(await openSteps(tutor)).toBeNull();
});

it('a change of an approved profile counts while it is in review', async () => {
  const tutor = await newTutor(app);
  expect(await openSteps(tutor)).toContain('profile');
  await tutor.call(saveTutorProfile, { body: sayMore });
  expect(await openSteps(tutor)).not.toContain('profile');
});

it('the first request for a session ends them, also if it is never accepted', async () => {
  const tutor = await newBookableTutor(app);
  expect(await openSteps(tutor)).not.toBeNull();
  const { id } = await requested(app, await newBooker(app), tutor.userId);
  await app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
  expect(await openSteps(tutor)).toBeNull();
  await tutor.reject(id);
  expect(await openSteps(tutor)).toBeNull();
});
