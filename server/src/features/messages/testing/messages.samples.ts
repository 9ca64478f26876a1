import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { putMessage, putPair, updateConversation } from '../messages.repo.ts';

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
    await putMessage(tx, { ...message, text: canary, writtenAt: now });
    await updateConversation(tx, id, { messageCount: 1, changedAt: now });
    await tx.execute(`UPDATE conversation_sides SET unread = 1 WHERE user_id = '${userId}'`);
  });
  return id;
};

/** A conversation in which both have written. */
export async function giveMessages(app: SharedTestApp, owner: Owner): Promise<void> {
  const conversationId = await createConversation(app, owner);
  const message = { id: newId(), conversationId, authorId: owner.userId, position: 2 };
  await app.platform.database.transaction((tx) =>
    putMessage(tx, { ...message, text: owner.canary, writtenAt: moment(app) }),
  );
}

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
    'messages.report': async ({ app, owner }) => {
      // Only five requests to support may be open.
      await app.platform.database.pool.query(
        `UPDATE support_requests SET state = 'closed' WHERE user_id = $1`,
        [owner.userId],
      );
      return { body: { position: 1, reason: 'This is rude.' } };
    },
  },
  objects: { conversation: createConversation },
};
