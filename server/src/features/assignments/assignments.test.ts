/** Assignments: a tutor gives work, students do it where they always work, and both see what became of it. */
import { myQuestions } from '@akada/contract/material/questions.ts';
import type { AssignmentStudent } from '@akada/contract/work/classes/assignment-work.ts';
import * as contract from '@akada/contract/work/classes/assignments.ts';
import * as myContract from '@akada/contract/work/classes/my-assignments.ts';
import { sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';
import { createBankQuestion } from '../questions/testing/bank.samples.ts';
import { recordSubmission } from './handed-in.service.ts';

const hour = 60;
const day = 24 * hour;

let app: SharedTestApp;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let ada: Awaited<ReturnType<typeof newStudent>>;
let obi: Awaited<ReturnType<typeof newStudent>>;
let courseId: string;
let code: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  tutor = await newTutor(app);
  ada = await newStudent(app);
  obi = await newStudent(app, 'Obi Ade');
  const course = await tutor.create(`Botany ${newId()}`);
  courseId = course.id;
  code = makeCode(course);
  await ada.join(code);
  await obi.join(code);
});

const essay = { kind: 'essay', criteria: [{ name: 'Argument', points: 10 }] } as const;
const reading = { kind: 'reading', text: 'Water moves.' } as const;
const run = (statement: string, values: unknown[]) => app.platform.database.pool.query(statement, values);
const dispatch = () => app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();

const request = (content: object, changes: object = {}, headers: Record<string, string> = {}) =>
  tutor.call(contract.createAssignment, {
    headers,
    body: {
      course_id: courseId,
      title: 'Meiosis',
      due_at: moment(app, day),
      zone: 'Africa/Lagos',
      content,
      ...changes,
    },
  });
const give = async (content: object, changes: object = {}): Promise<string> => {
  const { status, body } = await request(content, changes);
  expect([status, body]).toEqual([201, body]);
  return body.id;
};
type Student = typeof ada;
const read = (student: Student, id: string) => student.call(myContract.getMyAssignment, { params: { id } });
const handIn = (student: Student, id: string, text: string | null = 'It divides twice.') =>
  student.call(myContract.handInMyAssignment, { params: { id }, body: { text } });
const start = (student: Student, id: string, attempt = 1) =>
  student.call(myContract.startMyAssignment, { params: { id }, body: { attempt } });
const extend = (id: string, student: Student, minutes: number) =>
  tutor.call(contract.extendAssignment, {
    params: { id, student_id: student.userId },
    body: { extension: { until: moment(app, minutes), reason: 'She was ill.' } },
  });
const mark = (id: string, points: number[], version = 0) =>
  tutor.call(contract.markAssignment, {
    params: { id, student_id: ada.userId },
    body: { points, comment: 'Clear.', version },
  });
const remind = (id: string) => tutor.call(contract.remindStudents, { params: { id }, body: {} });
const states = async (id: string) => {
  const { body } = await tutor.call(contract.listAssignmentStudents, { params: { id } });
  return body.items.map(({ full_name, state, is_late }: AssignmentStudent) => [full_name, state, is_late]);
};
const setDue = (id: string, minutes: number) =>
  run('UPDATE assignments SET opens_at = $2, due_at = $3 WHERE id = $1', [
    id,
    moment(app, minutes - day),
    moment(app, minutes),
  ]);

describe('a set', () => {
  const bank = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1)
      ids.push(await createBankQuestion(app, { userId: tutor.userId, canary: `Cell ${index}` }));
    return ids;
  };
  const chooseQuestions = async (count = 2) => ({
    kind: 'set',
    source: { from: 'chosen', question_ids: await bank(count) },
  });
  /** Answers the questions of the student's own set, each with this option. */
  const answer = async (student: Student, setId: string, choice: number, count = 100) => {
    const { body } = await student.call(myQuestions, { query: { generation_id: setId } });
    const answers = body.items.slice(0, count).map(({ id }: { id: string }) => ({
      id: newId(),
      sitting_id: newId(),
      question_id: id,
      version: 1,
      choices: [choice],
      certainty: null,
      hints: 0,
      took_ms: 900,
      usual_ms: null,
      given_at: moment(app),
      local_day: moment(app).slice(0, 10),
      zone: 'Africa/Lagos',
    }));
    expect(
      (await student.call(sendPracticeAnswers, { body: { sent_at: moment(app), answers } })).status,
    ).toBe(200);
    await dispatch();
  };

  it('becomes the student’s own once, counts during practice, and notifies the tutor once', async () => {
    const id = await give(await chooseQuestions());
    const [first, again] = await Promise.all([start(ada, id), start(ada, id)]);
    expect(first.body.set_id).toEqual(expect.any(String));
    expect(again.body.set_id).toBe(first.body.set_id);
    await answer(ada, first.body.set_id, 0, 1);
    expect((await read(ada, id)).body).toMatchObject({
      state: 'in_progress',
      done: 1,
      total: 2,
      score: null,
    });

    const notified = await notificationsDuring(app, { tutor, ada, obi }, async () => {
      await answer(ada, first.body.set_id, 0);
      await answer(ada, first.body.set_id, 1);
    });
    expect(notified).toEqual({ tutor: ['assignment.handed_in'] });
    expect((await read(ada, id)).body).toMatchObject({
      state: 'handed_in',
      is_late: false,
      score: { points: 2, max: 2 },
    });
    expect((await start(ada, id, 2)).status).toBe(409);

    await app.features.tasks.find(({ name }) => name === 'progress.count')?.run();
    const items = await run('SELECT source_kind, source_key FROM progress_items WHERE user_id = $1', [
      ada.userId,
    ]);
    expect(items.rows).toEqual(Array(2).fill({ source_kind: 'course', source_key: courseId }));
  });

  it('keeps the best of several attempts, and a deleted question or set does no harm', async () => {
    const content = await chooseQuestions();
    const id = await give(content, { attempts: 2 });
    await run('UPDATE questions SET deleted_at = now() WHERE id = $1', [content.source.question_ids[1]]);
    const { set_id } = (await start(ada, id)).body;
    await answer(ada, set_id, 1);
    expect((await read(ada, id)).body).toMatchObject({ done: 1, total: 1, score: { points: 0, max: 1 } });
    expect((await start(ada, id, 2)).body).toMatchObject({ attempt: 2, done: 0, set_id });
    await answer(ada, set_id, 0);
    expect((await read(ada, id)).body).toMatchObject({ state: 'handed_in', score: { points: 1, max: 1 } });
    await run('UPDATE questions SET deleted_at = now() WHERE generation_id = $1', [set_id]);
    expect((await read(ada, id)).body).toMatchObject({ set_id: null, score: { points: 1, max: 1 } });
  });

  it('is drawn by topic only from the bank of its tutor', async () => {
    await bank(3);
    const topics = { kind: 'set', source: { from: 'topics', topics: [], count: 2 } };
    // The questions of this bank belong to no class.
    expect((await request(topics)).status).toBe(422);
    expect((await request(topics, { course_id: null, student_ids: [ada.userId] })).body.size).toBe(2);
    const foreign = await createBankQuestion(app, { userId: obi.userId, canary: 'Foreign' });
    const source = { from: 'chosen', question_ids: [foreign] };
    expect((await request({ kind: 'set', source })).status).toBe(422);
  });
});

describe('a tutor', () => {
  it('gives work once, however often the call is sent, and each student is notified once', async () => {
    const headers = { 'idempotency-key': newId() };
    const notified = await notificationsDuring(app, { tutor, ada, obi }, async () => {
      const first = await request(essay, {}, headers);
      expect((await request(essay, {}, headers)).body.id).toBe(first.body.id);
    });
    expect(notified).toEqual({ ada: ['assignment.given'], obi: ['assignment.given'] });
  });

  it('tells students of coming work when it opens, and they see nothing of it before', async () => {
    const id = await give(reading, { opens_at: moment(app, hour) });
    expect((await read(ada, id)).body).toMatchObject({ state: 'coming', text: null });
    expect((await handIn(ada, id, null)).status).toBe(409);
    await run('UPDATE assignments SET opens_at = $2 WHERE id = $1', [id, moment(app, -1)]);
    const announce = async () => {
      const task = app.features.tasks.find(({ name }) => name === 'assignments.announce');
      await Promise.all([task?.run(), task?.run()]);
    };
    expect(await notificationsDuring(app, { ada }, announce)).toEqual({ ada: ['assignment.given'] });
    expect((await read(ada, id)).body.text).toBe('Water moves.');
  });

  it.each([
    ['a past due date', { due_at: '2026-01-01T00:00:00Z' }],
    ['no due date', { due_at: null }],
    ['a last moment before the due date', { late_rule: 'until', late_until: '2026-01-01T00:00:00Z' }],
    ['neither class nor student', { course_id: null }],
    ['someone who is no student', { course_id: null, student_ids: [newId()] }],
    ['a class of someone else', { course_id: newId() }],
  ])('cannot give work with %s', async (_, changes) => {
    expect((await request(essay, changes)).status).toBe(422);
  });

  it('on a second device does not overwrite a change', async () => {
    const id = await give(essay);
    const edit = (title: string, version: number) =>
      tutor.call(contract.editAssignment, {
        params: { id },
        body: { title, due_at: moment(app, 2 * day), zone: 'Africa/Lagos', version },
      });
    expect((await edit('Mitosis', 1)).body).toMatchObject({ title: 'Mitosis', version: 2 });
    expect((await edit('Plants', 1)).status).toBe(409);
  });

  it('sends one reminder to each student who has not submitted', async () => {
    const id = await give(essay);
    await handIn(obi, id);
    const notified = await notificationsDuring(app, { tutor, ada, obi }, async () => {
      const sent = await Promise.all([remind(id), remind(id)]);
      expect(sent.map(({ body }) => body.reminded).sort()).toEqual([0, 1]);
    });
    expect(notified).toEqual({ ada: ['assignment.reminded'] });
  });

  it('marks an essay once per version, and its student is notified', async () => {
    const id = await give(essay);
    expect((await mark(id, [5])).status).toBe(409);
    await handIn(ada, id);
    expect((await mark(id, [11])).status).toBe(422);
    const notified = await notificationsDuring(app, { tutor, ada, obi }, async () => {
      await mark(id, [7.5]);
      await mark(id, [7.5]);
    });
    expect(notified).toEqual({ ada: ['assignment.marked'] });
    expect((await mark(id, [3])).status).toBe(409);
    expect((await read(ada, id)).body).toMatchObject({
      state: 'marked',
      score: { points: 7.5, max: 10 },
      comment: 'Clear.',
    });
  });

  it('reads who waits first, and a table that spreadsheets do not run', async () => {
    await run('UPDATE users SET full_name = $2 WHERE id = $1', [obi.userId, '=1+1']);
    const id = await give(essay);
    await handIn(obi, id);
    expect(await states(id)).toEqual([
      ['=1+1', 'to_mark', false],
      ['Ada Obi', 'not_opened', false],
    ]);
    const { access_token: token } = await signIn(app, tutor);
    const headers = { authorization: `Bearer ${token}` };
    const table = await send(app, contract.assignmentTable, { params: { id }, headers });
    expect(table.body).toContain("'=1+1");
    expect(table.body).not.toMatch(/^=/m);
  });
});

describe('a due date', () => {
  it('takes late work by its rule, at 23:30 UTC and in the zone of another day', async () => {
    const id = await give(essay, { zone: 'Pacific/Auckland' });
    await setDue(id, -1);
    expect((await handIn(ada, id)).body).toMatchObject({
      state: 'to_mark',
      is_late: true,
      zone: 'Pacific/Auckland',
    });
    const strict = await give(essay, { late_rule: 'none' });
    await setDue(strict, -1);
    expect((await handIn(ada, strict)).status).toBe(409);
    expect((await read(ada, strict)).body.state).toBe('missed');
  });

  it('is moved for one student with a reason, and that student is told', async () => {
    const id = await give(essay, { late_rule: 'none' });
    expect((await extend(id, ada, hour)).status).toBe(422);
    const notified = await notificationsDuring(app, { tutor, ada, obi }, async () => {
      const until = moment(app, 2 * day);
      const repeatReminder = () =>
        tutor.call(contract.extendAssignment, {
          params: { id, student_id: ada.userId },
          body: { extension: { until, reason: 'She was ill.' } },
        });
      await repeatReminder();
      await repeatReminder();
    });
    expect(notified).toEqual({ ada: ['assignment.extended'] });
    await setDue(id, -1);
    expect((await handIn(obi, id)).status).toBe(409);
    expect((await handIn(ada, id)).body).toMatchObject({ is_late: false, extension_reason: 'She was ill.' });
  });
});

describe('a student', () => {
  it('submits once: the first text counts', async () => {
    const id = await give(essay);
    const sent = await Promise.all([handIn(ada, id), handIn(ada, id, 'Another text.')]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await handIn(ada, id, '')).status).toBe(422);
  });

  it('learns cards as their own', async () => {
    const cards = [{ front: 'Mitosis', back: 'One division' }];
    const id = await give({ kind: 'cards', cards });
    expect((await start(ada, id)).body).toMatchObject({ state: 'in_progress', done: 0, total: 1 });
  });

  it.each([
    ['in a class', '', [], ['work', 'work']],
    [
      'after leaving',
      'UPDATE enrolments SET deleted_at = now() WHERE course_id = $1',
      ['course'],
      [null, 'read'],
    ],
    [
      'of a class that has ended',
      'UPDATE courses SET archived_at = now() WHERE id = $1',
      ['course'],
      ['read', 'read'],
    ],
    [
      'of a suspended tutor',
      `UPDATE tutor_profiles SET state = 'rejected', rejection_reason = 'No.' WHERE user_id = $1`,
      ['tutor'],
      [null, 'read'],
    ],
    [
      'of a deleted assignment',
      'UPDATE assignments SET deleted_at = now() WHERE course_id = $1',
      ['course'],
      [null, null],
    ],
  ])('%s sees open work and handed-in work as %s', async (_, statement, values, expected) => {
    const open = await give(essay);
    const handed = await give(essay);
    await handIn(ada, handed);
    const ids = { course: courseId, tutor: tutor.userId };
    if (statement !== '')
      await run(
        statement,
        values.map((name) => ids[name as keyof typeof ids]),
      );
    const reach = async (id: string) => {
      const { status, body } = await read(ada, id);
      if (status === 404) return null;
      return body.is_open ? 'work' : 'read';
    };
    expect([await reach(open), await reach(handed)]).toEqual(expected);
    expect((await handIn(ada, open)).status).toBe(
      expected[0] === 'work' ? 200 : expected[0] === null ? 404 : 409,
    );
  });

  it('who joins later finds the work, and someone in no class does not', async () => {
    const id = await give(reading);
    const eve = await newStudent(app, 'Eve Eze');
    expect((await read(eve, id)).status).toBe(404);
    await eve.join(code);
    const { body } = await eve.call(myContract.listAssignedWork, { query: { show: 'to_do' } });
    expect(body).toMatchObject({ total: 1, items: [{ id, state: 'not_opened' }] });
    expect((await handIn(eve, id, null)).body.state).toBe('handed_in');
    expect((await eve.call(myContract.listAssignedWork, { query: { show: 'to_do' } })).body.total).toBe(0);
  });
});

it('200 students submit within an hour, and the tutor reads one notification with the count', async () => {
  const id = await give(essay);
  await run(
    `WITH people AS (
      INSERT INTO users (id, email, full_name, role, email_verified_at, time_zone, created_at)
      SELECT gen_random_uuid(), gen_random_uuid() || '@example.org', 'Student ' || n, 'student', now(), 'Africa/Lagos', now()
      FROM generate_series(1, 200) n RETURNING id),
    members AS (
      INSERT INTO enrolments (id, course_id, user_id, joined_at)
      SELECT gen_random_uuid(), $2, id, now() FROM people)
    INSERT INTO assignment_works (assignment_id, user_id, started_at, handed_in_at, text)
      SELECT $1, id, now(), now(), 'Text' FROM people`,
    [id, courseId],
  );
  const { rows } = await run(
    'SELECT user_id FROM assignment_works WHERE assignment_id = $1 AND text IS NOT NULL',
    [id],
  );
  const now = app.clock.now();
  const note = ({ user_id: userId }: { user_id: string }) =>
    app.platform.database.transaction((tx) => recordSubmission(tx, { assignmentId: id, userId }, now));
  while (rows.length > 0) await Promise.all(rows.splice(0, 10).map(note));
  // One round delivers a part of a person's events.
  for (let round = 0; round < 20; round += 1) await dispatch();
  const notified = await run(
    `SELECT times FROM notifications WHERE user_id = $1 AND entry = 'assignment.handed_in'`,
    [tutor.userId],
  );
  expect(notified.rows).toEqual([{ times: 200 }]);
  const page = await tutor.call(contract.listAssignmentStudents, { params: { id }, query: { skip: '200' } });
  expect(page.body).toMatchObject({ total: 202 });
  expect(page.body.items).toHaveLength(2);
});
