/** Around a session: what the two write, weak topics by consent, questions given after it, its entry in calendars. */
import { confirmQuestionsRight } from '@akada/contract/material/course-sets.ts';
import { savePreferences } from '@akada/contract/observers/notifications.ts';
import * as endpoints from '@akada/contract/work/sessions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { deliverWaitingMail } from '../../testing/deliver-waiting-mail.ts';
import { signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newLearner } from '../progress/testing/learners.ts';
import { createBankQuestion } from '../questions/testing/bank.samples.ts';
import {
  type Booker,
  confirmed,
  hourMs,
  inHours,
  makeBooker,
  newBookableTutor,
  newBooker,
  requested,
} from './testing/booking-people.ts';

let app: TestApp;
let tutor: Booker;
let student: Booker;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await newBookableTutor(app, { buffer_minutes: 0 });
  student = await newBooker(app);
});

afterAll(() => app.close());

const of = (id: string) => ({ params: { id } });

describe('shared notes', () => {
  it('are written by both, and earlier versions stay', async () => {
    const { id } = await confirmed(app, student, tutor, 30);
    const editor = newId();
    const write = (person: Booker, text: string, version: number, editor_id = newId()) =>
      person.call(endpoints.writeSessionNotes, { ...of(id), body: { text, version, editor_id } });

    expect((await student.call(endpoints.getSessionNotes, of(id))).body).toMatchObject({
      text: '',
      version: 0,
    });
    expect((await write(tutor, 'E2', 0, editor)).body).toMatchObject({ version: 1, written_by: 'tutor' });
    expect((await write(tutor, 'E2 and', 1, editor)).body).toMatchObject({ version: 2, earlier: 0 });
    const rejection = await write(student, 'SN1', 1);
    expect([rejection.status, rejection.body.detail.notes.text]).toEqual([409, 'E2 and']);
    expect((await write(student, 'E2 and SN1', 2)).body).toMatchObject({ version: 3, earlier: 1 });
    // A save whose answer was lost is no conflict.
    expect((await write(student, 'E2 and SN1', 2)).body).toMatchObject({ version: 3 });
    const { body } = await tutor.call(endpoints.listSessionNoteVersions, of(id));
    expect(body.items).toMatchObject([{ version: 2, text: 'E2 and', written_by: 'tutor' }]);
  });

  it('are visible only to both people', async () => {
    const { id } = await confirmed(app, student, tutor, 33);
    const stranger = await newBooker(app, { role: 'admin' });
    expect((await stranger.call(endpoints.getSessionNotes, of(id))).status).toBe(404);
  });
});

it('weak topics are shown to the tutor as long as the student shares them, and not after the session', async () => {
  const learner = await newLearner(app);
  const noteId = newId();
  const { ids } = await learner.addSet(8, () => ({ noteId, topic: 'Buffers', topicKey: 'buffers' }));
  await learner.answer(ids, '-');
  await countFigures(app);
  const weak = makeBooker(app, learner);
  const { id } = await confirmed(app, weak, tutor, 36);
  const read = async (person: Booker) => (await person.call(endpoints.getWeakTopics, of(id))).body;
  const share = (shared: boolean) => weak.call(endpoints.shareWeakTopics, { ...of(id), body: { shared } });
  const topics = [{ title: 'Buffers', answers: 8, percent_right: expect.any(Number) }];
  expect(await read(tutor)).toEqual({ shared: true, topics });
  await share(false);
  expect(await read(tutor)).toEqual({ shared: false, topics: [] });
  expect((await tutor.call(endpoints.shareWeakTopics, { ...of(id), body: { shared: true } })).status).toBe(
    403,
  );
  expect(await read(weak)).toEqual({ shared: false, topics });
  await share(true);
  app.clock.advance(38 * hourMs);
  expect(await read(tutor)).toEqual({ shared: false, topics: [] });
});

describe('questions given after a session', () => {
  it('are a set of the student’s own, once', async () => {
    const { id } = await confirmed(app, student, tutor, 30);
    const owner = { userId: tutor.userId, canary: `osmosis ${newId()}` };
    const question = await createBankQuestion(app, owner);
    const body = { title: 'Osmosis', question_ids: [question] };
    const key = newId();
    const assign = () =>
      tutor.call(endpoints.assignQuestions, { ...of(id), body, headers: { 'idempotency-key': key } });
    expect([(await assign()).status, (await assign()).body.code]).toEqual([409, 'booking_state']);

    app.clock.advance(31 * hourMs);
    const [first, again] = [await assign(), await assign()];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(first.body).toMatchObject({ title: 'Osmosis', questions: 1, tutor_name: 'Chidi Balogun' });
    const mine = (await student.call(endpoints.listMyAssignments)).body.items;
    expect(mine).toEqual([first.body]);
    expect((await student.call(endpoints.listBookingAssignments, of(id))).body.items).toEqual(mine);
    expect(await student.titles()).toContain('Chidi Balogun gives you questions');
  });

  it('are of the tutor’s own bank', async () => {
    const { id } = await confirmed(app, student, tutor, 30);
    app.clock.advance(31 * hourMs);
    const foreign = await createBankQuestion(app, {
      userId: (await newBookableTutor(app)).userId,
      canary: 'x',
    });
    const body = { title: 'Osmosis', question_ids: [foreign] };
    const { status } = await tutor.call(endpoints.assignQuestions, { ...of(id), body });
    expect(status).toBe(422);
  });

  it('a tutor needs the right to give questions of a past paper, and the copies carry the paper', async () => {
    const { id } = await confirmed(app, student, tutor, 30);
    app.clock.advance(31 * hourMs);
    const { pool } = app.platform.database;
    const question = await createBankQuestion(app, { userId: tutor.userId, canary: `humus ${newId()}` });
    const paperId = newId();
    await pool.query('INSERT INTO paper_parts (paper_id, question_id) VALUES ($1, $2)', [paperId, question]);
    const body = { title: 'Humus', question_ids: [question] };
    const assign = () => tutor.call(endpoints.assignQuestions, { ...of(id), body });
    expect((await assign()).body.code).toBe('right_not_confirmed');

    await tutor.call(confirmQuestionsRight, { body: { question_ids: [question], words: 1 } });
    expect((await assign()).status).toBe(201);
    const copies = await pool.query(
      'SELECT FROM paper_parts JOIN questions ON id = question_id WHERE paper_id = $1 AND user_id = $2',
      [paperId, student.userId],
    );
    expect(copies.rowCount).toBe(1);
  });
});

/** The answer is no JSON. */
async function readFile(person: Booker, id: string): Promise<{ status: number; text: string }> {
  const { access_token } = await signIn(app, person);
  const headers = { authorization: `Bearer ${access_token}` };
  const { status, body } = await send(app, endpoints.getCalendarFile, { ...of(id), headers });
  return { status, text: body };
}

describe('a calendar', () => {
  const unfolded = (text: string) => text.replaceAll('\r\n ', '');
  const line = (text: string, name: string) =>
    unfolded(text)
      .split('\r\n')
      .find((one) => one.startsWith(name));

  it('takes a session from a file, in UTC, whatever names say', async () => {
    const hostile = await newBooker(app, { fullName: 'Ada\r\nATTACH:https://evil.example' });
    const { id, starts_at: start } = await confirmed(app, hostile, tutor, 60);
    const { status, text } = await readFile(tutor, id);
    expect(status).toBe(200);
    expect(line(text, 'UID')).toBe(`UID:${id}@akada`);
    expect(line(text, 'DTSTART')).toBe(`DTSTART:${start.replace(/[-:]|\.\d+/g, '')}`);
    expect(line(text, 'ATTACH')).toBeUndefined();
    expect(text.split('\r\n').every((one: string) => Buffer.byteLength(one) <= 75)).toBe(true);
  });

  it('follows by mail: one entry, a number that grows, and its end', async () => {
    // A daily digest would be too late for it.
    await student.call(savePreferences, { body: { items: [], daily_digest: true } });
    const { id } = await requested(app, student, tutor.userId, 80);
    await tutor.accept(id);
    await student.move(id, inHours(app, 90));
    await tutor.accept(id);
    await tutor.cancel(id);
    await student.titles();
    await deliverWaitingMail(app);
    const mails = await readSandboxMailbox(app.platform.database.db, student.email);
    const entries = mails
      .flatMap(({ calendar }) => calendar ?? [])
      .filter((text) => text.includes(id))
      .map((text) => [line(text, 'METHOD'), line(text, 'SEQUENCE'), line(text, 'UID')]);
    const uid = `UID:${id}@akada`;
    expect(entries.sort()).toEqual([
      ['METHOD:CANCEL', 'SEQUENCE:2', uid],
      ['METHOD:REQUEST', 'SEQUENCE:0', uid],
      ['METHOD:REQUEST', 'SEQUENCE:1', uid],
    ]);
  });
});

it('a tutor’s dashboard says what is next, what waits and what the profile lacks', async () => {
  const busy = await newBookableTutor(app);
  const next = await confirmed(app, student, busy, 100);
  const waiting = await requested(app, await newBooker(app), busy.userId, 104);
  const { body } = await busy.call(endpoints.tutorDashboard);
  expect(body).toMatchObject({
    next_session: { id: next.id, side: 'tutor' },
    requests: { items: [{ id: waiting.id }], total: 1 },
    sessions_this_week: 1,
    has_hours: true,
    profile: { state: 'approved' },
  });
  expect(body.profile.missing).toContain('picture');
});
