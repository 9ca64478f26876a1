/** Rows outlive the version that wrote them: the owner can always read and delete them. */
import { catalogOf } from '@akada/core/notifications/catalog.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { applyMigrations, migrationNames } from '../../platform/database/migrate.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createLog } from '../../platform/log/log.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createNotificationsService } from './notifications.service.ts';
import { notifications } from './notifications.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** @returns calls of a person who has this one notification, and the list that they see */
async function listWith(content: Partial<typeof notifications.$inferInsert>) {
  const { userId } = await createPerson(app);
  const { access_token } = await signIn(app, { userId });
  const createdAt = new Date(app.clock.now()).toISOString();
  await app.platform.database.db
    .insert(notifications)
    .values({ type: 'PDF_UPLOAD_SUCCESS', ...content, id: newId(), userId, eventId: 1, createdAt });
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    app.http.inject({
      method,
      url: `/api/v1/notifications${path}`,
      headers: { authorization: `Bearer ${access_token}` },
    });
  return { ask, list: (await ask('GET', '/')).json() };
}

const storedText = { title: 'An old title', message: 'An old message.', link: '/subscription' };

describe('a row of another version', () => {
  it('is read as it was written if it stored its text', async () => {
    const { list } = await listWith(storedText);
    expect(list).toMatchObject({ total: 1, items: [storedText] });
  });

  it('is read in the words of this version if it stored facts', async () => {
    const { list } = await listWith({ entry: 'note.ready', facts: { file: 'soil.pdf', noteId: 'n1' } });
    expect(list.items).toMatchObject([
      {
        title: 'Your note is ready',
        link: '/tools/mcq?file_id=n1',
        message: expect.stringContaining('soil.pdf'),
      },
    ]);
  });

  it.each([
    ['an entry that is gone', { entry: 'note.gone', facts: {} }],
    ['a fact of another kind', { entry: 'note.ready', facts: { file: 7, noteId: 'n1' } }],
    ['a fact that is missing', { entry: 'note.ready', facts: { file: 'soil.pdf' } }],
    ['a type that is gone', { type: 'GONE', entry: 'gone.gone', facts: {} }],
  ])('with %s is listed, read and deleted like every other', async (_what, content) => {
    const { ask, list } = await listWith(content);
    const [only] = list.items;
    expect(only).toMatchObject({
      message: 'The details of this notification can no longer be shown.',
      link: '/notifications',
    });
    expect((await ask('POST', `/mark-read/${only.id}`)).statusCode).toBe(200);
    expect((await ask('DELETE', `/${only.id}`)).statusCode).toBe(204);
  });

  it('with an unknown type is listed under Other', async () => {
    const { ask } = await listWith({ type: 'GONE', entry: 'gone.gone', facts: {} });
    expect((await ask('GET', '/?category=other')).json()).toMatchObject({
      total: 1,
      items: [{ type: 'SYSTEM' }],
    });
    expect((await ask('GET', '/?category=study')).json().total).toBe(0);
  });

  it('has either its text or its facts, never both or half', async () => {
    for (const broken of [{ ...storedText, entry: 'note.ready', facts: {} }, { entry: 'note.ready' }, {}]) {
      await expect(listWith(broken)).rejects.toMatchObject({
        cause: { constraint: 'notifications_content' },
      });
    }
  });
});

it('a row from before facts were stored reads the same after the migration', async () => {
  const { connection, drop } = await createTestDatabase('empty');
  const userId = newId();
  const before = migrationNames().findIndex((name) => name.includes('notification_facts'));
  await applyMigrations(connection, { count: before });
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `INSERT INTO users (id, email, full_name, role, terms_accepted_at, created_at)
     VALUES ($1, 'ada@school.test', 'Ada Obi', 'student', now(), now())`,
    [userId],
  );
  await client.query(
    `INSERT INTO notifications (id, user_id, type, title, message, link, event_id, created_at)
     VALUES (gen_random_uuid(), $1, 'SYSTEM', $2, $3, $4, 1, now())`,
    [userId, storedText.title, storedText.message, storedText.link],
  );
  await client.end();

  expect(await applyMigrations(connection)).toBeGreaterThan(0);
  const database = openDatabase(connection, createLog('silent'));
  const { list } = createNotificationsService({ database, clock: systemClock, catalog: catalogOf([]) });
  const page = await list({ userId, unreadOnly: false, category: null, skip: 0, limit: 20 });
  expect(page).toMatchObject({ total: 1, items: [{ type: 'SYSTEM', ...storedText }] });
  await database.close();
  await drop();
});
