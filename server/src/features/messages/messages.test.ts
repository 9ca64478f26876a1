/** Tutors and their students write to each other. A message sent twice is stored once, and other people get 404. */

import {
  countUnreadMessages,
  openReportedConversation,
  searchMessages,
} from '@akada/contract/observers/message-care.ts';
import * as endpoints from '@akada/contract/observers/messages.ts';
import { readSupportCase, writeToSupport } from '@akada/contract/observers/support.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { createPerson } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTutorWithStudent } from './testing/messages.samples.ts';

let app: TestApp;

beforeAll(async () => {
  // Noon in Lagos: nobody has quiet hours.
  app = await createTestApp({ startsAt: Date.parse('2026-11-30T11:00Z') });
  return () => app.close();
});

const caller = (userId: string) => ({ userId, call: callAs(app, { userId }) });
type Caller = ReturnType<typeof caller>;

const toRequest = (id: string, body?: Record<string, unknown>) => ({
  params: { id },
  ...(body ? { body } : {}),
});
const write = ({ call }: Caller, conversation_id: string, text: string, id = newId()) =>
  call(endpoints.sendMessages, { body: { messages: [{ id, conversation_id, text }] } });
const readTexts = async ({ call }: Caller, id: string): Promise<string[]> =>
  (await call(endpoints.readMessages, toRequest(id))).body.items.map(({ text }: { text: string }) => text);
const read = async ({ call }: Caller, id: string) =>
  (await call(endpoints.getConversation, toRequest(id))).body;

/** A student, their tutor, and the conversation that the student has opened. */
async function createPair() {
  const student = caller((await createPerson(app, { fullName: 'Ada Obi' })).userId);
  const tutor = caller(await createTutorWithStudent(app, student.userId));
  const opened = await student.call(endpoints.openConversation, { body: { person_id: tutor.userId } });
  expect(opened.status).toBe(200);
  return { student, tutor, id: opened.body.id as string };
}

it('a message sent twice in parallel is stored once, and each side counts the messages of the other', async () => {
  const { student, tutor, id } = await createPair();
  const messageId = newId();
  const send = () => write(student, id, 'Good evening.', messageId);
  const barrier = { sql: 'SELECT FROM conversations WHERE id = $1 FOR UPDATE', values: [id] };
  const answers = await inLine(app, barrier, [send, send]);
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ stored: [messageId], refused: [] }));
  await write(tutor, id, 'Draw the X and Y.');
  await write(student, id, 'Thank you.');
  expect(await readTexts(tutor, id)).toEqual(['Thank you.', 'Draw the X and Y.', 'Good evening.']);
  expect([(await read(tutor, id)).unread, (await read(student, id)).unread]).toEqual([2, 1]);

  const readAnswer = await tutor.call(endpoints.markConversationRead, toRequest(id, { position: 1 }));
  expect(readAnswer.body.unread).toBe(1);
  // A slower device sends an earlier position, which changes nothing.
  await tutor.call(endpoints.markConversationRead, toRequest(id, { position: 99 }));
  expect((await tutor.call(endpoints.markConversationRead, toRequest(id, { position: 2 }))).body.unread).toBe(
    0,
  );
  expect((await read(student, id)).read_by_other).toBe(3);
});

it('a reader gets earlier messages page by page while the other person writes', async () => {
  const { student, tutor, id } = await createPair();
  for (const text of ['one', 'two', 'three']) await write(student, id, text);
  const page = async (query: Record<string, string>) =>
    (await tutor.call(endpoints.readMessages, { ...toRequest(id), query: { limit: '2', ...query } })).body;
  const first = await page({});
  await write(student, id, 'four');
  const second = await page({ before: String(first.items[1].position) });
  expect([first.more, second.items.map(({ text }: { text: string }) => text), second.more]).toEqual([
    true,
    ['one'],
    false,
  ]);
});

it('a stranger opens no conversation, and adds nothing to a conversation of two others', async () => {
  const { student, tutor, id } = await createPair();
  const stranger = caller((await createPerson(app)).userId);
  for (const person of [student, tutor])
    expect(
      (await stranger.call(endpoints.openConversation, { body: { person_id: person.userId } })).status,
    ).toBe(404);
  expect((await stranger.call(endpoints.listMessagePeople)).body.total).toBe(0);
  const sent = await write(stranger, id, 'Who are you?');
  expect(sent.body).toMatchObject({ stored: [], refused: [{ message: 'This conversation is not here.' }] });
  expect(await readTexts(student, id)).toEqual([]);
});

it('each side opens the same conversation', async () => {
  const { student, tutor, id } = await createPair();
  const opened = await tutor.call(endpoints.openConversation, { body: { person_id: student.userId } });
  expect(opened.body).toMatchObject({ id, person: { full_name: 'Ada Obi' }, writing: 'open' });
  expect((await tutor.call(endpoints.listMessagePeople)).body.items).toEqual([
    { id: student.userId, full_name: 'Ada Obi', picture_url: null },
  ]);
});

const run = (sql: string, ...values: unknown[]) => app.platform.database.pool.query(sql, values);

/** The last column has the state of writing for the student and for the tutor. */
it.each([
  [
    'the student has left the course',
    ({ student }: Pair) => run('UPDATE enrolments SET deleted_at = now() WHERE user_id = $1', student.userId),
    ['closed', 'closed'],
  ],
  [
    'the course was deleted',
    ({ tutor }: Pair) => run('UPDATE courses SET deleted_at = now() WHERE owner_id = $1', tutor.userId),
    ['closed', 'closed'],
  ],
  [
    'the tutor is no longer approved',
    ({ tutor }: Pair) =>
      run(
        `UPDATE tutor_profiles SET state = 'rejected', rejection_reason = 'No' WHERE user_id = $1`,
        tutor.userId,
      ),
    ['closed', 'closed'],
  ],
  [
    'the tutor has blocked the student',
    ({ tutor, id }: Pair) => tutor.call(endpoints.blockConversation, toRequest(id, { blocked: true })),
    ['closed', 'blocked_by_me'],
  ],
  [
    'the tutor has withdrawn the block',
    async ({ tutor, id }: Pair) => {
      for (const blocked of [true, true, false])
        await tutor.call(endpoints.blockConversation, toRequest(id, { blocked }));
    },
    ['open', 'open'],
  ],
] as const)('if %s, both still read, and write as the rule allows', async (_, change, expected) => {
  const pair = await createPair();
  const { student, tutor, id } = pair;
  const messageId = newId();
  await write(student, id, 'Good evening.', messageId);
  await change(pair);
  expect([(await read(student, id)).writing, (await read(tutor, id)).writing]).toEqual(expected);
  expect([await readTexts(student, id), await readTexts(tutor, id)]).toEqual(
    Array(2).fill(['Good evening.']),
  );
  const isOpen = expected[0] === 'open';
  expect((await write(student, id, 'Again.')).body.stored).toHaveLength(isOpen ? 1 : 0);
  // A stored message stays stored for a device that never received the answer.
  expect((await write(student, id, 'Good evening.', messageId)).body.stored).toEqual([messageId]);
});

type Pair = Awaited<ReturnType<typeof createPair>>;

it('a deactivated tutor is not written to, and an erased account takes its conversations along', async () => {
  const { student, tutor, id } = await createPair();
  await write(student, id, 'Good evening.');
  await run('UPDATE users SET deactivated_at = now() WHERE id = $1', tutor.userId);
  expect((await read(student, id)).writing).toBe('closed');
  await run('DELETE FROM users WHERE id = $1', tutor.userId);
  expect((await student.call(endpoints.getConversation, toRequest(id))).status).toBe(404);
  const { rows } = await run('SELECT FROM messages WHERE conversation_id = $1', id);
  expect(rows).toEqual([]);
});

it('many messages of an hour are one notification, and the next hour has its own', async () => {
  const { student, tutor, id } = await createPair();
  const notified = (act: () => Promise<unknown>) => notificationsDuring(app, { student, tutor }, act);
  const writeTwice = async () => {
    await write(student, id, 'Good evening.');
    await write(student, id, 'Are you there?');
  };
  expect(await notified(writeTwice)).toEqual({ tutor: ['messages.received'] });
  expect(await notified(writeTwice)).toEqual({});
  app.clock.advance(60 * 60_000);
  expect(await notified(writeTwice)).toEqual({ tutor: ['messages.received'] });
});

it('an administrator opens the messages around a report, on record, and no other conversation', async () => {
  const { student, tutor, id } = await createPair();
  await write(tutor, id, 'Come alone.');
  await write(tutor, id, 'Never mind.');
  const report = (position: number) =>
    student.call(endpoints.reportMessage, {
      ...toRequest(id, { position, reason: 'This frightens me.' }),
      headers: { 'idempotency-key': `report-${position}` },
    });
  const reported = await report(1);
  expect([reported.status, (await report(1)).body]).toEqual([201, reported.body]);
  expect((await report(3)).status).toBe(404);
  const admin = caller((await createPerson(app, { role: 'admin' })).userId);
  const { body } = await admin.call(readSupportCase, toRequest(reported.body.request_id));
  expect(body.messages).toHaveLength(1);
  expect(body.messages[0].text).toMatch(/This frightens me\.[\s\S]*“Come alone\.”$/);
  expect(body.messages[0].text).not.toContain('Never mind');

  const other = await student.call(writeToSupport, { body: { kind: 'other', text: 'A question.' } });
  const open = (requestId: string) => admin.call(openReportedConversation, toRequest(requestId));
  expect([(await open(other.body.id)).status, (await open(id)).status]).toEqual([404, 404]);
  const record = () =>
    run(`SELECT facts FROM admin_audit WHERE action = 'conversation.read' AND actor_id = $1`, admin.userId);
  expect((await record()).rows).toEqual([]);
  const opened = await open(reported.body.request_id);
  expect(
    opened.body.messages.map(({ text, is_reported }: Record<string, unknown>) => [text, is_reported]),
  ).toEqual([
    ['Come alone.', true],
    ['Never mind.', false],
  ]);
  expect((await record()).rows).toEqual([
    { facts: { before: null, after: { request: reported.body.request_id, position: 1 } } },
  ]);
});

it('a person finds words in their own conversations without accents, page by page', async () => {
  const { student, tutor, id } = await createPair();
  await write(tutor, id, 'Résumé of 50% and Ọjọ́.');
  for (let number = 1; number <= 21; number++) {
    app.clock.advance(1);
    await write(student, id, `resume ${number}`);
  }
  const find = async ({ call }: Caller, text: string, cursor?: string) =>
    (await call(searchMessages, { query: { text, ...(cursor ? { before: cursor } : {}) } })).body;
  const first = await find(student, 'RESUME');
  expect(first.items).toHaveLength(20);
  const second = await find(student, 'RESUME', first.next);
  expect([second.items.map(({ text }: { text: string }) => text), second.next]).toEqual([
    ['resume 1', 'Résumé of 50% and Ọjọ́.'],
    null,
  ]);
  expect((await find(tutor, 'ojo')).items).toMatchObject([{ conversation_id: id, position: 1, mine: true }]);
  expect((await find(tutor, '0%')).items).toHaveLength(1);
  expect((await find(tutor, '_%')).items).toEqual([]);
  const stranger = caller((await createPerson(app)).userId);
  expect((await find(stranger, 'resume')).items).toEqual([]);
});

it('a word of a megabyte and an empty message are rejected with advice', async () => {
  const { student, id } = await createPair();
  const long = await write(student, id, 'a'.repeat(4_001));
  expect([long.status, long.text]).toEqual([422, expect.stringContaining('Shorten the message')]);
  expect((await write(student, id, 'a'.repeat(1_048_576))).body.code).toBe('payload_too_large');
  expect((await write(student, id, '  ')).body.refused).toMatchObject([{ message: 'Write a message.' }]);
  const { body } = await student.call(countUnreadMessages);
  expect(body).toEqual({ messages: 0, conversations: 0 });
});

it('a conversation is deleted two years after its last message, and a newer one stays', async () => {
  const [old, recent] = [await createPair(), await createPair()];
  await run(`UPDATE conversations SET changed_at = $2 WHERE id = $1`, old.id, '2024-11-30T10:59Z');
  await run(`UPDATE conversations SET changed_at = $2 WHERE id = $1`, recent.id, '2024-12-01T11:01Z');
  await app.features.tasks.find(({ name }) => name === 'messages.delete_old')?.run();
  expect((await old.student.call(endpoints.getConversation, toRequest(old.id))).status).toBe(404);
  expect((await recent.student.call(endpoints.getConversation, toRequest(recent.id))).status).toBe(200);
});
