import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createNotification } from '../../testing/owned-objects.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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
  for (let at = 0; at < unread; at += 1) {
    await createNotification(app, { userId: person.userId, canary: `news ${at}` });
    app.clock.advance(1_000);
  }
  return { ...person, ask: (method, path, payload) => inject(method, path, access_token, payload) };
}

const unreadOf = async ({ ask }: Reader) => (await ask('GET', '/unread-count')).json().unread_count;

describe('the list', () => {
  it('wants somebody signed in', async () => {
    expect((await inject('GET', '/')).statusCode).toBe(401);
  });

  it('shows the latest first, a page at a time, with the whole count', async () => {
    const { ask } = await reader(3);
    const page = (await ask('GET', '/?skip=0&limit=2')).json();
    expect(page.total).toBe(3);
    expect(page.items).toMatchObject([
      { title: 'news 2', is_read: false, type: 'SYSTEM', link: '/notifications' },
      { title: 'news 1' },
    ]);
  });

  it('leaves out what was read, or what comes under another heading', async () => {
    const { ask } = await reader(2);
    const [latest] = (await ask('GET', '/')).json().items;
    await ask('POST', `/mark-read/${latest.id}`);
    expect((await ask('GET', '/?unread_only=true')).json()).toMatchObject({ total: 1 });
    expect((await ask('GET', '/?category=other')).json()).toMatchObject({ total: 2 });
    expect((await ask('GET', '/?category=study')).json()).toEqual({ items: [], total: 0 });
  });

  it.each(['unread_only=yes', 'category=gossip', 'skip=-1', 'limit=101'])('refuses ?%s', async (query) => {
    const { ask } = await reader();
    const response = await ask('GET', `/?${query}`);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().detail)).toEqual([query.split('=')[0]]);
  });
});

describe('reading', () => {
  it('changes the number once, however often it is told', async () => {
    const person = await reader(2);
    const [latest] = (await person.ask('GET', '/')).json().items;
    const first = await person.ask('POST', `/mark-read/${latest.id}`);
    const second = await person.ask('POST', `/mark-read/${latest.id}`);
    expect(first.json()).toEqual({ ...latest, is_read: true });
    expect(second.json()).toEqual(first.json());
    expect(await unreadOf(person)).toBe(1);
  });

  it('goes for all at once', async () => {
    const person = await reader(3);
    const other = await reader(1);
    expect((await person.ask('POST', '/mark-all-read')).json()).toEqual({ unread_count: 0 });
    expect(await unreadOf(other)).toBe(1);
  });
});

describe("somebody else's notification", () => {
  it('is answered like a missing one, and stays as it is', async () => {
    const owner = await reader(1);
    const [theirs] = (await owner.ask('GET', '/')).json().items;
    const stranger = await reader();
    for (const [method, path] of [
      ['POST', '/mark-read/'],
      ['DELETE', '/'],
    ] as const) {
      const foreign = await stranger.ask(method, path + theirs.id);
      const missing = await stranger.ask(method, path + newId());
      expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    }
    expect(await unreadOf(owner)).toBe(1);
  });
});

describe('deleting', () => {
  it('takes it away for good', async () => {
    const person = await reader(1);
    const [only] = (await person.ask('GET', '/')).json().items;
    expect((await person.ask('DELETE', `/${only.id}`)).statusCode).toBe(204);
    expect((await person.ask('DELETE', `/${only.id}`)).statusCode).toBe(404);
    expect((await person.ask('GET', '/')).json()).toEqual({ items: [], total: 0 });
  });
});

describe('preferences', () => {
  it('start with the presets, one for each of the 28 types', async () => {
    const { ask } = await reader();
    const { items, daily_digest } = (await ask('GET', '/preferences')).json();
    expect(items).toHaveLength(28);
    expect(daily_digest).toBe(false);
    expect(items).toContainEqual({
      type: 'PASSWORD_CHANGED',
      in_app: true,
      email: true,
      category: 'account',
      locked: true,
    });
  });

  it('keep what was chosen, leave the rest, and never silence the account itself', async () => {
    const { ask } = await reader();
    const off = { in_app: false, email: false };
    const saved = await ask('PUT', '/preferences', {
      items: [
        { type: 'ACHIEVEMENT', ...off },
        { type: 'PASSWORD_CHANGED', ...off },
      ],
      daily_digest: true,
    });
    const { items, daily_digest } = saved.json();
    const chosen = (type: string) => items.find((item: { type: string }) => item.type === type);
    expect(daily_digest).toBe(true);
    expect(chosen('ACHIEVEMENT')).toMatchObject(off);
    expect(chosen('PASSWORD_CHANGED')).toMatchObject({ in_app: true, email: true });
    expect(chosen('REMINDER')).toMatchObject({ in_app: true });
    expect((await ask('GET', '/preferences')).json()).toEqual(saved.json());
  });

  it('refuse a type that is not known', async () => {
    const { ask } = await reader();
    const response = await ask('PUT', '/preferences', {
      items: [{ type: 'GOSSIP', in_app: true, email: true }],
      daily_digest: false,
    });
    expect(response.statusCode).toBe(422);
  });
});
