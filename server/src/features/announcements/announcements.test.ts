/** Announcements to a class: sent once, read, answered only to the tutor, corrected and deleted. */
import { saveMessageSettings } from '@akada/contract/observers/message-care.ts';
import * as messages from '@akada/contract/observers/messages.ts';
import * as contract from '@akada/contract/work/classes/announcements.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const run = (sql: string, ...values: unknown[]) => app.platform.database.pool.query(sql, values);

async function createClass() {
  const tutor = await newTutor(app);
  const course = await tutor.create(`Botany ${newId()}`);
  const [ada, bola] = [await newStudent(app, 'Ada Obi'), await newStudent(app, 'Bola Ade')];
  for (const student of [ada, bola]) await student.join(makeCode(course));
  const params = { id: course.id };
  const send = (text: string, key: string) =>
    tutor.call(contract.sendAnnouncement, { params, body: { text }, headers: { 'idempotency-key': key } });
  const listAnnouncements = async (person: typeof tutor | typeof ada): Promise<contract.Announcement[]> =>
    (await person.call(contract.listAnnouncements, { params })).body.items;
  const markRead = (student: typeof ada, ids: string[]) =>
    student.call(contract.markAnnouncementsRead, { params, body: { ids } });
  return { tutor, course, ada, bola, send, listAnnouncements, markRead };
}

it('a tutor who sends an announcement twice tells each student once', async () => {
  const { tutor, ada, bola, send, listAnnouncements } = await createClass();
  const late = await newStudent(app, 'Chidi Eze');
  const notified = await notificationsDuring(app, { tutor, ada, bola, late }, async () => {
    const [one, other] = [await send('Bring your sheet.', 'one'), await send('Bring your sheet.', 'one')];
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
  });
  expect(notified).toEqual({ ada: ['announcement.sent'], bola: ['announcement.sent'] });
  expect(await listAnnouncements(ada)).toMatchObject([
    { text: 'Bring your sheet.', is_read: false, for_owner: null },
  ]);
});

it('the tutor sees which current students have not read it, and each reader counts once', async () => {
  const { tutor, course, ada, bola, send, listAnnouncements, markRead } = await createClass();
  const { body } = await send('Bring your sheet.', 'two');
  const unread = async () =>
    (await tutor.call(contract.listUnread, { params: { id: body.id } })).body.items.map(
      ({ full_name }: contract.AnnouncementStudent) => full_name,
    );
  expect(await unread()).toEqual(['Ada Obi', 'Bola Ade']);
  const foreign = await createClass();
  const other = (await foreign.send('Not yours.', 'three')).body.id;
  for (const ids of [[body.id, other], [body.id]]) expect((await markRead(ada, ids)).status).toBe(204);
  expect(await unread()).toEqual(['Bola Ade']);
  expect(await listAnnouncements(tutor)).toMatchObject([{ for_owner: { students: 2, readers: 1 } }]);
  expect(await foreign.listAnnouncements(foreign.tutor)).toMatchObject([{ for_owner: { readers: 0 } }]);
  await bola.unenrol(course.id);
  expect(await listAnnouncements(tutor)).toMatchObject([{ for_owner: { students: 1, readers: 1 } }]);
});

it('an answer is one message to the tutor, and names its announcement', async () => {
  const { tutor, ada, bola, send } = await createClass();
  // The clock of this app runs, and a notification of the night waits.
  await tutor.call(saveMessageSettings, { body: { quiet: null } });
  const { body } = await send('Bring your sheet.', 'four');
  const answer = { params: { id: body.id }, body: { id: newId(), text: 'Which one?' } };
  const notified = await notificationsDuring(app, { tutor, ada, bola }, async () => {
    const [one, other] = [
      await ada.call(contract.answerAnnouncement, answer),
      await ada.call(contract.answerAnnouncement, answer),
    ];
    expect([one.status, one.body]).toEqual([200, other.body]);
    const read = await tutor.call(messages.readMessages, { params: { id: one.body.conversation_id } });
    expect(read.body.items.map(({ text }: messages.Message) => text)).toEqual([
      'About “Bring your sheet.”\n\nWhich one?',
    ]);
  });
  expect(notified).toEqual({ tutor: ['messages.received'] });
  const stranger = await newStudent(app);
  expect((await stranger.call(contract.answerAnnouncement, answer)).status).toBe(404);
});

it('a text is corrected within a day, deleted at any time and restored, without another notification', async () => {
  const { tutor, ada, bola, send, listAnnouncements } = await createClass();
  const params = { id: (await send('Bring your sheet.', 'five')).body.id };
  const edit = (text: string) => tutor.call(contract.editAnnouncement, { params, body: { text } });
  const notified = await notificationsDuring(app, { tutor, ada, bola }, async () => {
    expect((await edit('Bring both sheets.')).body).toMatchObject({ edited_at: expect.any(String) });
    await tutor.call(contract.deleteAnnouncement, { params });
    expect(await listAnnouncements(ada)).toEqual([]);
    expect((await edit('Bring three.')).status).toBe(404);
    await tutor.call(contract.restoreAnnouncement, { params });
    expect(await listAnnouncements(ada)).toMatchObject([{ text: 'Bring both sheets.' }]);
  });
  expect(notified).toEqual({});
  await run(`UPDATE announcements SET sent_at = sent_at - interval '1 day' WHERE id = $1`, params.id);
  expect([(await edit('Too late.')).status, (await edit('Bring both sheets.')).status]).toEqual([409, 200]);
});

it('a class gets ten announcements a day, and again on the next one', async () => {
  const { send, course } = await createClass();
  for (let number = 0; number < 10; number += 1) await send(`Number ${number}`, `day-${number}`);
  const excess = await send('Once more', 'day-11');
  expect([excess.status, (await send('Number 0', 'day-0')).status]).toEqual([429, 201]);
  await run(
    `UPDATE attempt_windows SET started_at = started_at - interval '1 day' WHERE key = $1`,
    `announcements:${course.id}`,
  );
  expect((await send('Once more', 'day-11')).status).toBe(201);
});
