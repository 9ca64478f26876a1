import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { enrolSomeone, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createJoinedCourse, insertCourse } from '../../courses/testing/courses.samples.ts';
import { insertAnnouncement, putReads } from '../announcements.repo.ts';

/** @returns the id of an announcement of the tutor of this course */
export async function addAnnouncement(app: SharedTestApp, courseId: string, text: string): Promise<string> {
  const id = newId();
  const { rows } = await app.platform.database.pool.query('SELECT owner_id FROM courses WHERE id = $1', [
    courseId,
  ]);
  const row = { id, courseId, userId: rows[0].owner_id, text, sentAt: moment(app) };
  await app.platform.database.transaction((tx) =>
    insertAnnouncement(tx, { ...row, editedAt: null, deletedAt: null }),
  );
  return id;
}

const createAnnouncement: Factory = async (app, { userId, canary }) =>
  addAnnouncement(app, (await insertCourse(app, userId)).id, canary);

/** An announcement of this person, and one of another that this person has read. */
export async function giveAnnouncements(app: SharedTestApp, owner: Owner): Promise<void> {
  await createAnnouncement(app, owner);
  const courseId = await createJoinedCourse(app, owner.userId);
  const ids = [await addAnnouncement(app, courseId, 'Bring your sheet.')];
  await app.platform.database.transaction((tx) =>
    putReads(tx, { courseId, userId: owner.userId, ids, time: moment(app) }),
  );
}

export const samples: FeatureSamples = {
  lists: {
    'announcements.list': {
      write: ({ app, objectId, number }) => addAnnouncement(app, objectId, `Number ${number}`),
    },
    'announcements.unread': {
      write: async (call) => {
        const { rows } = await runForList(call, 'SELECT course_id FROM announcements WHERE id = $1', [
          call.objectId,
        ]);
        return enrolSomeone({ ...call, objectId: rows[0].course_id });
      },
    },
  },
  requests: {
    'announcements.list': async ({ app, owner }) => {
      const id = await createJoinedCourse(app, owner.userId);
      await addAnnouncement(app, id, owner.canary);
      return { params: { id } };
    },
    'announcements.send': () => ({ body: { text: 'Bring your sheet.' } }),
    'announcements.edit': () => ({ body: { text: 'Bring both sheets.' } }),
    'announcements.delete': nothing,
    'announcements.restore': nothing,
    'announcements.unread': nothing,
    'announcements.mark_read': async ({ app, owner }) => {
      const id = await createJoinedCourse(app, owner.userId);
      return { params: { id }, body: { ids: [await addAnnouncement(app, id, owner.canary)] } };
    },
    'announcements.answer': async ({ app, owner }) => {
      // The suites write more often than people do.
      await app.platform.database.pool.query('DELETE FROM attempt_windows WHERE key = $1', [
        `messages:${owner.userId}`,
      ]);
      const courseId = await createJoinedCourse(app, owner.userId);
      const id = await addAnnouncement(app, courseId, 'Bring your sheet.');
      return { params: { id }, body: { id: newId(), text: owner.canary } };
    },
  },
  objects: { announcement: createAnnouncement },
  objectsFor: { 'announcements.restore': deleted(createAnnouncement, 'announcements') },
};
