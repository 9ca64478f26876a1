/** Registers of group sessions: marked at their time, corrected on record, and visible to each student for their own row. */
import * as contract from '@akada/contract/work/classes/registers.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';
import { insertHeldSession } from './testing/registers.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function createSession() {
  const tutor = await newTutor(app);
  const ada = await newStudent(app, 'Ada Obi');
  const id = await insertHeldSession(app, { userId: tutor.userId, canary: 'Crosses' }, ada.userId);
  const mark = (state: string, student_id = ada.userId) =>
    tutor.call(contract.markRegister, { params: { id }, body: { marks: [{ student_id, state }] } });
  const listOwn = async () => (await ada.call(contract.listOwnAttendance)).body.items;
  return { tutor, ada, id, mark, listOwn };
}

it('a tutor marks a student, and a correction leaves the earlier mark on record', async () => {
  const { mark, listOwn } = await createSession();
  expect((await mark('absent')).body.items).toMatchObject([{ state: 'absent', corrected: [] }]);
  await Promise.all([mark('late'), mark('late')]);
  expect((await mark('late')).body.items).toMatchObject([
    { full_name: 'Ada Obi', state: 'late', corrected: [{ state: 'absent' }] },
  ]);
  expect(await listOwn()).toMatchObject([{ session: { title: 'Crosses' }, state: 'late' }]);
});

it('a register opens a quarter of an hour before, and accepts no mark for a student without a seat', async () => {
  const { id, mark, ada } = await createSession();
  const stranger = await newStudent(app);
  expect((await mark('present', stranger.userId)).status).toBe(404);
  const move = (minutes: number) =>
    app.platform.database.pool.query('UPDATE tutorials SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      id,
      moment(app, minutes),
      moment(app, minutes + 60),
    ]);
  await move(16);
  expect((await mark('present')).status).toBe(409);
  await move(15);
  expect((await mark('present', ada.userId.toUpperCase())).status).toBe(200);
});

it('a class counts its own students in a session, and a session without them is not of the class', async () => {
  const { tutor, ada, id, mark } = await createSession();
  const course = await tutor.create(`Botany ${newId()}`);
  const sessions = async () =>
    (await tutor.call(contract.listClassSessions, { params: { id: course.id } })).body.items;
  expect(await sessions()).toEqual([]);
  await ada.join(makeCode(course));
  await mark('excused');
  expect(await sessions()).toMatchObject([{ id, students: 1, present: 0, excused: 1, is_open: true }]);
});
