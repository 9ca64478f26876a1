/**
 * Tests joining and leaving: codes that are guessed, used twice or replaced, and names that only members may
 * read.
 */
import { withdrawCourse } from '@akada/contract/base/course-approval.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { joinCourse, listMembers, renewJoinCode } from '@akada/contract/base/enrolments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createListedCourse, makeCode, newAdmin, newStudent, newTutor } from './testing/course-people.ts';
import { insertCourse } from './testing/courses.samples.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let student: Awaited<ReturnType<typeof newStudent>>;
let course: Course;

beforeAll(async () => {
  app = await createTestApp();
  admin = await newAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [tutor, student] = [await newTutor(app), await newStudent(app)];
  course = await tutor.create('Anatomy');
});

const minuteMs = 60_000;
const getRows = async (userId: string) =>
  (await app.platform.database.pool.query('SELECT id FROM enrolments WHERE user_id = $1', [userId])).rows;
/** @returns how often others were told that this person is in a course */
const joinings = async (userId: string) => {
  const joined = `SELECT 1 FROM outbox_events WHERE user_id = $1 AND name = 'course.joined'`;
  return (await app.platform.database.pool.query(joined, [userId])).rows.length;
};
const renew = (replaces: string) =>
  tutor.call(renewJoinCode, { params: { id: course.id }, body: { replaces } });
const getNames = async (id: string) =>
  (await tutor.members(id)).body.items.map(({ full_name }: { full_name: string }) => full_name);

describe('a join code', () => {
  it('lets a student in, as it is typed, into a draft too', async () => {
    const { status, body } = await student.join(` ${makeCode(course).toLowerCase().replace('-', ' ')} `);
    expect([status, body.id, body.relation, body.for_owner]).toEqual([200, course.id, 'member', null]);
    expect((await student.read(course.id)).body).toEqual(body);
  });

  it('used twice, also concurrently, makes one member', async () => {
    const joined = await Promise.all([1, 2, 3].map(() => student.join(makeCode(course))));
    expect(joined.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await getRows(student.userId)).toHaveLength(1);
    expect((await tutor.read(course.id)).for_owner?.member_count).toBe(1);
  });

  it('is rejected at its field if it is unknown or malformed', async () => {
    expect(await student.join('ZZZZ-ZZZZ')).toMatchObject({
      status: 422,
      body: { detail: { code: 'No course has this code. Check it with your tutor.' } },
    });
    expect(Object.keys((await student.join('hello')).body.detail)).toEqual(['code']);
  });

  it('is tried twenty times in ten minutes, the right one among them, by each person for themselves', async () => {
    for (let tried = 0; tried < 20; tried += 1) await student.join('ZZZZ-ZZZZ');
    const rejection = await student.join(makeCode(course));
    expect([rejection.status, rejection.body.detail]).toEqual([
      429,
      'You have tried too many codes. Please wait 10 minutes before the next one.',
    ]);
    expect((await (await newStudent(app)).join(makeCode(course))).status).toBe(200);

    app.clock.advance(10 * minuteMs + 1);
    expect((await student.join(makeCode(course))).status).toBe(200);
  });

  it('admits no student after its replacement, members stay, and a repeated replacement counts once', async () => {
    await student.join(makeCode(course));
    const renewed = await renew(makeCode(course));
    expect(makeCode(renewed.body)).not.toBe(makeCode(course));
    expect(makeCode((await renew(makeCode(course))).body)).toBe(makeCode(renewed.body));

    const newcomer = await newStudent(app);
    expect((await newcomer.join(makeCode(course))).status).toBe(422);
    expect((await newcomer.join(makeCode(renewed.body))).status).toBe(200);
    expect((await student.read(course.id)).body.relation).toBe('member');
  });

  it('does not let owners join their own course', async () => {
    const own = await insertCourse(app, admin.userId);
    const joining = admin.call(joinCourse, { body: { code: own.joinCode } });
    expect(await joining).toMatchObject({
      status: 409,
      body: { detail: 'This is your own course. Invite students to it.' },
    });
  });
});

describe('a tutor who is not approved', () => {
  it('keeps courses and members, takes no more, and is open again once approved', async () => {
    const listed = await createListedCourse(tutor, admin, 'Histology');
    await student.join(makeCode(course));
    await student.enrol(listed.id);
    await admin.rejectTutor(tutor.userId);

    const newcomer = await newStudent(app);
    expect(await newcomer.join(makeCode(course))).toMatchObject({
      status: 409,
      body: { detail: 'This course is closed to new students at the moment. Ask its tutor.' },
    });
    expect((await newcomer.enrol(listed.id)).status).toBe(404);
    expect(await newcomer.find('Histology')).not.toContain('Histology');
    expect(await student.find('Histology')).toContain('Histology');
    expect((await student.join(makeCode(course))).status).toBe(200);
    expect((await student.enrol(listed.id)).status).toBe(200);
    expect((await tutor.read(listed.id)).for_owner).toMatchObject({ is_open: false, member_count: 1 });

    await admin.approveTutor(tutor.userId);
    expect((await newcomer.join(makeCode(course))).status).toBe(200);
    expect((await newcomer.enrol(listed.id)).status).toBe(200);
  });

  it('writes drafts whose codes admit no student while approval is pending', async () => {
    for (const pending of [await newTutor(app, 'pending'), await newTutor(app, null)]) {
      const draft = await pending.create('Embryology');
      expect(draft.for_owner).toMatchObject({ state: 'draft', is_open: false });
      expect((await student.join(makeCode(draft))).status).toBe(409);
      expect(await getRows(student.userId)).toEqual([]);
    }
  });
});

describe('the catalog', () => {
  it('lets anyone in, once', async () => {
    const listed = await createListedCourse(tutor, admin, 'Immunology');
    const [first, second] = [await student.enrol(listed.id), await student.enrol(listed.id)];
    expect([first.status, first.body.relation]).toEqual([200, 'member']);
    expect(second.body).toEqual(first.body);
    expect(await getRows(student.userId)).toHaveLength(1);
  });

  it('is no way into a course outside it', async () => {
    expect((await student.enrol(course.id)).status).toBe(404);
    expect((await student.enrol(newId())).status).toBe(404);
    const listed = await createListedCourse(tutor, admin, 'Pathology');
    await tutor.call(withdrawCourse, { params: { id: listed.id } });
    expect((await student.enrol(listed.id)).status).toBe(404);
  });
});

describe('a student who leaves', () => {
  it('disappears from the names immediately, can undo it for an hour, and can join again by code', async () => {
    await student.join(makeCode(course));
    expect([(await student.unenrol(course.id)).status, (await student.unenrol(course.id)).status]).toEqual([
      204, 204,
    ]);
    expect((await student.read(course.id)).status).toBe(404);
    expect(await getNames(course.id)).toEqual([]);

    app.clock.advance(minuteMs);
    await (await newStudent(app, 'Bola Ade')).join(makeCode(course));
    app.clock.advance(minuteMs);
    const [back, again] = [await student.restore(course.id), await student.restore(course.id)];
    expect([back.status, back.body.relation, again.status]).toEqual([200, 'member', 200]);
    expect([await getNames(course.id), await joinings(student.userId)]).toEqual([['Ada Obi', 'Bola Ade'], 2]);

    await student.unenrol(course.id);
    expect((await student.join(makeCode(course))).status).toBe(200);
    expect([await getNames(course.id), await joinings(student.userId)]).toEqual([['Bola Ade', 'Ada Obi'], 3]);
    expect(await getRows(student.userId)).toHaveLength(1);
  });

  it('needs the code after the hour', async () => {
    await student.join(makeCode(course));
    await student.unenrol(course.id);
    app.clock.advance(60 * minuteMs + 1);
    await app.features.tasks.find(({ name }) => name === 'enrolments.remove_deleted')?.run();
    expect((await student.restore(course.id)).status).toBe(404);
    expect((await student.join(makeCode(course))).status).toBe(200);
  });

  it('updates the tutor’s open pages by returning, but not by a repetition', async () => {
    await student.join(makeCode(course));
    const heard = await heardDuring(app, tutor.userId, async () => {
      const { unenrol, restore } = student;
      for (const change of [unenrol, unenrol, restore, restore]) await change(course.id);
    });
    const ofCourse = { topic: 'course', id: course.id };
    expect(heard).toEqual([ofCourse, ofCourse]);
  });

  it('was a member: other students have nothing to leave or to undo', async () => {
    expect((await student.unenrol(course.id)).status).toBe(404);
    expect((await student.restore(course.id)).status).toBe(404);
  });
});

describe('the tutor', () => {
  it('is told once of each student who joins, and reads the students of an hour as one notification', async () => {
    app.clock.advance(60 * minuteMs - (app.clock.now() % (60 * minuteMs)));
    const others = [await newStudent(app, 'Bola Ade'), await newStudent(app, 'Chidi Eke')];
    const code = makeCode(course);
    expect(
      await notificationsDuring(app, { tutor, student, admin }, async () => {
        await Promise.all([student.join(code), student.join(code)]);
        await student.unenrol(course.id);
        await student.restore(course.id);
        await student.unenrol(course.id);
        await student.join(code);
      }),
    ).toEqual({ tutor: ['course.member_joined'] });
    expect(await getNotifications(app, tutor)).toMatchObject([
      { title: 'Ada Obi joined Anatomy', link: `/courses/${course.id}`, action: 'See the class' },
    ]);

    for (const other of others) await other.join(code);
    expect(await getNotifications(app, tutor)).toMatchObject([
      { title: '3 students joined Anatomy', message: 'The newest is Chidi Eke.', repeated: null },
    ]);
    app.clock.advance(60 * minuteMs);
    await (await newStudent(app, 'Dapo Eze')).join(code);
    expect((await getNotifications(app, tutor)).map(({ title }) => title)).toEqual([
      '3 students joined Anatomy',
      'Dapo Eze joined Anatomy',
    ]);
  });
});

describe('the names of members', () => {
  it('are read by the owner and by administrators, in the order of joining, in pages', async () => {
    for (const name of ['Ada Obi', 'Bola Ade', 'Chidi Eke']) {
      app.clock.advance(minuteMs);
      await (await newStudent(app, name)).join(makeCode(course));
    }
    expect(await getNames(course.id)).toEqual(['Ada Obi', 'Bola Ade', 'Chidi Eke']);
    expect((await admin.members(course.id)).body.total).toBe(3);
    const page = await tutor.call(listMembers, {
      params: { id: course.id },
      query: { skip: '1', limit: '1' },
    });
    expect(page.body).toEqual({
      total: 3,
      items: [{ id: expect.any(String), full_name: 'Bola Ade', joined_at: expect.any(String) }],
    });
  });

  it('are in no answer to a student or to another tutor', async () => {
    const other = await newStudent(app, 'Folake Secret');
    await other.join(makeCode(course));
    const seen = [
      await student.join(makeCode(course)),
      await student.read(course.id),
      await student.call(listMembers, { params: { id: course.id } }),
      await (await newTutor(app)).members(course.id),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 403, 404]);
    for (const { text } of seen) expect(text).not.toMatch(/Folake|member_count|join_code/);
  });
});

describe('joining and deleting at one moment', () => {
  const locked = () => ({ sql: 'SELECT 1 FROM courses WHERE id = $1 FOR UPDATE', values: [course.id] });

  it('first joined: the course stays', async () => {
    const [joined, removed] = await inLine(app, locked(), [
      () => student.join(makeCode(course)),
      () => tutor.remove(course.id),
    ]);
    expect([joined.status, removed.status]).toEqual([200, 409]);
  });

  it('after an earlier deletion the code is unknown', async () => {
    const [removed, joined] = await inLine(app, locked(), [
      () => tutor.remove(course.id),
      () => student.join(makeCode(course)),
    ]);
    expect([removed.status, joined.status]).toEqual([204, 422]);
    expect(await getRows(student.userId)).toEqual([]);
  });
});
