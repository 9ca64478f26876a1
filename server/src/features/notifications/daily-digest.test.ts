/** Notifications that can wait are mailed once a day, at seven in the morning of the reader. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { deliverWaitingMail } from '../../testing/deliver-waiting-mail.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { shareSent } from '../sharing/sharing.events.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const hour = 60 * 60_000;

/** Each test begins at 23:30 UTC of another day: in Lagos and farther east it is tomorrow already. */
beforeEach(() => {
  const passed = app.clock.now() % (24 * hour);
  app.clock.advance(23.5 * hour - passed + (passed > 23.5 * hour ? 24 * hour : 0));
});

async function createResident(zone: string): Promise<Person> {
  const person = await createPerson(app);
  await app.platform.database.pool.query('UPDATE users SET time_zone = $2 WHERE id = $1', [
    person.userId,
    zone,
  ]);
  return person;
}

async function share(to: Person, title: string): Promise<void> {
  const facts = { kind: 'set' as const, title, name: 'Ngozi', id: newId() };
  await app.platform.database.transaction((tx) =>
    record(tx, shareSent, { userId: to.userId, subjectId: newId(), facts }),
  );
  await getNotifications(app, to);
}

async function mailTo({ email }: Person): Promise<string[]> {
  await app.features.tasks.find(({ name }) => name === 'notifications.digest')?.run();
  await deliverWaitingMail(app);
  return (await readSandboxMailbox(app.platform.database.db, email)).map(({ subject }) => subject);
}

describe('by default', () => {
  it.each([
    // At 23:30 UTC it is half past midnight in Lagos, half past five in Dhaka and half past eight in Tokyo.
    ['Africa/Lagos', 6.5],
    ['Asia/Dhaka', 1.5],
    ['Asia/Tokyo', 22.5],
    ['America/New_York', null],
  ])('news of half past eleven at night UTC is mailed to %s at seven there', async (zone, hours) => {
    const ada = await createResident(zone);
    await share(ada, 'Cells');
    await share(ada, 'Soil');
    expect(await mailTo(ada)).toEqual([]);

    // New York is four or five hours behind, by the season.
    const local = new Date(app.clock.now()).toLocaleString('en-GB', { timeZone: zone, hour: 'numeric' });
    const wait = hours ?? 7 + 24 - Number(local) - 0.5;
    app.clock.advance(wait * hour - 60_000);
    expect(await mailTo(ada)).toEqual([]);
    app.clock.advance(60_000);
    expect(await mailTo(ada)).toEqual(['2 notifications from Akada']);

    await share(ada, 'Water');
    expect(await mailTo(ada)).toHaveLength(1);
    app.clock.advance(24 * hour);
    expect(await mailTo(ada)).toEqual(['Ngozi shares a question set with you', '2 notifications from Akada']);
  });

  it('a notification that was read in the app is not mailed any more', async () => {
    const ada = await createResident('Africa/Lagos');
    await share(ada, 'Cells');
    const { access_token } = await signIn(app, ada);
    await app.http.inject({
      method: 'POST',
      url: '/api/v1/notifications/mark-all-read',
      headers: { authorization: `Bearer ${access_token}` },
    });
    await share(ada, 'Soil');
    app.clock.advance(7 * hour);
    expect(await mailTo(ada)).toEqual(['Ngozi shares a question set with you']);
  });
});

it('a reader who chose a mail for each gets it immediately', async () => {
  const ada = await createResident('Africa/Lagos');
  const { access_token } = await signIn(app, ada);
  const saved = await app.http.inject({
    method: 'PUT',
    url: '/api/v1/notifications/preferences',
    headers: { authorization: `Bearer ${access_token}` },
    payload: { items: [], daily_digest: false },
  });
  expect(saved.json()).toMatchObject({ daily_digest: false });
  await share(ada, 'Cells');
  await share(ada, 'Soil');
  expect(await mailTo(ada)).toHaveLength(2);
});
