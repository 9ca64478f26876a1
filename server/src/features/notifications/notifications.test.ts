import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notificationPreferences } from './notifications.tables.ts';
import { createNotification } from './testing/notifications.samples.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Reader extends Person {
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): ReturnType<typeof inject>;
}

const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, payload?: object) =>
  app.http.inject({
    method,
    url: `/api/v1/notifications${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  });

async function reader(unread = 0): Promise<Reader> {
  const person = await createPerson(app);
  const { access_token } = await signIn(app, person);
  for (let index = 0; index < unread; index += 1) {
    await createNotification(app, { userId: person.userId, canary: `message ${index}` });
    app.clock.advance(1_000);
  }
  return { ...person, ask: (method, path, payload) => inject(method, path, access_token, payload) };
}

/** A row of the settings as the page sends it. */
const asSent = ({ type, in_app, email }: { type: string; in_app: boolean; email: boolean }) => ({
  type,
  in_app,
  email,
});

const getUnread = async ({ ask }: Reader) => (await ask('GET', '/unread-count')).json().unread_count;

describe('the list', () => {
  it('needs a signed-in caller', async () => {
    expect((await inject('GET', '/')).statusCode).toBe(401);
  });

  it('shows the latest first, a page at a time, with the whole count', async () => {
    const { ask } = await reader(3);
    const list = async (query = '') => (await ask('GET', `/${query}`)).json();
    await ask('POST', `/mark-read/${(await list()).items[1].id}`);
    const page = await list('?skip=0&limit=2');
    expect(page.total).toBe(3);
    expect(page.items).toMatchObject([
      { title: 'message 2', is_read: false, type: 'SYSTEM', link: '/notifications' },
      { title: 'message 1', is_read: true },
    ]);
  });

  it('omits read entries, or entries of another category', async () => {
    const { ask } = await reader(2);
    const [latest] = (await ask('GET', '/')).json().items;
    await ask('POST', `/mark-read/${latest.id}`);
    expect((await ask('GET', '/?unread_only=true')).json()).toMatchObject({ total: 1 });
    expect((await ask('GET', '/?category=other')).json()).toMatchObject({ total: 2 });
    expect((await ask('GET', '/?category=study')).json()).toEqual({ items: [], total: 0 });
  });

  it.each(['unread_only=yes', 'category=gossip', 'skip=-1', 'limit=101'])('rejects ?%s', async (query) => {
    const { ask } = await reader();
    const response = await ask('GET', `/?${query}`);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().detail)).toEqual([query.split('=')[0]]);
  });
});

describe('reading', () => {
  it('changes the number once, however often it is repeated', async () => {
    const person = await reader(2);
    const [latest] = (await person.ask('GET', '/')).json().items;
    const first = await person.ask('POST', `/mark-read/${latest.id}`);
    const second = await person.ask('POST', `/mark-read/${latest.id}`);
    expect(first.json()).toEqual({ ...latest, is_read: true });
    expect(second.json()).toEqual(first.json());
    expect(await getUnread(person)).toBe(1);
  });

  it('goes for all at once', async () => {
    const person = await reader(3);
    const other = await reader(1);
    expect((await person.ask('POST', '/mark-all-read')).json()).toEqual({ unread_count: 0 });
    expect(await getUnread(other)).toBe(1);
  });
});

describe("another person's notification", () => {
  it('is answered like a missing one, and stays as it is', async () => {
    const owner = await reader(1);
    const [theirs] = (await owner.ask('GET', '/')).json().items;
    const stranger = await reader();
    for (const [method, pathOf] of [
      ['POST', (id: string) => `/mark-read/${id}`],
      ['POST', (id: string) => `/${id}/restore`],
      ['DELETE', (id: string) => `/${id}`],
    ] as const) {
      const foreign = await stranger.ask(method, pathOf(theirs.id));
      const missing = await stranger.ask(method, pathOf(newId()));
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    }
    expect(await getUnread(owner)).toBe(1);
  });
});

describe('deleting', () => {
  async function readerOfOne() {
    const person = await reader(1);
    const [only] = (await person.ask('GET', '/')).json().items;
    return { person, only };
  }

  it('hides it immediately, everywhere, and gives the same answer when repeated', async () => {
    const { person, only } = await readerOfOne();
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await person.ask('DELETE', `/${only.id}`)).statusCode).toBe(204);
    }
    expect((await person.ask('GET', '/')).json()).toEqual({ items: [], total: 0 });
    expect(await getUnread(person)).toBe(0);
    expect((await person.ask('POST', `/mark-read/${only.id}`)).statusCode).toBe(404);
  });

  it('can be undone on another device for an hour', async () => {
    const { person, only } = await readerOfOne();
    await person.ask('DELETE', `/${only.id}`);
    const { access_token: otherDevice } = await signIn(app, person);
    const restored = await inject('POST', `/${only.id}/restore`, otherDevice);
    expect([restored.statusCode, restored.json()]).toEqual([200, only]);
    expect((await person.ask('GET', '/')).json()).toEqual({ items: [only], total: 1 });

    await person.ask('DELETE', `/${only.id}`);
    const sweep = () => app.features.tasks.find(({ name }) => name === 'notifications.remove_deleted')?.run();
    app.clock.advance(60 * 60_000);
    await sweep();
    const { access_token } = await signIn(app, person);
    expect((await inject('POST', `/${only.id}/restore`, access_token)).statusCode).toBe(200);
    await inject('DELETE', `/${only.id}`, access_token);
    app.clock.advance(60 * 60_000 + 1);
    await sweep();
    const { access_token: tooOld } = await signIn(app, person);
    expect((await inject('POST', `/${only.id}/restore`, tooOld)).statusCode).toBe(404);
  });

  it('leaves it out of the digest', async () => {
    const { person, only } = await readerOfOne();
    const { pool } = app.platform.database;
    await pool.query('UPDATE notifications SET digest_at = $2 WHERE id = $1', [
      only.id,
      new Date(app.clock.now()).toISOString(),
    ]);
    await person.ask('DELETE', `/${only.id}`);
    await app.features.tasks.find(({ name }) => name === 'notifications.digest')?.run();
    const { rows } = await pool.query('SELECT 1 FROM mail_outbox WHERE recipient = $1', [person.email]);
    expect(rows).toEqual([]);
  });
});

describe('preferences', () => {
  it('for a type of an earlier version change nothing', async () => {
    const { userId, ask } = await reader();
    const previous = (await ask('GET', '/preferences')).json();
    await app.platform.database.db
      .insert(notificationPreferences)
      .values({ userId, type: 'LESSON_OF_THE_DAY', inApp: false, email: true });
    expect((await ask('GET', '/preferences')).json()).toEqual(previous);

    const items = previous.items.map(asSent);
    const saved = await ask('PUT', '/preferences', { items, daily_digest: true });
    expect([saved.statusCode, saved.json()]).toEqual([200, previous]);
  });

  it('start with the presets, one for each type that is produced', async () => {
    const { ask } = await reader();
    const { items, daily_digest } = (await ask('GET', '/preferences')).json();
    expect(items.map(({ type }: { type: string }) => type).sort()).toEqual([
      'ACCOUNT_CREATED',
      'ACHIEVEMENT',
      'BOOKING_ACCEPTED',
      'BOOKING_CANCELLED',
      'BOOKING_REJECTED',
      'BOOKING_REQUEST',
      'CONTENT_SHARED',
      'CONTENT_SHARE_ACCEPTED',
      'CONTENT_SHARE_REJECTED',
      'EMAIL_VERIFIED',
      'FLASHCARD_GENERATION_FAILED',
      'FLASHCARD_GENERATION_SUCCESS',
      'MCQ_GENERATION_FAILED',
      'MCQ_GENERATION_SUCCESS',
      'PASSWORD_CHANGED',
      'PDF_UPLOAD_FAILED',
      'PDF_UPLOAD_SUCCESS',
      'REMINDER',
      'SUBSCRIPTION_EXPIRED',
      'SUBSCRIPTION_EXPIRING_SOON',
      'SUBSCRIPTION_FAILED',
      'SUBSCRIPTION_SUCCESS',
      'SUMMARY_GENERATION_FAILED',
      'SUMMARY_GENERATION_SUCCESS',
      'SYSTEM',
      'USAGE_LIMIT_EXCEEDED',
      'USAGE_LIMIT_RESET',
      'USAGE_LIMIT_WARNING',
    ]);
    expect(daily_digest).toBe(true);
    expect(items).toContainEqual({
      type: 'PASSWORD_CHANGED',
      label: 'My password changes',
      in_app: true,
      email: true,
      category: 'account',
      locked: true,
    });
  });

  it('save what was chosen, change nothing else, and never silence the account itself', async () => {
    const { userId, ask } = await reader();
    const off = { in_app: false, email: false };
    const saved = await ask('PUT', '/preferences', {
      items: [
        { type: 'PDF_UPLOAD_FAILED', ...off },
        { type: 'PASSWORD_CHANGED', ...off },
      ],
      daily_digest: true,
    });
    const { items, daily_digest } = saved.json();
    const chosen = (type: string) => items.find((item: { type: string }) => item.type === type);
    expect(daily_digest).toBe(true);
    expect(chosen('PDF_UPLOAD_FAILED')).toMatchObject(off);
    expect(chosen('PASSWORD_CHANGED')).toMatchObject({ in_app: true, email: true });
    expect(chosen('SYSTEM')).toMatchObject({ in_app: true, email: true, locked: false });
    await ask('PUT', '/preferences', { items: items.map(asSent), daily_digest: true });
    const { rows } = await app.platform.database.pool.query(
      'SELECT type FROM notification_preferences WHERE user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ type: 'PDF_UPLOAD_FAILED' }]);
    expect((await ask('GET', '/preferences')).json()).toEqual(saved.json());
  });

  it('store only the channel that was changed, and the earlier choices', async () => {
    const { userId, ask } = await reader();
    const save = (in_app: boolean, email: boolean) =>
      ask('PUT', '/preferences', { items: [{ type: 'REMINDER', in_app, email }], daily_digest: false });
    const stored = async () =>
      (
        await app.platform.database.pool.query(
          'SELECT in_app, email FROM notification_preferences WHERE user_id = $1',
          [userId],
        )
      ).rows;
    // Some reminders are mailed, so the row says so; study reminders are not mailed, and stay so.
    await save(false, true);
    expect(await stored()).toEqual([{ in_app: false, email: null }]);
    await save(false, false);
    expect(await stored()).toEqual([{ in_app: false, email: false }]);
  });

  it.each(['GOSSIP', 'booking_request'])('reject %s, which is not produced', async (type) => {
    const { ask } = await reader();
    const response = await ask('PUT', '/preferences', {
      items: [{ type, in_app: true, email: true }],
      daily_digest: false,
    });
    expect(response.statusCode).toBe(422);
  });
});
