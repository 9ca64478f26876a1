import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { giveProfile } from '../../../testing/tutors.ts';
import { enrolments } from '../../courses/courses.tables.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { createTutorWithStudent } from '../../messages/testing/messages.samples.ts';
import { studentNotes, studentSharing } from '../students.tables.ts';

/** Writes a student in a new course of this person, who then is an approved tutor. @returns the student's id */
async function createTaughtStudent(app: SharedTestApp, tutorId: string, fullName: string): Promise<string> {
  const { pool } = app.platform.database;
  const { rowCount } = await pool.query(
    `UPDATE tutor_profiles SET state = 'approved', rejection_reason = NULL WHERE user_id = $1`,
    [tutorId],
  );
  if (rowCount === 0) await giveProfile(app, tutorId, 'approved');
  const { userId } = await createPerson(app, { fullName });
  const { id: courseId } = await insertCourse(app, tutorId);
  const enrolment = { id: newId(), courseId, userId, joinedAt: moment(app), deletedAt: null };
  await app.platform.database.db.insert(enrolments).values(enrolment);
  return userId;
}

const createStudent: Factory = (app, { userId, canary }) => createTaughtStudent(app, userId, canary);

const insertNote = async (app: SharedTestApp, userId: string, studentId: string, text: string) => {
  const id = newId();
  const row = { id, userId, studentId, text, shared: false, writtenAt: moment(app), deletedAt: null };
  await app.platform.database.db.insert(studentNotes).values(row);
  return id;
};

const createNote: Factory = async (app, { userId, canary }) =>
  insertNote(app, userId, await createTaughtStudent(app, userId, 'Kelechi Obi'), canary);

/** Writes a note of this person about a student, and an answer of this person to a tutor. */
export async function giveStudents(app: SharedTestApp, { userId, canary }: Owner): Promise<void> {
  await insertNote(app, userId, (await createPerson(app)).userId, canary);
  await app.platform.database.db.insert(studentSharing).values({
    studentId: userId,
    tutorId: await createTutorWithStudent(app, userId),
    classes: true,
    sessions: false,
    answeredAt: moment(app),
    stoppedAt: null,
  });
}

export const samples: FeatureSamples = {
  lists: {
    'students.list': {
      write: ({ app, owner, number }) => createTaughtStudent(app, owner.userId, `${owner.canary} ${number}`),
    },
    'students.my_tutors': { write: ({ app, owner }) => createTutorWithStudent(app, owner.userId) },
  },
  requests: {
    'students.list': nothing,
    'students.get': nothing,
    'students.add_note': ({ owner }) => ({ body: { text: owner.canary, shared: false } }),
    'students.change_note': ({ owner }) => ({ body: { text: owner.canary } }),
    'students.delete_note': nothing,
    'students.restore_note': nothing,
    'students.to_mark': nothing,
    'students.my_tutors': nothing,
    'students.tutor_view': nothing,
    'students.share': () => ({ body: { classes: true, sessions: false } }),
  },
  objects: {
    taught_student: createStudent,
    student_note: createNote,
    own_tutor: (app, { userId }) => createTutorWithStudent(app, userId),
  },
  objectsFor: { 'students.restore_note': deleted(createNote, 'student_notes') },
};
