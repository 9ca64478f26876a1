/** A parent without an account reads how a student does, and nothing else. */

import * as endpoints from '@akada/contract/identity/parents.ts';
import { saveAdultMark } from '@akada/contract/observers/message-care.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { callAs } from '../../testing/call-as.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { createPerson } from '../../testing/people.ts';
import { givePersonalData, secretMark } from '../../testing/suites/everything.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAdministrator, getAudit } from '../admin/testing/administrators.ts';
import { insertBooking } from '../bookings/testing/bookings.samples.ts';
import { insertPaidMonth } from '../payments/testing/paid-month.ts';
import { newCourse } from '../practice/testing/practice-student.ts';
import { newLearner } from '../progress/testing/learners.ts';
import { callParents, newParent, openedAt } from './testing/invited-parents.ts';

const dayMs = 24 * 60 * 60_000;

let app: TestApp;
/** Log lines of the test. */
let logged = '';
const log = createLog('trace', {
  write(line) {
    logged += line;
  },
});

beforeAll(async () => {
  // A Tuesday.
  app = await createTestApp({ startsAt: Date.parse('2026-12-01T10:00:00Z'), log });
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

describe('the page of a parent', () => {
  it('shows days, minutes and right answers by course, and when it was opened last', async () => {
    const learner = await newLearner(app);
    const course = await newCourse(app, 4);
    await query(
      `INSERT INTO enrolments (id, course_id, user_id, joined_at) VALUES (gen_random_uuid(), $1, $2, $3)`,
      [course.id, learner.userId, new Date(app.clock.now()).toISOString()],
    );
    await learner.answer(course.ids, '+++-');
    await countFigures(app);
    const student = callParents(app, learner);
    const { body } = await student.invite({ name: 'Mama Ada' });
    expect(body).toMatchObject({
      is_mailed: false,
      parent: { name: 'Mama Ada', mails: false, can_end: true },
    });

    const { body: parentView } = await openedAt(app, body.url).open();
    expect(parentView).toMatchObject({ first_name: 'Ada', today: '2026-12-01', exams: [], mails: null });
    const [week, ...earlier] = parentView.weeks;
    expect(week).toMatchObject({
      from: '2026-11-30',
      days: 1,
      answers: 4,
      right_percent: 75,
      courses: [{ name: course.name, answers: 4, right_percent: 75 }],
    });
    expect(earlier.map(({ from, days }: endpoints.SeenWeek) => [from, days])).toEqual([
      ['2026-11-23', 0],
      ['2026-11-16', 0],
      ['2026-11-09', 0],
      ['2026-11-02', 0],
    ]);
    expect(parentView.week.map(({ answers }: { answers: number }) => answers)).toEqual([0, 4, 0, 0, 0, 0, 0]);
    expect(await student.list()).toMatchObject([{ last_opened_at: '2026-12-01T10:00:00.000Z' }]);
  });

  it('has pages of sessions and of payments, each row once', async () => {
    const parent = await newParent(app);
    const { userId: studentId } = parent.student;
    const starts = [1, 2, 3].map((day) => new Date(app.clock.now() + day * dayMs).toISOString());
    for (const startsAt of starts) await insertBooking(app, { studentId, startsAt, state: 'confirmed' });
    await insertBooking(app, { studentId, state: 'requested' });
    for (const _ of starts) await insertPaidMonth(app, studentId);

    const first = await parent.sessions({ skip: '0', limit: '2' });
    const second = await parent.sessions({ skip: '2', limit: '2' });
    expect([first.body.total, second.body.total]).toEqual([3, 3]);
    const rows = [...first.body.items, ...second.body.items];
    expect(rows.map(({ starts_at }) => starts_at)).toEqual(starts.toReversed());
    expect(Object.keys(rows[0]).sort()).toEqual(['ends_at', 'starts_at', 'state', 'tutor_name']);

    const paid = await parent.payments({ skip: '2', limit: '2' });
    expect(paid.body).toEqual({
      items: [{ created_at: expect.any(String), what: 'Premium, 1 month', amount: 150_000, state: 'Paid' }],
      total: 3,
    });
  });

  it('has nothing of any other table', async () => {
    const { userId } = await createPerson(app);
    await givePersonalData(app, { userId, canary: 'Zainab unspoken' });
    const { body } = await callParents(app, { userId }).invite({ name: 'Baba' });
    const page = openedAt(app, body.url);
    const texts = (await Promise.all([page.open(), page.sessions(), page.payments()])).map(
      ({ text }) => text,
    );
    expect(texts[0]).toContain('Zainab');
    expect(texts.join()).not.toMatch(new RegExp(`unspoken|${secretMark}|${userId}|@`));
  });
});

describe('a student', () => {
  it('invites once per key, four parents at most, and no code is in the database or the log', async () => {
    const student = callParents(app, await createPerson(app));
    const key = crypto.randomUUID();
    const first = await student.invite({ name: 'Mama' }, key);
    expect((await student.invite({ name: 'Mama' }, key)).body).toEqual(first.body);
    for (const name of ['Baba', 'Auntie', 'Uncle']) await student.invite({ name });
    expect((await student.invite({ name: 'Cousin' })).status).toBe(409);
    expect(await student.list()).toHaveLength(4);

    const { code, open } = openedAt(app, first.body.url);
    expect(code).toMatch(/^[\w-]{22}$/);
    await open();
    expect(JSON.stringify(await query('SELECT row_to_json(p)::text FROM parents p'))).not.toContain(code);
    expect(logged).not.toContain(code);
  });

  it('ends what a parent sees, takes that back with the same link, and invites again', async () => {
    const { student, id, open, code } = await newParent(app);
    expect((await student.end(id)).status).toBe(204);
    expect((await student.end(id)).status).toBe(204);
    const unknown = await openedAt(app, `https://akada.test/parent/${code.slice(0, -1)}-`).open();
    const ended = await open();
    expect(ended.status).toBe(404);
    const withoutRequest = ({ text }: { text: string }) => ({ ...JSON.parse(text), request_id: null });
    expect(withoutRequest(ended)).toEqual(withoutRequest(unknown));
    expect(await student.list()).toEqual([]);

    expect((await student.restore(id)).status).toBe(200);
    expect((await open()).status).toBe(200);
    await student.end(id);
    const secondLink = await student.invite({ name: 'Mama Ada' });
    expect((await openedAt(app, secondLink.body.url).open()).status).toBe(200);
    expect((await open()).status).toBe(404);
  });
});

describe('the school of a minor', () => {
  it('invites a parent, whom the student sees and cannot end until the school says adult', async () => {
    const person = await createPerson(app);
    const student = callParents(app, person);
    const admin = await createAdministrator(app);
    const call = callAs(app, admin);
    const params = { id: person.userId };
    const { status, body } = await call(endpoints.inviteParentOfPerson, { params, body: { name: 'Mr Obi' } });
    expect(status).toBe(201);
    expect(await student.list()).toMatchObject([{ name: 'Mr Obi', by_school: true, can_end: false }]);
    const rejection = await student.end(body.parent.id);
    expect([rejection.status, rejection.text]).toEqual([
      409,
      expect.stringContaining('Ask an administrator'),
    ]);
    expect((await openedAt(app, body.url).open()).status).toBe(200);

    await call(saveAdultMark, { params, body: { adult: true } });
    const late = await call(endpoints.inviteParentOfPerson, { params, body: { name: 'Mrs Obi' } });
    expect(late.status).toBe(409);
    expect(await student.list()).toMatchObject([{ can_end: true }]);
    expect((await student.end(body.parent.id)).status).toBe(204);
    expect((await getAudit(app, person.userId)).map(({ action }) => action)).toEqual([
      'parent.invite',
      'user.adult',
    ]);
  });

  it('ends it for good, on record, and a repetition changes nothing', async () => {
    const { student, id, open } = await newParent(app);
    const call = callAs(app, await createAdministrator(app));
    const params = { id: student.userId, parent_id: id };
    expect((await call(endpoints.endParentOfPerson, { params })).status).toBe(204);
    expect((await call(endpoints.endParentOfPerson, { params })).status).toBe(204);
    expect((await open()).status).toBe(404);
    expect((await student.restore(id)).status).toBe(404);
    expect((await getAudit(app, student.userId)).map(({ action }) => action)).toEqual(['parent.end']);
  });
});

describe('an unknown address', () => {
  it('is not found, and a caller who tries many has to wait', async () => {
    const page = openedAt(app, `https://akada.test/parent/${'x'.repeat(22)}`);
    const { status } = await page.open();
    expect(status).toBe(404);
    let lastStatus = status;
    for (let times = 0; times < 61 && lastStatus === 404; times += 1) lastStatus = (await page.open()).status;
    expect(lastStatus).toBe(429);
  });
});
