/** Attachments of messages: prepared once, taken by one message, and read by its two people. */
import * as prepared from '@akada/contract/observers/message-attachments.ts';
import * as endpoints from '@akada/contract/observers/messages.ts';
import { getReceivedShare } from '@akada/contract/work/shares/received-shares.ts';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inHours, newBookableTutor, newBooker, requested } from '../../bookings/testing/booking-people.ts';
import { createWrittenNote } from '../../notes/testing/notes.samples.ts';
import { createTutorWithStudent } from '../testing/messages.samples.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-30T11:00Z') });
  return () => app.close();
});

type Call = ReturnType<typeof callAs>;
const run = (sql: string, ...values: unknown[]) => app.platform.database.pool.query(sql, values);

async function createPair() {
  const student = await createPerson(app, { plan: 'premium' });
  const tutorId = await createTutorWithStudent(app, student.userId);
  const call = callAs(app, student);
  const { body } = await call(endpoints.openConversation, { body: { person_id: tutorId } });
  return {
    student: { ...student, call },
    tutor: { userId: tutorId, call: callAs(app, { userId: tutorId }) },
    id: body.id,
  };
}

const attach = (call: Call, id: string, file: File, fields: object = {}) =>
  call(prepared.attachFile, { params: { id }, body: { id: newId(), kind: 'file', ...fields }, file });
const send = async (call: Call, conversation_id: string, attachment_id: string, text = '') => {
  const { body } = await call(endpoints.sendMessages, {
    body: { messages: [{ id: newId(), conversation_id, text, attachment_id }] },
  });
  return body.refused[0]?.message ?? 'stored';
};
const readLast = async (call: Call, id: string) =>
  (await call(endpoints.readMessages, { params: { id } })).body.items[0]?.attachment;

async function download(call: Call, id: string) {
  const { status, body } = await call(prepared.prepareAttachment, { params: { id } });
  if (status !== 200) return { status };
  const answer = await app.http.inject({ method: 'GET', url: body.download_path });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    disposition: answer.headers['content-disposition'] ?? null,
    bytes: answer.rawPayload,
  };
}

it('a picture reaches the other without its metadata, once, and nobody else', async () => {
  const { student, tutor, id } = await createPair();
  const exif = { IFD0: { Copyright: 'secret place' } };
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret place')).toBe(true);
  const attachmentId = newId();
  const upload = () =>
    attach(student.call, id, new File([photo], 'leaf.jpg'), { id: attachmentId, kind: 'picture' });
  const [first, second] = [await upload(), await upload()];
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect(first.body).toMatchObject({ kind: 'picture', width: 40, height: 20 });
  // The other person cannot read a file before it is sent.
  expect(await download(tutor.call, attachmentId)).toEqual({ status: 404 });
  expect(await send(student.call, id, attachmentId)).toBe('stored');
  expect(await send(student.call, id, attachmentId)).toContain('Attach it again');
  expect(await readLast(tutor.call, id)).toMatchObject({ id: attachmentId, kind: 'picture' });
  const picture = await download(tutor.call, attachmentId);
  expect(picture).toMatchObject({ status: 200, type: 'image/webp', disposition: null });
  expect(picture.bytes?.includes('secret place')).toBe(false);
  const stranger = callAs(app, await createPerson(app));
  expect(await download(stranger, attachmentId)).toEqual({ status: 404 });
});

it.each([
  ['text', 'answers.txt', 'Osmosis moves water.', 201],
  ['a program', 'setup.exe', 'MZ\u0090', 415],
  ['a program with the name of a document', 'setup.pdf', 'MZ\u0090\u0000\u0003', 415],
  ['a voice message', 'voice.mp3', 'ID3\u0003', 415],
] as const)(
  'a person who attaches %s gets the right answer, and a file is only downloaded',
  async (_, name, content, status) => {
    const { student, tutor, id } = await createPair();
    const answer = await attach(tutor.call, id, new File([content], name));
    expect(answer.status, answer.text).toBe(status);
    if (status !== 201) return;
    expect(await send(tutor.call, id, answer.body.id, 'Read this.')).toBe('stored');
    const file = await download(student.call, answer.body.id);
    expect(file).toMatchObject({ status: 200, type: 'application/octet-stream' });
    expect(file.disposition).toMatch(/^attachment;.*answers\.txt/);
    expect(file.bytes?.toString()).toBe(content);
  },
);

it('a note opens for the other after the message is sent, and not before', async () => {
  const { student, tutor, id } = await createPair();
  const subject_id = await createWrittenNote(app, { userId: student.userId, canary: 'Osmosis' });
  const prepare = (call: Call) =>
    call(prepared.attachShare, { params: { id }, body: { id: newId(), kind: 'note', subject_id } });
  expect((await prepare(tutor.call)).status).toBe(409);
  const note = await prepare(student.call);
  expect(note.status, note.text).toBe(201);
  const countRecipients = async () =>
    (await run('SELECT FROM share_recipients WHERE user_id = $1', tutor.userId)).rowCount;
  expect(await countRecipients()).toBe(0);
  expect(await send(student.call, id, note.body.id)).toBe('stored');
  expect(await send(student.call, id, (await prepare(student.call)).body.id)).toBe('stored');
  expect(await countRecipients()).toBe(1);
  const { page } = await readLast(tutor.call, id);
  const received = await tutor.call(getReceivedShare, { params: { id: page.split('/').at(-1) } });
  expect(received.status, received.text).toBe(200);
});

it('a tutor proposes a free time, which leads the student to its booking, and no other time', async () => {
  const tutor = await newBookableTutor(app);
  const student = await newBooker(app);
  const { id: bookingId } = await requested(app, student, tutor.userId);
  const open = (call: Call, person_id: string) => call(endpoints.openConversation, { body: { person_id } });
  const opened = await open(student.call, tutor.userId);
  const { id } = opened.body;
  const propose = (hours: number, minutes = 60) =>
    tutor.call(prepared.attachTime, {
      params: { id },
      body: { id: newId(), starts_at: new Date(inHours(app, hours)).toISOString(), minutes },
    });
  // A minor has only asked: the tutor accepts first, and the student sends no files.
  expect([opened.body.attachments, (await open(tutor.call, student.userId)).status]).toEqual([[], 404]);
  expect((await attach(student.call, id, new File(['a'], 'a.txt'))).status).toBe(409);
  expect((await propose(72)).body.detail).toContain('Accept the request');
  await tutor.accept(bookingId);

  const answers = [await propose(72), await propose(48), await propose(72, 45), await propose(-2)];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [201, undefined],
    [409, 'slot_taken'],
    [409, 'outside_hours'],
    [409, 'outside_hours'],
  ]);
  expect(await send(tutor.call, id, answers[0]?.body.id)).toBe('stored');
  const { page, minutes } = await readLast(student.call, id);
  expect([page, minutes]).toEqual([expect.stringContaining(`/sessions/new?tutor_id=${tutor.userId}`), 60]);
});

it.each([
  [
    'a block',
    ({ tutor, id }: Pair) =>
      tutor.call(endpoints.blockConversation, { params: { id }, body: { blocked: true } }),
  ],
  [
    'the end of the course',
    ({ student }: Pair) => run('UPDATE enrolments SET deleted_at = now() WHERE user_id = $1', student.userId),
  ],
])('after %s nothing more is attached or sent, and what was sent can be read', async (_, end) => {
  const pair = await createPair();
  const { student, tutor, id } = pair;
  const file = (name: string) => attach(student.call, id, new File([name], name));
  const [sent, late] = [(await file('a.txt')).body.id, (await file('b.txt')).body.id];
  await send(student.call, id, sent);
  await end(pair);
  expect((await file('c.txt')).status).toBe(409);
  expect(await send(student.call, id, late)).toContain('You cannot write here now');
  expect((await download(tutor.call, sent)).status).toBe(200);
});

type Pair = Awaited<ReturnType<typeof createPair>>;

it('files leave the store with their conversation, and unsent ones after a day', async () => {
  const { student, id } = await createPair();
  const [sent, unsent] = [
    (await attach(student.call, id, new File(['a'], 'a.txt'))).body.id,
    (await attach(student.call, id, new File(['b'], 'b.txt'))).body.id,
  ];
  await send(student.call, id, sent);
  const { rows } = await run(
    'SELECT id, storage_key FROM message_attachments WHERE author_id = $1',
    student.userId,
  );
  const clean = async () => {
    await app.features.tasks.find(({ name }) => name === 'messages.clean_files')?.run();
    const { files } = app.platform;
    const keys = new Set<string>();
    for await (const { key } of files.list('messagefiles')) keys.add(key);
    return rows.filter(({ storage_key }) => keys.has(storage_key)).map(({ id: left }) => left);
  };
  expect((await clean()).sort()).toEqual([sent, unsent].sort());
  // The store dates files by the clock of the machine, which may be ahead of the app's.
  app.clock.advance(25 * 3_600_000 + Math.max(0, Date.now() - app.clock.now()));
  expect(await clean()).toEqual([sent]);
  await run('DELETE FROM users WHERE id = $1', student.userId);
  expect(await clean()).toEqual([]);
});
