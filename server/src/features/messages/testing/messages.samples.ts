import { Readable } from 'node:stream';
import { prepareAttachment } from '@akada/contract/observers/message-attachments.ts';
import { newFileKey } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { smallestPicture } from '../../../testing/pictures.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor, giveProfile } from '../../../testing/tutors.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { createWrittenNote } from '../../notes/testing/notes.samples.ts';
import { createRequest } from '../../support/testing/support.samples.ts';
import { messageAttachments } from '../conversation/attachments.tables.ts';
import { putMessage, putPair, updateConversation } from '../conversation/messages.repo.ts';

/** @returns a tutor in whose course this person is */
export async function createTutorWithStudent(app: SharedTestApp, userId: string): Promise<string> {
  const tutorId = await createTutor(app, 'approved');
  const { id: courseId } = await insertCourse(app, tutorId);
  await app.platform.database.db
    .insert(enrolments)
    .values({ id: newId(), courseId, userId, joinedAt: moment(app), deletedAt: null });
  return tutorId;
}

/** A conversation in which the person's tutor has written one message. */
export const createConversation: Factory = async (app, { userId, canary }) => {
  const tutorId = await createTutorWithStudent(app, userId);
  const id = newId();
  const now = moment(app);
  await app.platform.database.transaction(async (tx) => {
    await putPair(tx, { id, one: userId, two: tutorId, now });
    const message = { id: newId(), conversationId: id, authorId: tutorId, position: 1 };
    await putMessage(tx, { ...message, text: canary, hasAttachment: false, writtenAt: now });
    await updateConversation(tx, id, { messageCount: 1, changedAt: now });
    await tx.execute(`UPDATE conversation_sides SET unread = 1 WHERE user_id = '${userId}'`);
  });
  return id;
};

/** A file in the last message of a conversation in which both have written. */
export const createAttachment: Factory = async (app, owner) => {
  const conversationId = await createConversation(app, owner);
  const message = { id: newId(), conversationId, authorId: owner.userId, position: 2 };
  const { database, files } = app.platform;
  const id = newId();
  const storageKey = newFileKey('messagefiles');
  await files.put(storageKey, Readable.from([Buffer.from(owner.canary)], { objectMode: false }));
  await database.transaction(async (tx) => {
    await putMessage(tx, { ...message, text: owner.canary, hasAttachment: true, writtenAt: moment(app) });
    await updateConversation(tx, conversationId, { messageCount: 2 });
    await tx.insert(messageAttachments).values({
      id,
      conversationId,
      authorId: owner.userId,
      messageId: message.id,
      kind: 'file',
      title: `${owner.canary}.md`,
      storageKey,
      sizeBytes: Buffer.byteLength(owner.canary),
      createdAt: moment(app),
    });
  });
  return id;
};

/** @returns the request to support in which this person reports the first message of a conversation */
async function createReport(app: SharedTestApp, owner: Owner): Promise<string> {
  const conversationId = await createConversation(app, owner);
  const requestId = await createRequest(app, owner);
  await app.platform.database.pool.query(
    `INSERT INTO message_reports SELECT $1, id, $2, now() FROM messages WHERE conversation_id = $3 AND position = 1`,
    [requestId, owner.userId, conversationId],
  );
  return requestId;
}

/** A conversation with a file, a report, quiet hours and the mark of an adult. */
export async function giveMessages(app: SharedTestApp, owner: Owner): Promise<void> {
  await createAttachment(app, owner);
  await createReport(app, owner);
  const { pool } = app.platform.database;
  await pool.query('INSERT INTO message_settings VALUES ($1, 22, 6, now())', [owner.userId]);
  await pool.query('INSERT INTO adults VALUES ($1, now())', [owner.userId]);
}

/** Makes the owner the tutor of the other person, who is always free. */
async function turnIntoTutor(app: SharedTestApp, { userId }: Owner, conversationId: string): Promise<void> {
  const { pool } = app.platform.database;
  const { rows } = await pool.query(
    'SELECT user_id FROM conversation_sides WHERE conversation_id::text = $1 AND user_id <> $2',
    [conversationId, userId],
  );
  await pool.query('DELETE FROM enrolments WHERE user_id = $1', [userId]);
  await pool.query('DELETE FROM tutor_profiles WHERE user_id = $1', [userId]);
  await giveProfile(app, userId, 'approved');
  await pool.query(
    'INSERT INTO tutor_weekly_hours SELECT $1, day, 0, 1440 FROM generate_series(1, 7) day ON CONFLICT DO NOTHING',
    [userId],
  );
  const { id: courseId } = await insertCourse(app, userId);
  for (const { user_id: studentId } of rows)
    await app.platform.database.db
      .insert(enrolments)
      .values({ id: newId(), courseId, userId: studentId, joinedAt: moment(app), deletedAt: null });
}

/** The full hour in two days. */
const inTwoDays = (app: SharedTestApp) =>
  new Date(Math.ceil(app.clock.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000).toISOString();

/** Sharing comes with premium. */
const asPremium =
  (sample: Sample): Sample =>
  async (context) => {
    const { pool } = context.app.platform.database;
    await pool.query("UPDATE users SET subscription_plan = 'premium' WHERE id = $1", [context.owner.userId]);
    return sample(context);
  };

export const samples: FeatureSamples = {
  lists: {
    'messages.conversations': {
      write: oneMore(createConversation),
      order: ['latest', 'conversations.changed_at'],
    },
    'messages.people': { write: ({ app, owner }) => createTutorWithStudent(app, owner.userId) },
  },
  requests: {
    'messages.conversations': nothing,
    'messages.people': nothing,
    'messages.open': async ({ app, owner }) => ({
      body: { person_id: await createTutorWithStudent(app, owner.userId) },
    }),
    'messages.get': nothing,
    'messages.read': nothing,
    'messages.send': async ({ app, owner }) => {
      // The suites write more often than people do.
      await app.platform.database.pool.query('DELETE FROM attempt_windows WHERE key = $1', [
        `messages:${owner.userId}`,
      ]);
      const conversation_id = await createConversation(app, owner);
      return { body: { messages: [{ id: newId(), conversation_id, text: owner.canary }] } };
    },
    'messages.mark_read': () => ({ body: { position: 1 } }),
    'messages.block': () => ({ body: { blocked: true } }),
    'messages.mute': () => ({ body: { muted: true } }),
    'messages.attach_file': async ({ app, owner }) => {
      await app.platform.database.pool.query('DELETE FROM attempt_windows WHERE key = $1', [
        `message-files:${owner.userId}`,
      ]);
      return { body: { id: newId(), kind: 'picture' }, file: new File([smallestPicture], 'leaf.png') };
    },
    'messages.attach_share': asPremium(async ({ app, owner }) => ({
      body: { id: newId(), kind: 'note', subject_id: await createWrittenNote(app, owner) },
    })),
    'messages.attach_time': async ({ app, owner, objectId }) => {
      await turnIntoTutor(app, owner, objectId);
      return { body: { id: newId(), starts_at: inTwoDays(app), minutes: 60 } };
    },
    'messages.prepare_attachment': nothing,
    'messages.download_attachment': async ({ app }) => {
      const person = await createPerson(app);
      const id = await createAttachment(app, { userId: person.userId, canary: 'A file' });
      const { body } = await callAs(app, person)(prepareAttachment, { params: { id } });
      return {
        query: { ticket: new URL(body.download_path, 'http://akada.test').searchParams.get('ticket') ?? '' },
      };
    },
    'messages.unread_count': nothing,
    'messages.search': ({ owner }) => ({ query: { text: owner.canary } }),
    'messages.settings': nothing,
    'messages.save_settings': () => ({ body: { quiet: { from: 22, until: 6 } } }),
    'messages.open_reported': async ({ app, owner }) => ({ params: { id: await createReport(app, owner) } }),
    'messages.adult_mark': async ({ app }) => ({ params: { id: (await createPerson(app)).userId } }),
    'messages.mark_adult': async ({ app }) => ({
      params: { id: (await createPerson(app)).userId },
      body: { adult: true },
    }),
    'messages.report': async ({ app, owner }) => {
      // Only five requests to support may be open.
      await app.platform.database.pool.query(
        `UPDATE support_requests SET state = 'closed' WHERE user_id = $1`,
        [owner.userId],
      );
      return { body: { position: 1, reason: 'This is rude.' } };
    },
  },
  objects: { conversation: createConversation, message_attachment: createAttachment },
};
