import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { givePersonalData } from '../../testing/suites/everything.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createErasure } from './erasure.service.ts';

const password = 'correct horse battery';
const dayMs = 24 * 60 * 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const sweep = () => app.features.tasks.find(({ name }) => name === 'privacy.erase_due')?.run();

const setDue = (userId: string, time = app.clock.now() - 1) =>
  query('UPDATE users SET deletion_due_at = $2 WHERE id = $1', [userId, new Date(time).toISOString()]);

/** @returns every table of the product and of its queue with how many of its rows hold the text anywhere */
async function getTraces(text: string): Promise<Record<string, number>> {
  const tables = await query(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')`,
  );
  const traces: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query(
      `SELECT count(*)::int AS total FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%'`,
      [text],
    );
    if (row.total > 0) traces[name] = row.total;
  }
  return traces;
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.platform.files.list()) keys.push(key);
  return keys.sort();
}

describe('an account after its days of grace', () => {
  it('is deleted with every row that names it and every file, and no other account loses anything', async () => {
    const [gone, stays] = [await createPerson(app, { password }), await createPerson(app, { password })];
    await givePersonalData(app, { userId: stays.userId, canary: 'canary-of-who-stays' });
    const keysBefore = await storedKeys();
    const previous = await getTraces('canary-of-who-stays');
    await givePersonalData(app, { userId: gone.userId, canary: 'canary-of-who-goes' });
    expect(Object.keys(await getTraces(gone.userId)).length).toBeGreaterThan(12);

    await setDue(gone.userId);
    await sweep();
    for (const trace of [gone.userId, gone.email, 'canary-of-who-goes'])
      await expect.poll(() => getTraces(trace)).toEqual({});
    expect(await storedKeys()).toEqual(keysBefore);
    expect(await getTraces('canary-of-who-stays')).toEqual(previous);
  });

  it('is unknown afterwards, its open sign-ins end, and the address is free again', async () => {
    const person = await createPerson(app, { password });
    const { access_token } = await signIn(app, person);
    await setDue(person.userId);
    await sweep();
    const me = await app.http.inject({
      method: 'GET',
      url: '/api/v1/users/me',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(me.statusCode).toBe(401);
    const login = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: person.email, password }).toString(),
    });
    expect(login.statusCode).toBe(404);
    await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      payload: { full_name: 'Ada Obi', email: person.email, password, terms_accepted: true },
    });
    expect(await query('SELECT id FROM users WHERE email = $1', [person.email])).toEqual([
      { id: expect.not.stringContaining(person.userId) },
    ]);
  });

  it('stays until its day has come, and after a withdrawal', async () => {
    const [early, back] = [await createPerson(app), await createPerson(app)];
    await setDue(early.userId, app.clock.now() + dayMs);
    await setDue(back.userId);
    const { access_token } = await signIn(app, back);
    await app.http.inject({
      method: 'DELETE',
      url: '/api/v1/users/me/deletion',
      headers: { authorization: `Bearer ${access_token}` },
    });
    await sweep();
    expect(
      await query('SELECT id FROM users WHERE id = ANY($1)', [[early.userId, back.userId]]),
    ).toHaveLength(2);
  });

  it('the last administrator’s account stays until there is another administrator', async () => {
    const other = await createTestApp();
    const { userId } = await createPerson(other, { role: 'admin' });
    const { pool } = other.platform.database;
    const due = () => other.features.tasks.find(({ name }) => name === 'privacy.erase_due')?.run();
    const left = async () => (await pool.query('SELECT id FROM users WHERE id = $1', [userId])).rowCount;
    await pool.query(`UPDATE users SET deletion_due_at = now() - interval '1 day' WHERE id = $1`, [userId]);
    await due();
    expect(await left()).toBe(1);
    await createPerson(other, { role: 'admin' });
    await due();
    expect(await left()).toBe(0);
    await other.close();
  });

  it('is erased by one worker, however many look', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
    for (const { userId } of people) await setDue(userId);
    await Promise.all(Array.from({ length: 4 }, sweep));
    const ids = people.map(({ userId }) => userId);
    expect(await query('SELECT id FROM users WHERE id = ANY($1)', [ids])).toEqual([]);
  });
});

describe('an erasure that breaks off', () => {
  const breaking: PersonalData = {
    tables: [],
    clear: () => Promise.reject(new Error('the connection is gone')),
  };
  const erasure = (list: readonly PersonalData[]) =>
    createErasure({ ...app.platform, personalData: () => list });

  it('changes nothing, keeps no other account, and is made up for', async () => {
    const [broken, other] = [await createPerson(app), await createPerson(app)];
    await givePersonalData(app, { userId: broken.userId, canary: 'canary-of-who-breaks' });
    const [before, files] = [await getTraces('canary-of-who-breaks'), await storedKeys()];
    await setDue(broken.userId, app.clock.now() - 2);
    await erasure([...app.features.personalData, breaking]).eraseDue();
    expect(await getTraces('canary-of-who-breaks')).toEqual(before);
    expect(await storedKeys()).toEqual(files);

    await setDue(other.userId);
    const onlyFirst: PersonalData = {
      tables: [],
      clear: async (_, { userId }) => {
        if (userId === broken.userId) throw new Error('the connection is gone');
      },
    };
    await erasure([...app.features.personalData, onlyFirst]).eraseDue();
    expect(await query('SELECT id FROM users WHERE id = $1', [other.userId])).toEqual([]);
    await sweep();
    await expect.poll(() => getTraces('canary-of-who-breaks')).toEqual({});
  });

  it('after its commit leaves bytes that the next cleaning takes', async () => {
    const { userId } = await createPerson(app);
    const othersKeys = await storedKeys();
    await givePersonalData(app, { userId, canary: 'canary-of-bytes' });
    const keysBefore = await storedKeys();
    await setDue(userId);
    const stuck = { ...app.platform.files, delete: () => Promise.reject(new Error('the store is away')) };
    await createErasure({
      ...app.platform,
      files: stuck,
      personalData: () => app.features.personalData,
    }).eraseDue();
    expect(await storedKeys()).toEqual(keysBefore);
    for (const { name, run } of app.features.tasks) if (/\.clean_/.test(name)) await run();
    expect(await storedKeys()).toEqual(othersKeys);
  });
});
