/** Follows an event to its reader: once each, by the selected channels, also when a worker dies on the way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { createDispatch } from '../../platform/outbox/dispatch.ts';
import { type EventDeclaration, type FactsSchema, on } from '../../platform/outbox/event.ts';
import { type Occurrence, record as recordEvent } from '../../platform/outbox/outbox.ts';
import { deliverWaitingMail } from '../../testing/deliver-waiting-mail.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, type Person, type PersonTraits, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { accountCreated, passwordChanged } from '../accounts/accounts.ts';
import { examFinished } from '../exams/exam/exams.events.ts';
import { noteReady } from '../notes/notes.events.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const record = <Schema extends FactsSchema>(
  event: EventDeclaration<Schema>,
  occurrence: Occurrence<Schema>,
) => app.platform.database.transaction((tx) => recordEvent(tx, event, occurrence));
const runTask = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();
const dispatch = () => runTask('outbox.dispatch');

/** Hands over what waits. */
async function mailTo({ email }: Person) {
  await deliverWaitingMail(app);
  return readSandboxMailbox(app.platform.database.db, email);
}

const person = (traits: PersonTraits = {}) => createPerson(app, traits);
const changePassword = ({ userId }: Person) =>
  record(passwordChanged, { userId, subjectId: newId(), facts: {} });
const readNote = ({ userId }: Person, file = 'soil.pdf') =>
  record(noteReady, { userId, subjectId: newId(), facts: { file, pages: 3, words: 900 } });

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
    await readNote(ada);
    const heard = await heardDuring(app, ada.userId, async () => {
      await dispatch();
      await dispatch();
    });
    expect(heard).toEqual([{ topic: 'notification', id: expect.any(String) }]);
    expect(await getNotifications(app, ada)).toMatchObject([
      {
        type: 'PDF_UPLOAD_SUCCESS',
        title: 'Your note is ready',
        message: 'soil.pdf was read. Make questions from it.',
      },
    ]);
    expect(await getNotifications(app, other)).toEqual([]);
  });

  it('is neither listed nor mailed again if it is delivered again', async () => {
    const ada = await person();
    await changePassword(ada);
    await dispatch();
    expect(await mailTo(ada)).toHaveLength(1);

    await app.platform.database.pool.query(
      'UPDATE outbox_events SET dispatched_at = NULL WHERE user_id = $1',
      [ada.userId],
    );
    await dispatch();
    expect(await getNotifications(app, ada)).toHaveLength(1);
    expect(await mailTo(ada)).toHaveLength(1);
  });

  it('shows a hostile file name as the text that it is', async () => {
    const ada = await person();
    await readNote(ada, '<script>alert(1)</script>.pdf');
    await dispatch();
    const [notification] = await getNotifications(app, ada);
    expect(notification?.message).toContain('<script>alert(1)</script>.pdf');
  });

  it('without a listener stays silent', async () => {
    const ada = await person();
    await record(examFinished, { userId: ada.userId, subjectId: newId(), facts: { correct: 3, total: 5 } });
    await dispatch();
    expect(await getNotifications(app, ada)).toEqual([]);
  });

  it('reaches each person once, with four workers at it and two hundred events', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => person()));
    for (const one of people) for (let index = 0; index < 10; index += 1) await readNote(one, `${index}.pdf`);
    await Promise.all([dispatch(), dispatch(), dispatch(), dispatch()]);
    await dispatch();
    for (const one of people) expect(await getNotifications(app, one)).toHaveLength(10);
  });
});

describe('a listener that fails', () => {
  it('leaves no half of its work, holds up no other event, and is tried again', async () => {
    const [ada, ngozi] = [await person(), await person()];
    let broken = true;
    const calls: string[] = [];
    const moody = on(noteReady, async (tx, { userId, id }) => {
      await tx.execute(`UPDATE users SET full_name = 'half done' WHERE id = '${userId}'`);
      if (broken && userId === ada.userId) throw new Error('not today');
      calls.push(`${userId} ${id}`);
    });
    const { database } = app.platform;
    const [task] = createDispatch({ ...app.platform, listeners: [moody] });
    const getName = async ({ userId }: Person) =>
      (await database.pool.query('SELECT full_name FROM users WHERE id = $1', [userId])).rows[0].full_name;

    await readNote(ada);
    await readNote(ngozi);
    await task?.run();
    expect([await getName(ada), await getName(ngozi)]).toEqual(['Ada Obi', 'half done']);

    broken = false;
    app.clock.advance(1_000);
    await task?.run();
    await task?.run();
    expect(calls.filter((call) => call.startsWith(ada.userId))).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith(ngozi.userId))).toHaveLength(1);
  });
});

describe('mail', () => {
  it('warns of a changed password immediately, even at an unconfirmed address', async () => {
    const ada = await person({ verified: false });
    await changePassword(ada);
    await dispatch();
    expect(await mailTo(ada)).toMatchObject([{ subject: 'Your password was changed' }]);
  });

  it('sends nothing else to an unconfirmed address', async () => {
    const ada = await person({ verified: false });
    await record(accountCreated, { userId: ada.userId, subjectId: ada.userId, facts: { role: 'student' } });
    await dispatch();
    expect(await getNotifications(app, ada)).toHaveLength(1);
    expect(await mailTo(ada)).toEqual([]);
  });

  it('comes only where it was chosen', async () => {
    const ada = await person();
    await choose(ada, {
      items: [{ type: 'PDF_UPLOAD_FAILED', in_app: false, email: true }],
      daily_digest: false,
    });
    await readNote(ada);
    await dispatch();
    expect(await mailTo(ada)).toEqual([]);

    await choose(ada, {
      items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: false, email: true }],
      daily_digest: false,
    });
    await readNote(ada, 'second.pdf');
    await dispatch();
    const [mail, ...others] = await mailTo(ada);
    expect(others).toEqual([]);
    const paths = mail?.links.map((link) => new URL(link).pathname);
    expect(paths).toEqual(['/tools/mcq', '/settings/notifications']);
    const { access_token } = await signIn(app, ada);
    const list = await app.http.inject({
      method: 'GET',
      url: '/api/v1/notifications/',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(list.json().total).toBe(1);
  });

  it('lists all notifications once a day, at seven in the morning of the reader', async () => {
    const ada = await person();
    const { pool } = app.platform.database;
    // Tokyo has seven o'clock at 22:00 UTC, on every day of the year.
    await pool.query(`UPDATE users SET time_zone = 'Asia/Tokyo' WHERE id = $1`, [ada.userId]);
    await choose(ada, {
      items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: true, email: true }],
      daily_digest: true,
    });
    for (const file of ['one.pdf', 'two.pdf']) await readNote(ada, file);
    await dispatch();
    expect(await mailTo(ada)).toEqual([]);

    const hourMs = 60 * 60_000;
    const sinceSeven = (app.clock.now() - 22 * hourMs) % (24 * hourMs);
    app.clock.advance(24 * hourMs - sinceSeven - 60_000);
    await runTask('notifications.digest');
    expect(await mailTo(ada)).toEqual([]);
    app.clock.advance(60_000);
    await Promise.all([runTask('notifications.digest'), runTask('notifications.digest')]);
    const mails = await mailTo(ada);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('2 notifications from Akada');

    await runTask('notifications.digest');
    expect(await mailTo(ada)).toHaveLength(1);
  });

  it('omits deleted notifications from the digest, and adds restored ones to the next', async () => {
    const ada = await person();
    await choose(ada, {
      items: [{ type: 'PDF_UPLOAD_SUCCESS', in_app: true, email: true }],
      daily_digest: true,
    });
    for (const file of ['one.pdf', 'two.pdf']) await readNote(ada, file);
    const listed = await getNotifications(app, ada);
    const { id } = listed.find(({ message }) => message.startsWith('one.pdf')) ?? { id: '' };

    app.clock.advance(24 * 60 * 60_000);
    const { access_token } = await signIn(app, ada);
    const ask = (method: 'DELETE' | 'POST', path: string) =>
      app.http.inject({
        method,
        url: `/api/v1/notifications/${id}${path}`,
        headers: { authorization: `Bearer ${access_token}` },
      });
    await ask('DELETE', '');
    await runTask('notifications.digest');
    const [first] = await mailTo(ada);
    expect(first?.text).toContain('two.pdf');
    expect(first?.text).not.toContain('one.pdf');

    expect((await ask('POST', '/restore')).statusCode).toBe(200);
    app.clock.advance(60_000);
    await runTask('notifications.digest');
    const mails = await mailTo(ada);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('one.pdf');
  });
});

describe('limits', () => {
  it('are notified of near them and at them, once a month', async () => {
    const ada = await person();
    const { access_token } = await signIn(app, ada);
    const upload = (index: number) => {
      const body = new FormData();
      body.set('file', new File([`Osmosis is the movement of water. ${index}`], `${index}.txt`));
      return app.http.inject({
        method: 'POST',
        url: '/api/v1/uploads/start',
        headers: { authorization: `Bearer ${access_token}` },
        payload: body,
      });
    };
    for (let index = 0; index < 6; index += 1) await upload(index);
    await dispatch();
    expect(await getNotifications(app, ada)).toEqual([
      expect.objectContaining({
        type: 'USAGE_LIMIT_WARNING',
        message: 'You have used 4 of 5 uploads this month.',
      }),
      expect.objectContaining({ type: 'USAGE_LIMIT_EXCEEDED' }),
    ]);
  });
});
