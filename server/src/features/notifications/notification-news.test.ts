/** From an event to its reader: once each, by the ways that were chosen, whatever dies on the way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { createDispatch, type EventListener } from '../../platform/outbox/dispatch.ts';
import { type OutboxEvent, recordEvent } from '../../platform/outbox/outbox.ts';
import { createPerson, type Person, type PersonTraits, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const record = (event: OutboxEvent) => app.platform.database.transaction((tx) => recordEvent(tx, event));
const runTask = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();
const dispatch = () => runTask('outbox.dispatch');

/** Hands over what waits. */
async function mailTo({ email }: Person) {
  await runTask('mail.retry');
  return readSandboxMailbox(app.platform.database.db, email);
}

async function notificationsOf({
  userId,
}: Person): Promise<{ type: string; title: string; message: string }[]> {
  const { rows } = await app.platform.database.pool.query(
    'SELECT type, title, message FROM notifications WHERE user_id = $1 ORDER BY event_id',
    [userId],
  );
  return rows;
}

const person = (traits: PersonTraits = {}) => createPerson(app, traits);
const passwordChanged = ({ userId }: Person) => ({
  name: 'accounts.password_changed',
  userId,
  subjectId: newId(),
});
const noteReady = ({ userId }: Person, file = 'soil.pdf') => ({
  name: 'note.ready',
  userId,
  subjectId: newId(),
  facts: { file },
});

async function choose(reader: Person, payload: object): Promise<void> {
  const { access_token } = await signIn(app, reader);
  const response = await app.http.inject({
    method: 'PUT',
    url: '/api/v1/notifications/preferences',
    headers: { authorization: `Bearer ${access_token}` },
    payload,
  });
  expect(response.statusCode).toBe(200);
}

describe('an event', () => {
  it('becomes one notification for the person that it concerns', async () => {
    const [ada, other] = [await person(), await person()];
    await record(noteReady(ada));
    await dispatch();
    await dispatch();
    expect(await notificationsOf(ada)).toEqual([
      {
        type: 'PDF_UPLOAD_SUCCESS',
        title: 'Your note is ready',
        message: 'soil.pdf was read. Make questions from it.',
      },
    ]);
    expect(await notificationsOf(other)).toEqual([]);
  });

  it('keeps a hostile file name as the text that it is', async () => {
    const ada = await person();
    await record(noteReady(ada, '<script>alert(1)</script>.pdf'));
    await dispatch();
    const [news] = await notificationsOf(ada);
    expect(news?.message).toContain('<script>alert(1)</script>.pdf');
  });

  it('that is no news stays silent', async () => {
    const ada = await person();
    await record({ name: 'exam.finished', userId: ada.userId, subjectId: newId() });
    await dispatch();
    expect(await notificationsOf(ada)).toEqual([]);
  });

  it('reaches everybody once, with four workers at it and two hundred events', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => person()));
    for (const one of people) for (let at = 0; at < 10; at += 1) await record(noteReady(one, `${at}.pdf`));
    await Promise.all([dispatch(), dispatch(), dispatch(), dispatch()]);
    await dispatch();
    for (const one of people) expect(await notificationsOf(one)).toHaveLength(10);
  });
});

describe('a listener that fails', () => {
  it('leaves no half of its work, holds up nobody, and is tried again', async () => {
    const [ada, ngozi] = [await person(), await person()];
    let broken = true;
    const calls: string[] = [];
    const moody: EventListener = async (tx, { userId, id }) => {
      await tx.execute(`UPDATE users SET full_name = 'half done' WHERE id = '${userId}'`);
      if (broken && userId === ada.userId) throw new Error('not today');
      calls.push(`${userId} ${id}`);
    };
    const { database, log } = app.platform;
    const [task] = createDispatch({ database, listeners: [moody], log });
    const nameOf = async ({ userId }: Person) =>
      (await database.pool.query('SELECT full_name FROM users WHERE id = $1', [userId])).rows[0].full_name;

    await record(noteReady(ada));
    await record(noteReady(ngozi));
    await task?.run();
    expect([await nameOf(ada), await nameOf(ngozi)]).toEqual(['Ada Obi', 'half done']);

    broken = false;
    await database.pool.query('UPDATE outbox_events SET next_attempt_at = now() WHERE user_id = $1', [
      ada.userId,
    ]);
    await task?.run();
    await task?.run();
    expect(calls.filter((call) => call.startsWith(ada.userId))).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith(ngozi.userId))).toHaveLength(1);
  });
});

describe('mail', () => {
  it('warns of a changed password at once, even an address that is not confirmed', async () => {
    const ada = await person({ verified: false });
    await record(passwordChanged(ada));
    await dispatch();
    expect(await mailTo(ada)).toMatchObject([{ subject: 'Your password was changed' }]);
  });

  it('tells an unconfirmed address nothing else', async () => {
    const ada = await person({ verified: false });
    await record({ name: 'accounts.created', userId: ada.userId, subjectId: ada.userId });
    await dispatch();
    expect(await notificationsOf(ada)).toHaveLength(1);
    expect(await mailTo(ada)).toEqual([]);
  });

  it('comes only where it was chosen', async () => {
    const ada = await person();
    await record(noteReady(ada));
    await dispatch();
    expect(await mailTo(ada)).toEqual([]);

    await choose(ada, {
      items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: false, email: true }],
      daily_digest: false,
    });
    await record(noteReady(ada, 'second.pdf'));
    await dispatch();
    expect(await mailTo(ada)).toHaveLength(1);
    const { access_token } = await signIn(app, ada);
    const list = await app.http.inject({
      method: 'GET',
      url: '/api/v1/notifications/',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(list.json().total).toBe(1);
  });

  it('of the day brings everything once, in the morning', async () => {
    const ada = await person();
    await choose(ada, {
      items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: true, email: true }],
      daily_digest: true,
    });
    for (const file of ['one.pdf', 'two.pdf']) await record(noteReady(ada, file));
    await dispatch();
    expect(await mailTo(ada)).toEqual([]);

    app.clock.advance(24 * 60 * 60_000);
    await Promise.all([runTask('notifications.digest'), runTask('notifications.digest')]);
    const mails = await mailTo(ada);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('2 news from Akada');

    await runTask('notifications.digest');
    expect(await mailTo(ada)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('are told near them and at them, once a month', async () => {
    const ada = await person();
    const { access_token } = await signIn(app, ada);
    const upload = (at: number) => {
      const body = new FormData();
      body.set('file', new File([`Osmosis is the movement of water. ${at}`], `${at}.txt`));
      return app.http.inject({
        method: 'POST',
        url: '/api/v1/uploads/start',
        headers: { authorization: `Bearer ${access_token}` },
        payload: body,
      });
    };
    for (let at = 0; at < 6; at += 1) await upload(at);
    await dispatch();
    expect(await notificationsOf(ada)).toEqual([
      expect.objectContaining({
        type: 'USAGE_LIMIT_WARNING',
        message: 'You have used 4 of 5 uploads of this month.',
      }),
      expect.objectContaining({ type: 'USAGE_LIMIT_EXCEEDED' }),
    ]);
  });
});
