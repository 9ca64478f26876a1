/** An update loses nothing: the present version starts on rows that an earlier one wrote. */

import { resetPassword } from '@akada/contract/identity/accounts.ts';
import { startUpload } from '@akada/contract/material/notes.ts';
import { editQuestion } from '@akada/contract/material/questions.ts';
import { listExams, saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { generateMcqs, getGeneration, replaceQuestion } from '@akada/contract/work/generation.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolments } from '../../features/courses/courses.tables.ts';
import { insertCourse } from '../../features/courses/testing/courses.samples.ts';
import { sandboxToken } from '../../platform/config/sandbox-address.ts';
import { applyMigrations } from '../../platform/database/migrate.ts';
import { newId } from '../../platform/ids/ids.ts';
import { until } from '../../testing/http-student.ts';
import {
  countRows,
  insertUsedReset,
  readOldInstance,
  restoreOldFiles,
  restoreOldInstance,
} from '../../testing/old-instance/old-instance.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { appCode } from '../../testing/second-factor.ts';
import { type Content, send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const old = readOldInstance();
const { ids } = old;
const minuteMs = 60_000;
const usedReset = { email: accountOf('ada').email, token: 'r'.repeat(43), key: 'old-reset-key' };

let app: TestApp;
let rows: Record<string, number>;

beforeAll(async () => {
  const database = await createTestDatabase('empty');
  await restoreOldInstance(database.connection);
  await insertUsedReset(database.connection, usedReset, old.moment);
  await applyMigrations(database.connection);
  rows = await countRows(database.connection, Object.keys(old.counts));
  const env = { AUTH_SECRET: old.authSecret };
  app = await createTestApp({ database, env, startsAt: Date.parse(old.moment) });
  await restoreOldFiles(app.platform.files, old);
});

afterAll(() => app.close());

const post = (path: string, payload: object) =>
  app.http.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers: { 'x-akada-client': 'api' } });

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await app.http.inject({ url: `/api/v1${path}`, headers })).json();

const logIn = (username: string) =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-akada-client': 'api' },
    payload: new URLSearchParams({ username, password: old.password }).toString(),
  });

function accountOf(name: string) {
  const account = old.accounts[name];
  if (!account) throw new Error(`The old instance has no account ${name}`);
  return account;
}

/** Signs in as a person does, with the app's code if one is requested. */
async function signIn(name: string, steps = 1): Promise<{ authorization: string }> {
  const { email, secret } = accountOf(name);
  let answer = await logIn(email);
  if (secret) {
    const { ticket } = answer.json().detail;
    answer = await post('/auth/second-factor', { ticket, code: appCode(app, secret, steps) });
  }
  expect(answer.statusCode).toBe(200);
  return { authorization: `Bearer ${answer.json().access_token}` };
}

async function call(endpoint: Parameters<typeof send>[1], content: Content) {
  const headers = { ...(await signIn('ada')), ...content.headers };
  const reply = await send(app, endpoint, { ...content, headers });
  return { status: reply.status, body: JSON.parse(reply.body) };
}

const withKey = (key: string) => ({ 'idempotency-key': key });

/** @returns the id of a course that ada has joined, and whose name her notes have in small letters */
async function joinBiology(): Promise<string> {
  const { user_id: tutor } = (
    await app.platform.database.pool.query('SELECT user_id FROM tutor_profiles LIMIT 1')
  ).rows[0];
  const { id } = await insertCourse(app, tutor, { name: 'BIOLOGY' });
  const { id: userId } = await get('/users/me', await signIn('ada'));
  const joinedAt = new Date(app.clock.now()).toISOString();
  await app.platform.database.db.insert(enrolments).values({ id: newId(), courseId: id, userId, joinedAt });
  return id;
}

/** A note's text in the old instance, and its question. */
const formula = '$\\ce{H2O}+\\ce{CO2}$';

interface Asked {
  stem: string;
  explanation: string;
  content: object | null;
}

interface Choices {
  items: { type: string; in_app: boolean; email: boolean }[];
}

const isPreferences = (path: string) => path === '/notifications/preferences';

/** Earlier versions had a row for each type of the specification; of today's types each choice is as it was. */
function choicesOfToday(before: object, now: Choices): Choices {
  const { items, ...rest } = before as Choices;
  const chosen = now.items.map(({ type }) => {
    const { in_app, email } = items.find((item) => item.type === type) ?? expect.fail(`${type} was no row`);
    return { type, in_app, email };
  });
  return { ...rest, items: chosen };
}

const isQuestions = (path: string) => /mcq\/my-questions|\/generations\/./.test(path);

const isResult = (path: string) => path.endsWith('/result');

/** An exam over all of them runs, and earlier versions sent their keys all the same. */
function heldToday(before: object): object {
  const { items, ...rest } = before as { items: object[] };
  const none = { answer_index: null, explanation: '', source: null };
  return { ...rest, items: items.map((item) => ({ ...item, ...none })) };
}

function answerOfToday(path: string, before: object, now: Choices): object {
  if (isQuestions(path)) return heldToday(before);
  if (isResult(path)) return { ...before, questions: [] };
  return isPreferences(path) ? choicesOfToday(before, now) : before;
}

/** Runs once the running exam has ended. */
async function aDayLater<Found>(look: () => Promise<Found>): Promise<Found> {
  app.clock.advance(25 * 60 * minuteMs);
  const found = await look();
  app.clock.advance(-25 * 60 * minuteMs);
  return found;
}

describe('after the update', () => {
  it('every table has every row', () => {
    expect(rows).toEqual({ ...old.counts, one_time_tokens: (old.counts.one_time_tokens ?? 0) + 1 });
  });

  it.each(Object.keys(old.answers))('%s signs in and finds everything', async (name) => {
    const headers = await signIn(name);
    for (const [path, answer] of Object.entries(old.answers[name] ?? {})) {
      const found = await get(path, headers);
      expect(found, path).toMatchObject(answerOfToday(path, answer, found));
    }
  });

  it('an approved tutor has no change, and the first one waits', async () => {
    const headers = await signIn('approvedTutor');
    const { headline, biography, subjects, languages, qualifications, hourly_rate, time_zone, ...rest } =
      await get('/tutors/me', headers);
    expect(rest).toMatchObject({ state: 'approved', revision: null, version: expect.any(String) });
    const payload = {
      headline: 'Surgery',
      biography,
      subjects,
      languages,
      qualifications,
      hourly_rate,
      time_zone,
    };
    const saved = await app.http.inject({ method: 'PUT', url: '/api/v1/tutors/me', headers, payload });
    expect(saved.json()).toMatchObject({ headline, revision: { content: { headline: 'Surgery' } } });
    const { items } = await get('/admin/tutors?state=pending', await signIn('admin'));
    const versions = items.map(({ profile }: { profile: { version: string } }) => profile.version);
    expect([versions.length, new Set(versions).size]).toEqual([2, 2]);
  });

  it('an open session continues', async () => {
    const { refresh_token } = accountOf('ada');
    expect((await post('/auth/refresh', { refresh_token })).statusCode).toBe(200);
  });

  it('a recovery code signs in once', async () => {
    const { email, recovery_codes: [code] = [] } = accountOf('ben');
    const answer = async () => {
      const { ticket } = (await logIn(email)).json().detail;
      return (await post('/auth/second-factor', { ticket, code })).statusCode;
    };
    expect([await answer(), await answer()]).toEqual([200, 400]);
  });

  it('an account that could not sign in still cannot', async () => {
    const answers = [
      await logIn(old.deactivated),
      await logIn(old.guessed),
      await logIn(old.unverified.email),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 429, 403]);
  });

  it('the picture of an account is still shown', async () => {
    const { profile_picture_url } = await get('/users/me', await signIn('ada'));
    const { statusCode, headers } = await app.http.inject(profile_picture_url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  });
});

describe('a call that was sent before the update and is repeated after it', () => {
  it('answers the note that it made', async () => {
    const file = new File(['Other bytes under the same key.'], 'plants.md');
    const { body } = await call(startUpload, { body: {}, file, headers: withKey('old-note-key') });
    expect(body.id).toBe(ids.note);
  });

  it('answers the generation that it made', async () => {
    const body = { gemini_file_id: ids.note, question_count: 6 };
    const again = await call(generateMcqs, { body, headers: withKey('old-generation-key') });
    expect(again.body).toMatchObject({ id: ids.generation, status: 'ready' });
  });

  it.each([
    ['old-exam-key', ids.runningExam],
    ['old-finished-key', ids.finishedExam],
  ])('answers the exam that %s started', async (key, id) => {
    const body = { generation_id: ids.generation, duration_minutes: 20 };
    expect((await call(startExam, { body, headers: withKey(key) })).body.id).toBe(id);
  });

  it('sets no password a second time, and succeeds only with the same password', async () => {
    const { token, key } = usedReset;
    const reset = async (password: string) =>
      (await send(app, resetPassword, { body: { token, password }, headers: withKey(key) })).status;
    expect([await reset('another one, longer'), await reset(old.password)]).toEqual([400, 200]);
    expect((await logIn(usedReset.email)).statusCode).toBe(200);
  });

  it('makes nothing', async () => {
    const { body } = await call(listExams, {});
    expect(body.total).toBe(3);
    expect((await get('/student-tools/gemini/files', await signIn('ada'))).total).toBe(3);
  });
});

describe('questions that were made before', () => {
  it("are the first version of the engine's text", async () => {
    await aDayLater(async () => {
      const { items } = await get('/student-tools/mcq/my-questions', await signIn('ada'));
      expect(items.length).toBeGreaterThan(0);
      for (const { version, origin, checks, type, answer_index, answer_indexes, feedback } of items) {
        expect([version, origin, checks.length]).toEqual([1, 'generated', 7]);
        expect([type, answer_indexes, feedback]).toEqual(['single', [answer_index], []]);
      }
    });
  });

  it('are in a set with its title and its last result', async () => {
    const headers = await signIn('ada');
    const { items, total } = await get('/student-tools/generations', headers);
    const note = await get(`/student-tools/gemini/files/${ids.note}`, headers);
    const { items: exams } = await get('/mcq/exams?status=finished', headers);
    const [newest] = exams;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      id: ids.generation,
      title: note.title,
      made: 6,
      questions: 5,
      last_result: {
        exam_id: newest.id,
        correct: newest.correct,
        total: newest.question_count,
        finished_at: newest.finished_at,
      },
    });
  });

  it('are edited, and their set is too old for replacements', async () => {
    await aDayLater(async () => {
      const headers = await signIn('ada');
      const [{ id, stem, options, answer_index }] = (await get('/student-tools/mcq/my-questions', headers))
        .items;
      const texts = options.map(({ text }: { text: string }) => text);
      const body = { stem, options: texts, answer_index, explanation: '', version: 1, save_anyway: true };
      expect((await call(editQuestion, { params: { id }, body })).body).toMatchObject({ version: 2 });
      expect((await call(replaceQuestion, { params: { id } })).status).toBe(409);
    });
  });
});

describe('exams that were sat before', () => {
  /** The exam that runs asks the same questions. */
  const resultADayLater = () =>
    aDayLater(async () => get(`/mcq/exams/${ids.finishedExam}/result`, await signIn('ada')));

  it('are own ones of their set, with a mark for each right answer, and ran without a pause', async () => {
    const headers = await signIn('ada');
    const { items } = await get('/mcq/exams', headers);
    for (const { deadline_at, correct, question_count, ...exam } of items) {
      expect(exam).toMatchObject({
        kind: 'mock',
        source: { kind: 'generation', id: ids.generation },
        closes_at: deadline_at,
        extra_percent: 0,
        may_pause: false,
        away_ms: 0,
        score: correct,
        max_score: correct === null ? null : question_count,
      });
    }
    const finished = await resultADayLater();
    expect(finished).toMatchObject({
      wanted: finished.total,
      score: finished.correct,
      max_score: finished.total,
    });
    expect(finished.topics).toMatchObject([{ topic: null, total: finished.total, score: finished.correct }]);
    for (const { answer_index, answer_indexes, choice, choices, correct } of finished.questions) {
      expect([answer_indexes, choices]).toEqual([[answer_index], choice === null ? null : [choice]]);
      expect(correct).toBe(choice === answer_index);
    }
  });

  it('are copies of no known version, and what they asked says nothing new', async () => {
    const { questions } = await resultADayLater();
    expect(questions.length).toBeGreaterThan(0);
    for (const { feedback, source } of questions) {
      expect([feedback, source]).toEqual([[], expect.objectContaining({ page: expect.any(Number) })]);
    }
    const { rows: items } = await app.platform.database.pool.query(
      'SELECT DISTINCT markup, question_version FROM exam_items WHERE exam_id = $1',
      [ids.finishedExam],
    );
    expect(items).toEqual([{ markup: 'plain', question_version: null }]);
  });
});

describe('the exam that was running', () => {
  it('accepts a further answer, has the older ones, and is submitted', async () => {
    const headers = await signIn('ada');
    const { questions } = await get(`/mcq/exams/${ids.runningExam}`, headers);
    const save = (question_id: string, choice: number, sequence: number) =>
      call(saveAnswer, { params: { id: ids.runningExam, question_id }, body: { choice, sequence } });
    expect((await save(questions[2].id, 2, 7)).body).toMatchObject({ choice: 2, choices: [2], sequence: 7 });
    expect((await save(questions[0].id, 1, 3)).body).toMatchObject({ choice: 3, choices: [3], sequence: 4 });

    const { status, body } = await call(submitExam, { params: { id: ids.runningExam } });
    expect([status, body.answered]).toEqual([200, 2]);
    expect(body.questions.map(({ choice }: { choice: number | null }) => choice).slice(0, 3)).toEqual([
      3,
      null,
      2,
    ]);
  });
});

describe('workers that start on it', () => {
  /** Every periodic task once, and to its end. */
  const runTasks = async () => {
    for (const task of app.features.tasks) await task.run();
  };

  let courseId: string;

  beforeAll(async () => {
    courseId = await joinBiology();
    // This is later than every lease that was held when the old version stopped.
    app.clock.advance(6 * minuteMs);
    await app.platform.queue.work(app.features.jobs);
    await runTasks();
  });

  it('finish the note that was being read', async () => {
    const headers = await signIn('ada');
    const note = await until(async () => {
      const { items } = await get('/student-tools/gemini/files', headers);
      const found = items.find(({ id }: { id: string }) => id === ids.extracting);
      return found.status === 'ready' ? found : null;
    });
    expect(note).toMatchObject({ original_filename: 'cells.md', page_count: 1, error: null });
  });

  it.each([
    ['waited', ids.queued, 'old-queued-key'],
    ['was under way', ids.running, 'old-running-key'],
  ])('finish the generation that %s', async (_, id, key) => {
    const headers = await signIn('ada');
    await until(async () => {
      const { status } = await get(`/student-tools/generations/${id}`, headers);
      return status === 'ready' || null;
    });
    const body = { gemini_file_id: ids.note, question_count: 1 };
    expect((await call(generateMcqs, { body, headers: withKey(key) })).body.id).toBe(id);
    const { body: found } = await call(getGeneration, { params: { id } });
    expect(found).toMatchObject({ made: 1, usage: { used: 3 } });
  });

  it('find the course of older notes and sets, only for its student', async () => {
    const course = { id: courseId, name: 'BIOLOGY' };
    const headers = await signIn('ada');
    const { items: notes } = await get('/student-tools/gemini/files', headers);
    const named = notes.filter((note: { course_name: string | null }) => note.course_name === 'Biology');
    expect(named.length).toBeGreaterThan(0);
    for (const note of named) expect(note.course).toEqual(course);
    expect(await get(`/student-tools/generations/${ids.generation}`, headers)).toMatchObject({
      course_name: 'Biology',
      course,
    });
    const { rows: texts } = await app.platform.database.pool.query(
      `SELECT course_name, course_key, course_id FROM notes WHERE user_id <> $1
       UNION ALL SELECT course_name, course_key, course_id FROM generations WHERE user_id <> $1`,
      [(await get('/users/me', headers)).id],
    );
    for (const text of texts) {
      expect([text.course_key === null, text.course_id]).toEqual([text.course_name === null, null]);
    }
  });

  it('make the formulas of questions, exams and notes that were there', async () => {
    const headers = await signIn('ada');
    const own = '/student-tools/mcq/my-questions';
    const paths = [own, `/mcq/exams/${ids.finishedExam}/result`, `/mcq/exams/${ids.runningExam}/result`];
    for (const path of paths) {
      const answer = await get(path, headers);
      const asked: Asked[] = answer.items ?? answer.questions;
      const withFormula = asked.filter(({ stem }) => stem.includes(formula));
      expect(withFormula, path).toHaveLength(1);
      for (const { stem, explanation, content } of asked) {
        expect(content !== null, stem).toBe(explanation.includes(formula) || stem.includes(formula));
      }
      const set = [{ type: 'math', tex: formula.slice(1, -1), set: expect.any(Array) }];
      expect(withFormula[0]?.content).toMatchObject({
        stem: { blocks: [{ children: [expect.any(String), ...set, expect.any(String)] }] },
        options: [null, null, null, null],
        explanation: { blocks: [{ type: 'paragraph' }] },
        quote: { blocks: [{ type: 'paragraph' }] },
      });
    }

    const page = await get(`/student-tools/gemini/files/${ids.note}/pages/1`, headers);
    expect(page.formulas).toMatchObject([{ tex: formula.slice(1, -1), displayed: false }]);
    const [{ start, end }] = page.formulas;
    expect(page.text.slice(start, end)).toBe(formula);
  });

  it('deliver each undelivered event once, under its old name too', async () => {
    await runTasks();
    const { items } = await get('/notifications/', await signIn('pendingTutor'));
    const types = items.map(({ type }: { type: string }) => type).sort();
    expect(types).toEqual([
      'ACCOUNT_CREATED',
      'EMAIL_VERIFIED',
      'MCQ_GENERATION_FAILED',
      'MCQ_GENERATION_SUCCESS',
      'PASSWORD_CHANGED',
      'PDF_UPLOAD_FAILED',
      'PDF_UPLOAD_SUCCESS',
      ...Array(7).fill('SYSTEM'),
      'USAGE_LIMIT_EXCEEDED',
      'USAGE_LIMIT_WARNING',
    ]);
    const texts = JSON.stringify(items);
    for (const fact of ['waves.pdf', '4 December 2026', 'Name your school.']) expect(texts).toContain(fact);
  });

  it('deliver none again, and leave what was read or written before as it stood', async () => {
    const before = old.answers.ada?.['/notifications/'] as { items: object[] };
    const { items } = await get('/notifications/', await signIn('ada'));
    expect(items.slice(-before.items.length)).toMatchObject(before.items);
    // The exam that ends makes no notification; the note and the two generations do.
    expect(items).toHaveLength(before.items.length + 3);
  });

  it('send the mail that waited, and its link works', async () => {
    const { email, token } = old.unverified;
    const atMailbox = { authorization: `Bearer ${sandboxToken(app.platform.config.authSecret)}` };
    const mails = await until(async () => {
      const found = (
        await app.http.inject({ url: `/sandbox/mailbox.json?to=${email}`, headers: atMailbox })
      ).json();
      return found.length > 0 ? found : null;
    });
    expect(mails).toHaveLength(1);
    expect(mails[0].links[0]).toContain(token);
    expect((await post('/auth/verify-email', { token })).statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  it('delete an account on the day that its owner was given', async () => {
    const { email } = accountOf('leaving');
    expect((await logIn(email)).statusCode).toBe(200);
    app.clock.advance(14 * 24 * 60 * minuteMs);
    await runTasks();
    expect((await logIn(email)).statusCode).not.toBe(200);
  });
});

describe('mail that an earlier version had tried', () => {
  it('keeps its attempts and its wait, and what was sent or given up stays so', async () => {
    const database = await createTestDatabase('empty');
    await restoreOldInstance(database.connection);
    const client = new pg.Client(database.connection);
    await client.connect();
    try {
      await client.query(`
        UPDATE mail_outbox SET attempts = 3, next_attempt_at = '2026-11-22 04:00+00', sent_at = NULL
          WHERE recipient = 'ada@school.test';
        UPDATE mail_outbox SET attempts = 21, sent_at = NULL, given_up_at = '2026-11-22 04:00+00'
          WHERE recipient LIKE '5291d904%'`);
      await applyMigrations(database.connection);
      const { rows } = await client.query(`SELECT DISTINCT recipient, status, attempts, lease_until
        FROM mail_outbox WHERE recipient ~ '^(ada|chi|5291d904|e92714ae)' ORDER BY recipient DESC`);
      const moment = new Date('2026-11-22T04:00Z');
      expect(rows.map(({ status, attempts, lease_until }) => [status, attempts, lease_until])).toEqual([
        ['sent', 1, null],
        ['waiting', 0, expect.any(Date)],
        ['sending', 3, moment],
        ['given_up', 21, null],
      ]);
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
