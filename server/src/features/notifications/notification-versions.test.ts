/** Rows outlive the version that wrote them: the owner can always read and delete them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
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
