/** An update loses nothing: the present version starts on what 1.0.0 left behind when it was stopped. */

import { refresh, verifyEmail } from '@akada/contract/identity/accounts.ts';
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import { listCards } from '@akada/contract/material/cards.ts';
import { startUpload } from '@akada/contract/material/notes.ts';
import { listExams, saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBalances } from '../../features/earnings/testing/paid-sessions.ts';
import { applyMigrations, migrationNames } from '../../platform/database/schema/migrate.ts';
import { callAs } from '../../testing/call-as.ts';
import { until } from '../../testing/http-student.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { logIn, readMailedToken, withKey } from '../../testing/release/fill-instance.ts';
import {
  countRows,
  readReleasedInstance,
  restoreReleasedFiles,
  restoreReleasedRows,
} from '../../testing/release/released-instance.ts';
import { appCode } from '../../testing/second-factor.ts';
import { type Content, send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const released = readReleasedInstance();
const { ids } = released;
const minuteMs = 60_000;

let app: TestApp;
let recorded: string[];
let rows: Record<string, number>;
let ada: ReturnType<typeof callAs>;

beforeAll(async () => {
  const database = await createTestDatabase('empty');
  const baseline = migrationNames().filter((name) => name.includes('_baseline_'));
  await applyMigrations(database.connection, { count: baseline.length });
  await restoreReleasedRows(database.connection);
  await applyMigrations(database.connection);
  rows = await countRows(database.connection, Object.keys(released.counts));
  const env = { AUTH_SECRET: released.authSecret };
  app = await createTestApp({ database, env, startsAt: Date.parse(released.moment) });
  recorded = (await query('SELECT name FROM schema_migrations ORDER BY id')).map(({ name }) => name);
  await restoreReleasedFiles(app.platform.files, released);
  const { id } = (await query('SELECT id FROM users WHERE email = $1', [accountNamed('ada').email]))[0];
  ada = callAs(app, { userId: id });
});

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

function accountNamed(name: string) {
  const account = released.accounts[name];
  if (!account) throw new Error(`The instance has no account ${name}`);
  return account;
}

const post = async (endpoint: Parameters<typeof send>[1], content: Content) => {
  const reply = await send(app, endpoint, {
    ...content,
    headers: { 'x-akada-client': 'api', ...content.headers },
  });
  return { status: reply.status, body: JSON.parse(reply.body || 'null') };
};

/** Signs in by the login form, with the app's code if one is requested. */
async function signIn(name: string): Promise<string> {
  const { email, secret } = accountNamed(name);
  const answer = await logIn(app, email);
  if (!secret) return answer.access_token;

  const code = appCode(app, secret, 1);
  const { body } = await post(answerSecondFactor, { body: { ticket: answer.detail.ticket, code } });
  return body.access_token;
}

describe('after the update', () => {
  it('the record of migrations belongs to the present version', () => {
    expect(recorded).toEqual(migrationNames());
  });

  it('every table has every row', () => {
    expect(rows).toEqual(released.counts);
  });

  it.each(Object.keys(released.answers))('%s signs in and finds everything', async (name) => {
    const authorization = `Bearer ${await signIn(name)}`;
    for (const [path, answer] of Object.entries(released.answers[name] ?? {})) {
      const found = await app.http.inject({ url: `/api/v1${path}`, headers: { authorization } });
      expect(found.json(), path).toMatchObject(answer);
    }
  });

  it('a session that was open continues', async () => {
    const { refreshToken } = accountNamed('ada');
    expect((await post(refresh, { body: { refresh_token: refreshToken } })).status).toBe(200);
  });

  it('a recovery code signs in once', async () => {
    const { email, recoveryCodes: [code = ''] = [] } = accountNamed('ben');
    const answer = async () => {
      const { ticket } = (await logIn(app, email)).detail;
      return (await post(answerSecondFactor, { body: { ticket, code } })).status;
    };
    expect([await answer(), await answer()]).toEqual([200, 400]);
  });

  it('the picture of an account is still shown', async () => {
    const account = released.answers.ada?.['/users/me'];
    expect(account).toMatchObject({ profile_picture_url: expect.any(String) });
    const url = (account as { profile_picture_url: string }).profile_picture_url;
    const { statusCode, headers } = await app.http.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('cards are there, and what was paid stays paid and balanced', async () => {
    expect((await ada(listCards)).body.items).toMatchObject([{ front: 'What carries water up?' }]);
    expect(await query('SELECT status FROM payments WHERE id = $1', [released.payment])).toEqual([
      { status: 'paid' },
    ]);
    const balances = Object.values(await getBalances(app));
    expect(balances.length).toBeGreaterThan(0);
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
  });
});

describe('a call that was sent before the update and is repeated after it', () => {
  it('answers the note, the set and the exams that it made, and makes nothing', async () => {
    const file = new File(['Other bytes under the same key.'], 'plants.md');
    const note = await ada(startUpload, { body: {}, file, headers: withKey('note') });
    const set = { gemini_file_id: ids.note, question_count: 3 };
    const generation = await ada(generateMcqs, { body: set, headers: withKey('generation') });
    const order = { generation_id: ids.generation, duration_minutes: 20 };
    const finished = await ada(startExam, { body: order, headers: withKey('finished-exam') });
    const running = await ada(startExam, { body: order, headers: withKey('running-exam') });
    expect([note, generation, finished, running].map(({ body }) => body.id)).toEqual([
      ids.note,
      ids.generation,
      ids.finishedExam,
      ids.runningExam,
    ]);
    expect((await ada(listExams)).body.total).toBe(2);
  });
});

describe('the exam that was running', () => {
  it('takes another answer, knows the older one, and is submitted', async () => {
    const { body: exam } = await ada(startExam, {
      body: { generation_id: ids.generation, duration_minutes: 20 },
      headers: withKey('running-exam'),
    });
    const [first, second] = exam.questions.map(({ id }: { id: string }) => id);
    const save = (question_id: string, choice: number, sequence: number) =>
      ada(saveAnswer, { params: { id: ids.runningExam, question_id }, body: { choice, sequence } });
    expect((await save(second, 2, 7)).body).toMatchObject({ choice: 2, sequence: 7 });
    expect((await save(first, 0, 3)).body).toMatchObject({ choice: 1, sequence: 4 });
    expect((await ada(submitExam, { params: { id: ids.runningExam } })).body).toMatchObject({ answered: 2 });
  });
});

describe('workers that start on it', () => {
  const runTasks = async () => {
    for (const task of app.features.tasks) await task.run();
  };

  beforeAll(async () => {
    // This is later than every lease that was held when 1.0.0 stopped.
    app.clock.advance(21 * minuteMs);
    await app.platform.queue.work(app.features.jobs);
    await runTasks();
  });

  it.each([
    ['notes', ids.waitingNote],
    ['generations', ids.waitingGeneration],
  ])('finish what waited in %s', async (table, id) => {
    const status = await until(async () => {
      const [row] = await query(`SELECT status FROM ${table} WHERE id = $1`, [id]);
      return ['ready', 'failed'].includes(row.status) ? row.status : null;
    });
    expect(status).toBe('ready');
  });

  it('send the mail that waited, and its link works', async () => {
    const { email, token } = released.unverified;
    expect(await readMailedToken(app, email)).toBe(token);
    expect((await post(verifyEmail, { body: { token } })).status).toBe(200);
    expect(await logIn(app, email)).toHaveProperty('access_token');
  });

  it('delete an account on the day that its owner was given', async () => {
    const { email } = accountNamed('chi');
    expect(await logIn(app, email)).toHaveProperty('access_token');
    app.clock.advance(14 * 24 * 60 * minuteMs);
    await runTasks();
    expect(await logIn(app, email)).not.toHaveProperty('access_token');
  });
});
