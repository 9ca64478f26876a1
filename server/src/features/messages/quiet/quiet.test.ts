/** Messages arrive at night, and their notifications wait until the morning where the reader lives. */
import {
  getMessageSettings,
  saveAdultMark,
  saveMessageSettings,
} from '@akada/contract/observers/message-care.ts';
import * as endpoints from '@akada/contract/observers/messages.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { notificationsDuring } from '../../../testing/notifications-during.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTutorWithStudent } from '../testing/messages.samples.ts';

let app: TestApp;

const night = Date.parse('2026-11-30T23:30Z');
const hourMs = 3_600_000;

beforeAll(async () => {
  app = await createTestApp({ startsAt: night });
  return () => app.close();
});

const run = (sql: string, ...values: unknown[]) => app.platform.database.pool.query(sql, values);

/** A tutor who writes, and a student who is notified. */
async function createPair() {
  const person = await createPerson(app);
  const student = { userId: person.userId, call: callAs(app, person) };
  const tutorId = await createTutorWithStudent(app, student.userId);
  const tutor = { userId: tutorId, call: callAs(app, { userId: tutorId }) };
  const opened = await student.call(endpoints.openConversation, { body: { person_id: tutorId } });
  const id: string = opened.body.id;
  const write = () =>
    tutor.call(endpoints.sendMessages, {
      body: { messages: [{ id: newId(), conversation_id: id, text: 'Good evening.' }] },
    });
  const change = (endpoint: Parameters<typeof student.call>[0], body: Record<string, unknown>) =>
    student.call(endpoint, { params: { id }, body });
  const notified = (act: () => Promise<unknown>) => notificationsDuring(app, { student, tutor }, act);
  return { student, tutor, id, write, change, notified };
}

const release = () =>
  app.features.tasks.find(({ name }) => name === 'messages.notify_after_quiet_hours')?.run() ??
  Promise.reject();

it('a minor is notified once in the morning of all messages of a night, and of none that they have read', async () => {
  const [reader, asleep] = [await createPair(), await createPair()];
  for (const { write, notified } of [reader, asleep, asleep]) expect(await notified(write)).toEqual({});
  const { body } = await asleep.student.call(endpoints.getConversation, { params: { id: asleep.id } });
  expect(body).toMatchObject({ unread: 2, last: { text: 'Good evening.' } });
  await reader.change(endpoints.markConversationRead, { position: 1 });

  app.clock.advance(6.4 * hourMs);
  expect(await asleep.notified(release)).toEqual({});
  app.clock.advance(0.2 * hourMs);
  expect(await asleep.notified(release)).toEqual({ student: ['messages.received'] });
  expect([await asleep.notified(release), await reader.notified(release)]).toEqual([{}, {}]);
  // The notification of the morning counts for its hour.
  expect(await asleep.notified(asleep.write)).toEqual({});
  app.clock.advance(hourMs);
  expect(await asleep.notified(asleep.write)).toEqual({ student: ['messages.received'] });
  app.clock.advance(night - app.clock.now());
});

it.each([
  [
    'lives where it is the afternoon',
    ({ student }: Pair) =>
      run(`UPDATE users SET time_zone = 'America/New_York' WHERE id = $1`, student.userId),
    true,
  ],
  ['wants no quiet hours', ({ change }: Pair) => change(saveMessageSettings, { quiet: null }), true],
  [
    'has chosen later hours',
    ({ change }: Pair) => change(saveMessageSettings, { quiet: { from: 1, until: 5 } }),
    true,
  ],
  [
    'is marked as an adult',
    async ({ student }: Pair) => {
      const admin = await createPerson(app, { role: 'admin' });
      for (const adult of [false, true, true])
        await callAs(app, admin)(saveAdultMark, { params: { id: student.userId }, body: { adult } });
      const { rows } = await run(
        `SELECT facts->'after' AS after FROM admin_audit WHERE target_id = $1`,
        student.userId,
      );
      expect(rows).toEqual([{ after: { adult: true } }]);
      expect((await student.call(getMessageSettings)).body).toEqual({ quiet: null, minor: false });
    },
    true,
  ],
  [
    'has muted the conversation',
    async ({ change }: Pair) => {
      await change(saveMessageSettings, { quiet: null });
      await change(endpoints.muteConversation, { muted: true });
    },
    false,
  ],
] as const)(
  'a student who %s at 23:30 UTC is notified as they chose, and counts the message',
  async (_, choose, isNotified) => {
    const pair = await createPair();
    await choose(pair);
    expect(await pair.notified(pair.write)).toEqual(isNotified ? { student: ['messages.received'] } : {});
    const { body } = await pair.student.call(endpoints.getConversation, { params: { id: pair.id } });
    expect(body.unread).toBe(1);
  },
);

type Pair = Awaited<ReturnType<typeof createPair>>;
