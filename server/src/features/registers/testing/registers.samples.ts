import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { createSomeone, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { insertTutorial } from '../../tutorials/testing/tutorials.samples.ts';
import { tutorialSeats } from '../../tutorials/tutorials.tables.ts';
import { putMark } from '../registers.repo.ts';

/** @returns the id of a session that began an hour ago, in which the student has a seat */
export async function insertHeldSession(
  app: SharedTestApp,
  owner: Owner,
  studentId: string,
): Promise<string> {
  const times = { startsAt: moment(app, -60), endsAt: moment(app, 30) };
  const tutorialId = await insertTutorial(app, owner, { ...times, seatsTaken: 1 });
  await app.platform.database.db.insert(tutorialSeats).values({
    tutorialId,
    studentId,
    state: 'joined',
    payUntil: null,
    paidReference: null,
    takenAt: moment(app, -120),
  });
  return tutorialId;
}

const createHeldSession: Factory = async (app, owner) =>
  insertHeldSession(app, owner, await createSomeone(app));

/** A mark of this person in a session of another. */
export async function giveAttendance(app: SharedTestApp, { userId }: Owner): Promise<void> {
  const tutor = { userId: await createTutor(app, 'approved'), canary: 'Genetics' };
  const tutorialId = await insertHeldSession(app, tutor, userId);
  await app.platform.database.transaction((tx) =>
    putMark(tx, {
      id: newId(),
      tutorialId,
      studentId: userId,
      state: 'late',
      markedAt: moment(app),
      isCurrent: true,
    }),
  );
}

export const samples: FeatureSamples = {
  lists: {
    'registers.of_class': {
      write: async (call) => {
        const studentId = await createSomeone(call.app);
        await runForList(
          call,
          'INSERT INTO enrolments (id, course_id, user_id, joined_at) VALUES ($1, $2, $3, now())',
          [newId(), call.objectId, studentId],
        );
        return insertHeldSession(call.app, call.owner, studentId);
      },
    },
    'registers.mine': { write: ({ app, owner }) => giveAttendance(app, owner) },
  },
  requests: {
    'registers.get': nothing,
    'registers.mark': async ({ app, objectId }) => {
      const { rows } = await app.platform.database.pool.query(
        'SELECT student_id FROM tutorial_seats WHERE tutorial_id::text = $1',
        [objectId],
      );
      return { body: { marks: [{ student_id: rows[0]?.student_id ?? newId(), state: 'present' }] } };
    },
    'registers.file': nothing,
    'registers.of_class': nothing,
    'registers.mine': nothing,
  },
  objectsFor: { 'registers.mark': createHeldSession },
};
