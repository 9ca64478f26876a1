/** A person who tries the same again and again reads of it once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { cardsFailed, generationFailed } from '../generation/generation.events.ts';
import { supportAnswered } from '../support/support.events.ts';
import { tutorReviewed } from '../tutor-reviews/tutor-reviews.events.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const hour = 60 * 60_000;

async function failCards({ userId }: Person, noteId: string | undefined, reason: string): Promise<void> {
  await app.platform.database.transaction((tx) =>
    record(tx, cardsFailed, { userId, subjectId: newId(), facts: { code: 'used_up', reason, noteId } }),
  );
  app.clock.advance(1_000);
}

const readMessages = async (person: Person) =>
  (await getNotifications(app, person)).map(({ message, is_read }) => [message, is_read]);

async function sendCall(person: Person, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const { access_token } = await signIn(app, person);
  const response = await app.http.inject({
    method,
    url: `/api/v1/notifications${path}`,
    headers: { authorization: `Bearer ${access_token}` },
    ...(payload ? { payload } : {}),
  });
  expect(response.statusCode).toBeLessThan(300);
}

describe('six failed card sets of one note', () => {
  it('are one unread notification, which says the newest', async () => {
    const ada = await createPerson(app);
    const noteId = newId();
    for (const index of [1, 2, 3, 4, 5]) await failCards(ada, noteId, `Reason ${index}`);
    const [{ id } = { id: '' }] = await getNotifications(app, ada);
    await failCards(ada, noteId, 'Reason 6');

    expect(await getNotifications(app, ada)).toMatchObject([
      { id, message: 'Reason 6', is_read: false, repeated: '6 times' },
    ]);
  });

  it('are two when the first ones were read or deleted in between', async () => {
    const [ada, ngozi] = [await createPerson(app), await createPerson(app)];
    const noteId = newId();
    for (const person of [ada, ngozi]) {
      for (const index of [1, 2, 3]) await failCards(person, noteId, `Reason ${index}`);
    }
    const [{ id } = { id: '' }] = await getNotifications(app, ngozi);
    await sendCall(ada, 'POST', '/mark-all-read');
    await sendCall(ngozi, 'DELETE', `/${id}`);
    for (const person of [ada, ngozi]) {
      for (const index of [4, 5, 6]) await failCards(person, noteId, `Reason ${index}`);
    }

    expect(await readMessages(ada)).toEqual([
      ['Reason 3', true],
      ['Reason 6', false],
    ]);
    expect(await readMessages(ngozi)).toEqual([['Reason 6', false]]);
  });

  it('become a second notification after a day', async () => {
    const ada = await createPerson(app);
    const noteId = newId();
    await failCards(ada, noteId, 'Today');
    await getNotifications(app, ada);
    app.clock.advance(24 * hour);
    await failCards(ada, noteId, 'Tomorrow');
    expect(await readMessages(ada)).toEqual([
      ['Today', false],
      ['Tomorrow', false],
    ]);
  });
});

it('another note, another kind, a deleted note and another person each have their own', async () => {
  const [ada, ngozi] = [await createPerson(app), await createPerson(app)];
  const noteId = newId();
  await failCards(ada, noteId, 'Cells');
  await failCards(ada, newId(), 'Soil');
  await failCards(ada, undefined, 'Deleted');
  await failCards(ada, undefined, 'Deleted too');
  await failCards(ngozi, noteId, 'Cells of Ngozi');
  await app.platform.database.transaction((tx) =>
    record(tx, generationFailed, {
      userId: ada.userId,
      subjectId: newId(),
      facts: { code: 'used_up', reason: 'Questions', noteId },
    }),
  );

  const messages = (await readMessages(ada)).map(([message]) => message);
  expect(messages).toEqual(['Cells', 'Soil', 'Deleted', 'Deleted too', 'Questions']);
  expect(await readMessages(ngozi)).toEqual([['Cells of Ngozi', false]]);
});

it('an earlier event that is delivered later changes nothing', async () => {
  const ada = await createPerson(app);
  const noteId = newId();
  await failCards(ada, noteId, 'Earlier');
  await failCards(ada, noteId, 'Later');
  await getNotifications(app, ada);
  await app.platform.database.pool.query(
    `UPDATE outbox_events SET dispatched_at = NULL WHERE user_id = $1 AND facts ->> 'reason' = 'Earlier'`,
    [ada.userId],
  );
  expect(await readMessages(ada)).toEqual([['Later', false]]);
  expect(await getNotifications(app, ada)).toMatchObject([{ repeated: '2 times' }]);
});

it('a reader who chose mails gets one of them', async () => {
  const ada = await createPerson(app);
  const noteId = newId();
  const mailed = { type: 'FLASHCARD_GENERATION_FAILED', in_app: true, email: true };
  await sendCall(ada, 'PUT', '/preferences', { items: [mailed], daily_digest: false });
  for (const index of [1, 2]) {
    await failCards(ada, noteId, `Reason ${index}`);
    await getNotifications(app, ada);
  }
  await failCards(ada, newId(), 'Another note');
  await getNotifications(app, ada);

  const { rows } = await app.platform.database.pool.query('SELECT 1 FROM mail_outbox WHERE recipient = $1', [
    ada.email,
  ]);
  expect(rows).toHaveLength(2);
});

describe('events of one moment', () => {
  const fail = (person: Person, noteId: string) =>
    app.platform.database.transaction(async (tx) => {
      for (const reason of ['First', 'Second'])
        await record(tx, cardsFailed, {
          userId: person.userId,
          subjectId: newId(),
          facts: { code: 'used_up', reason, noteId },
        });
    });

  it('two failures with one cause become one notification, which counts both', async () => {
    const ada = await createPerson(app);
    await fail(ada, newId());
    expect(await getNotifications(app, ada)).toMatchObject([{ message: 'Second', repeated: '2 times' }]);
  });

  it('count from one again after the first ones were read, also on the next day', async () => {
    const ada = await createPerson(app);
    const noteId = newId();
    await fail(ada, noteId);
    await getNotifications(app, ada);
    await sendCall(ada, 'POST', '/mark-all-read');
    app.clock.advance(24 * hour);
    await fail(ada, noteId);
    expect(await getNotifications(app, ada)).toMatchObject([
      { is_read: true, repeated: '2 times' },
      { is_read: false, repeated: '2 times' },
    ]);
  });
});

it('several reviews become one notification, whose title counts them', async () => {
  const tutor = await createPerson(app, { role: 'tutor' });
  for (const author of ['Ada', 'Ngozi', 'Tobi']) {
    await app.platform.database.transaction((tx) =>
      record(tx, tutorReviewed, { userId: tutor.userId, subjectId: newId(), facts: { author, rating: 5 } }),
    );
  }
  expect(await getNotifications(app, tutor)).toMatchObject([
    {
      title: 'You have 3 new or changed reviews',
      message: expect.stringMatching(/^The newest: Tobi, 5 of 5/),
      repeated: null,
    },
  ]);
});

it('each answer of support is mailed immediately, also where the app shows one notification', async () => {
  const ada = await createPerson(app);
  const id = newId();
  for (const text of ['Which card did you use?', 'The money is on its way.']) {
    await app.platform.database.transaction((tx) =>
      record(tx, supportAnswered, { userId: ada.userId, subjectId: newId(), facts: { id, text } }),
    );
  }
  expect(await getNotifications(app, ada)).toMatchObject([{ repeated: '2 times' }]);
  const { rows } = await app.platform.database.pool.query('SELECT 1 FROM mail_outbox WHERE recipient = $1', [
    ada.email,
  ]);
  expect(rows).toHaveLength(2);
});
