/** A tutor who does not come to sessions is hidden from students, until an administrator shows the profile again. */

import { getTutor } from '@akada/contract/base/tutor-search.ts';
import { getTutorProfile } from '@akada/contract/base/tutors.ts';
import { listTutorApplications, showTutorAgain } from '@akada/contract/observers/admin.ts';
import { decideDispute, readAdminSession } from '@akada/contract/observers/admin-sessions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Booker,
  confirmed,
  hourMs,
  inHours,
  makeCode,
  newBooker,
  newPair,
  passTime,
} from './testing/booking-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** The student reports it. @param answer of the tutor to that */
async function miss(student: Booker, tutor: Booker, answer?: (id: string) => Promise<void>) {
  const { id } = await confirmed(app, student, tutor, 2);
  app.clock.advance(4 * hourMs);
  expect((await student.noShow(id)).body.state).toBe('no_show');
  await answer?.(id);
  app.clock.advance(72 * hourMs);
  await passTime(app);
}

it('a tutor who misses a third session is hidden, also if an administrator has decided on it', async () => {
  const { tutor, student } = await newPair(app);
  const admin = await newBooker(app, { role: 'admin' });
  const decided = (side: 'student' | 'tutor') => async (id: string) => {
    await tutor.dispute(id);
    const { seen } = (await admin.call(readAdminSession, { params: { id } })).body;
    const decision = { params: { id }, body: { seen, for: side, reason: 'The call log says so.' } };
    expect((await admin.call(decideDispute, decision)).status).toBe(200);
  };
  const isFound = async () => (await student.call(getTutor, { params: { id: tutor.userId } })).status === 200;
  const hidden = async () =>
    (await admin.call(listTutorApplications, { query: {} })).body.items.map(
      ({ user_id }: { user_id: string }) => user_id,
    );
  const booked = await confirmed(app, student, tutor, 24 * 30);

  await miss(student, tutor);
  await miss(student, tutor, decided('student'));
  // It took place.
  await miss(student, tutor, decided('tutor'));
  expect([await isFound(), await hidden()]).toEqual([true, []]);

  await miss(student, tutor);
  expect([await isFound(), await hidden()]).toEqual([false, [tutor.userId]]);
  expect(await tutor.titles()).toContain('Students do not see your profile at present');
  expect(makeCode(await student.hold(tutor.userId, inHours(app, 48)))).toEqual([404, 'not_found']);
  expect((await student.read(booked.id)).state).toBe('confirmed');
  expect((await tutor.call(getTutorProfile)).body).toMatchObject({
    state: 'approved',
    hidden_at: expect.any(String),
  });

  const show = () => admin.call(showTutorAgain, { params: { id: tutor.userId } });
  expect((await show()).body.profile.hidden_at).toBeNull();
  expect((await show()).status).toBe(200);
  expect([await isFound(), await hidden()]).toEqual([true, []]);
  expect(await tutor.titles()).toContain('Students see your profile again');
  // Sessions that an administrator has checked no longer count.
  await miss(student, tutor);
  expect(await isFound()).toBe(true);
});
