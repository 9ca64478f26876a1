import { unenrol } from '@akada/contract/base/enrolments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteAccount } from '../../accounts/accounts.ts';
import { newCourse } from '../../practice/testing/practice-student.ts';
import { newHabitsStudent } from '../testing/habits-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A course with this many named students, each with one point more than the previous one. */
async function newBoard(members: number) {
  const course = await newCourse(app, 0);
  const students = [];
  for (let index = 0; index < members; index += 1) {
    const student = await newHabitsStudent(app);
    await student.join(course.id);
    if (index > 0) await student.review(index);
    await student.joinBoard(course.id, `Owl ${index}`);
    students.push(student);
  }
  const [first] = students;
  if (!first) throw new Error('A leaderboard needs a member');
  const rows = async () => (await first.board(course.id)).body.rows;
  return { course, students, first, rows };
}

it('a leaderboard is shown from five members on, to participants', async () => {
  const { course, first, rows } = await newBoard(4);
  expect(await rows()).toEqual([]);
  const fifth = await newHabitsStudent(app);
  await fifth.join(course.id);
  await fifth.review(3);
  expect((await fifth.board(course.id)).body).toMatchObject({ alias: null, members: 4, rows: [] });
  expect((await fifth.joinBoard(course.id, '  Fifth ')).body).toMatchObject({ alias: 'Fifth', members: 5 });
  expect(await rows()).toEqual([
    { rank: 1, alias: 'Fifth', points: 3, is_me: false },
    { rank: 1, alias: 'Owl 3', points: 3, is_me: false },
    { rank: 3, alias: 'Owl 2', points: 2, is_me: false },
    { rank: 4, alias: 'Owl 1', points: 1, is_me: false },
    { rank: 5, alias: 'Owl 0', points: 0, is_me: true },
  ]);
  app.clock.advance(7 * 24 * 3_600_000);
  expect((await rows())[0]).toMatchObject({ points: 0 });
  await first.quitBoard(course.id);
  expect(await first.boards()).toMatchObject([{ course_id: course.id, alias: null, members: 4 }]);
});

it('a leaderboard has each name once, also for two concurrent requests; a member may choose another name', async () => {
  const { course, students } = await newBoard(2);
  const [ada, obi] = students;
  const rejection = await obi?.joinBoard(course.id, 'ÓWL-0');
  expect(rejection).toMatchObject({ status: 409 });
  const barrier = {
    sql: 'SELECT FROM users WHERE id = ANY($1) FOR UPDATE',
    values: [[ada?.userId, obi?.userId]],
  };
  const answers = await inLine(app, barrier, [
    async () => ada?.joinBoard(course.id, 'Heron'),
    async () => obi?.joinBoard(course.id, 'heron'),
  ]);
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
  expect((await obi?.joinBoard(course.id, 'Obi'))?.status).toBe(200);
});

it.for(['A', 'a'.repeat(25), '<b>owl</b>', '...', '\u202eowl'])(
  'a name such as %j is rejected',
  async (alias) => {
    const { course, first } = await newBoard(1);
    const { status, body } = await first.joinBoard(course.id, alias);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['alias']]);
  },
);

it('a leaderboard drops members who left, minimise gamification or are erased; a foreign course has none', async () => {
  const { course, students, first } = await newBoard(5);
  const members = async () => (await first.boards())[0]?.members;
  const [, left, quiet, erased] = students;
  await left?.call(unenrol, { params: { id: course.id } });
  expect(await members()).toBe(4);
  await quiet?.settings(true);
  expect(await members()).toBe(3);
  expect([
    (await quiet?.board(course.id))?.status,
    (await quiet?.joinBoard(course.id, 'Owl 9'))?.status,
  ]).toEqual([404, 409]);
  await app.platform.database.transaction(async (tx) => deleteAccount(tx, erased?.userId ?? ''));
  expect(await members()).toBe(2);
  const stranger = await newHabitsStudent(app);
  expect([
    (await stranger.board(course.id)).status,
    (await stranger.joinBoard(course.id, 'Eve')).status,
  ]).toEqual([404, 404]);
});
