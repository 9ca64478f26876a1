/** A further row of each list that is read page by page, by the id of its endpoint, and the moment that orders the list. */

import { createUnmatched } from '../../features/admin/testing/admin-money.samples.ts';
import { createThread } from '../../features/assistant/testing/assistant.samples.ts';
import { insertBooking } from '../../features/bookings/testing/bookings.samples.ts';
import { insertCard } from '../../features/cards/testing/cards.samples.ts';
import { createDepartment, createSchool } from '../../features/catalog/testing/catalog.samples.ts';
import { createJoinedCourse, insertCourse } from '../../features/courses/testing/courses.samples.ts';
import { createOwedTutor, giveEarnings } from '../../features/earnings/testing/earnings.samples.ts';
import { createPublishedExam, insertCourseExam } from '../../features/exams/testing/course-exams.samples.ts';
import { createFinishedExam } from '../../features/exams/testing/exams.samples.ts';
import { createReadyGeneration } from '../../features/generation/testing/generation.samples.ts';
import { createGuide } from '../../features/guides/testing/guides.samples.ts';
import { createReadyNote } from '../../features/notes/testing/notes.samples.ts';
import { createNotification } from '../../features/notifications/testing/notifications.samples.ts';
import { paidMonth } from '../../features/payments/testing/payments.samples.ts';
import { givePractice } from '../../features/practice/testing/practice.samples.ts';
import {
  createBankQuestion,
  createCourseSet,
  createPassage,
} from '../../features/questions/testing/bank.samples.ts';
import { createQuestion } from '../../features/questions/testing/questions.samples.ts';
import { createReceived, insertShare } from '../../features/sharing/testing/sharing.samples.ts';
import { createRequest } from '../../features/support/testing/support.samples.ts';
import { insertReview } from '../../features/tutor-reviews/testing/tutor-reviews.samples.ts';
import { insertTutorial } from '../../features/tutorials/testing/tutorials.samples.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson } from '../people.ts';
import type { SharedTestApp } from '../test-app.ts';
import { createTutor } from '../tutors.ts';
import type { Owner } from './feature-samples.ts';

/** The call for which a row is written. */
export interface ListCall {
  app: SharedTestApp;
  /** The caller. */
  owner: Owner;
  /** The object whose rows are listed, if the list belongs to one. */
  objectId: string;
  /** The row's number, from 0: rows differ by it. */
  number: number;
}

/**
 * `latest` or `earliest` first, by a moment of the row of this table that has the item's id: `soonest` if the list has
 * only moments ahead.
 */
export type ListOrder = readonly [
  'latest' | 'earliest' | 'soonest',
  string,
  Readonly<Record<string, string>>?,
];

interface ListedRows {
  /** Writes one further row of the list. */
  write(call: ListCall): Promise<unknown>;
  /** The order of the list, and the one that it has with another query. */
  order?: ListOrder;
  otherOrder?: ListOrder;
  /** Fields of the query that the list needs. */
  query?(owner: Owner): Readonly<Record<string, string>>;
}

type Factory = (app: SharedTestApp, owner: Owner) => Promise<unknown>;

const by =
  (create: Factory): ListedRows['write'] =>
  ({ app, owner, number }) =>
    create(app, { ...owner, canary: `${owner.canary} ${number}` });

const sql = ({ app }: ListCall, text: string, values: unknown[]) =>
  app.platform.database.pool.query(text, values);

const inCourse = async (call: ListCall) => {
  const { userId } = await createPerson(call.app);
  return sql(call, 'INSERT INTO enrolments (id, course_id, user_id, joined_at) VALUES ($1, $2, $3, now())', [
    newId(),
    call.objectId,
    userId,
  ]);
};

const someone = async (app: SharedTestApp) => (await createPerson(app)).userId;

export const listedRows: Readonly<Record<string, ListedRows>> = {
  'notes.list': { write: by(createReadyNote), order: ['latest', 'notes.created_at'] },
  'notes.my_notes': { write: by(createReadyNote), order: ['latest', 'notes.changed_at'] },
  'payments.list': { write: by(paidMonth) },
  'sharing.list': {
    write: ({ app, owner }) => insertShare(app, owner, { kind: 'note', subjectId: newId() }),
    order: ['latest', 'shares.created_at'],
  },
  'sharing.recipients': {
    write: async (call) =>
      sql(
        call,
        `INSERT INTO share_recipients (id, share_id, kind, user_id, state, invited_at)
         SELECT $1, id, kind, $2, 'accepted', now() FROM shares WHERE id = $3`,
        [newId(), await someone(call.app), call.objectId],
      ),
    order: ['latest', 'share_recipients.invited_at'],
  },
  'sharing.reports': {
    write: async (call) =>
      sql(
        call,
        `INSERT INTO share_reports (id, share_id, reporter_id, part_key, comment, reported_at)
         VALUES ($1, $2, $3, '', 'It is wrong.', now())`,
        [newId(), call.objectId, await someone(call.app)],
      ),
    order: ['latest', 'share_reports.reported_at'],
  },
  'sharing.received_list': { write: by(createReceived), order: ['latest', 'share_recipients.invited_at'] },
  'generation.list': { write: by(createReadyGeneration), order: ['latest', 'generations.created_at'] },
  'generation.guides': { write: by(createGuide), order: ['latest', 'guides.created_at'] },
  'cards.list': { write: by(insertCard), order: ['latest', 'cards.created_at'] },
  'questions.my_questions': { write: by(createQuestion), order: ['latest', 'questions.created_at'] },
  'bank.list': { write: by(createBankQuestion), order: ['latest', 'questions.changed_at'] },
  'bank.versions': {
    write: (call) =>
      sql(
        call,
        `INSERT INTO question_versions (question_id, version, stem, options, answer_index, explanation, origin, replaced_at)
         SELECT id, $2, stem, options, answer_index, explanation, 'own', now() FROM questions WHERE id = $1`,
        [call.objectId, call.number + 1],
      ),
  },
  'admin_questions.list': { write: by(createBankQuestion) },
  'course_sets.list': { write: by(createCourseSet), order: ['latest', 'course_sets.changed_at'] },
  'passages.list': { write: by(createPassage), order: ['latest', 'question_passages.changed_at'] },
  'exams.list': { write: by(createFinishedExam), order: ['latest', 'exams.started_at'] },
  'course_exams.list': { write: by(insertCourseExam), order: ['latest', 'course_exams.created_at'] },
  'course_exams.students': {
    write: async (call) => {
      const { rows } = await sql(call, 'SELECT course_id FROM course_exams WHERE id = $1', [call.objectId]);
      return inCourse({ ...call, objectId: rows[0].course_id });
    },
  },
  'course_exams.mine': {
    write: async (call) => {
      const { app, owner } = call;
      const tutor = { userId: await createTutor(app, 'approved'), canary: `Exam ${call.number}` };
      const examId = await createPublishedExam(app, tutor);
      return sql(
        call,
        `INSERT INTO enrolments (id, course_id, user_id, joined_at)
         SELECT $1, course_id, $2, now() FROM course_exams WHERE id = $3`,
        [newId(), owner.userId, examId],
      );
    },
  },
  'practice.history': { write: by(givePractice), order: ['latest', 'practice_answers.given_at'] },
  'practice.bookmarks': { write: by(givePractice) },
  'notifications.list': { write: by(createNotification), order: ['latest', 'notifications.created_at'] },
  'earnings.get': { write: by(giveEarnings) },
  'tutor_reviews.list': {
    write: async ({ app, objectId, number }) =>
      insertReview(app, { tutorId: objectId, studentId: await someone(app) }, `Review ${number}`),
    order: ['latest', 'tutor_reviews.updated_at'],
  },
  'tutor_reviews.list_own': {
    write: async ({ app, owner, number }) =>
      insertReview(app, { tutorId: owner.userId, studentId: await someone(app) }, `Review ${number}`),
    order: ['latest', 'tutor_reviews.updated_at'],
  },
  'tutor_reviews.list_reported': {
    write: async (call) => {
      const { app } = call;
      const people = { tutorId: await createTutor(app, 'approved'), studentId: await someone(app) };
      const reviewId = await insertReview(app, people, `Review ${call.number}`);
      return sql(
        call,
        `INSERT INTO tutor_review_reports (review_id, reporter_id, reason, reported_at) VALUES ($1, $2, 'Rude', now())`,
        [reviewId, people.tutorId],
      );
    },
  },
  'tutorials.list': {
    write: async (call) => {
      const tutor = { userId: await createTutor(call.app, 'approved'), canary: `Tutorial ${call.number}` };
      const id = await insertTutorial(call.app, tutor, { seatsTaken: 1 });
      return sql(
        call,
        `INSERT INTO tutorial_seats (tutorial_id, student_id, state, taken_at) VALUES ($1, $2, 'joined', now())`,
        [id, call.owner.userId],
      );
    },
    order: ['soonest', 'tutorials.starts_at'],
    otherOrder: ['latest', 'tutorials.starts_at', { scope: 'joined' }],
  },
  'tutors.list': { write: ({ app }) => createTutor(app, 'approved') },
  'tutors.search': { write: ({ app }) => createTutor(app, 'approved') },
  'catalog.list_schools': { write: ({ app }) => createSchool(app) },
  'catalog.list_departments': { write: ({ app }) => createDepartment(app) },
  'catalog_admin.list': { write: ({ app }) => createSchool(app) },
  'courses.list': {
    write: async ({ app, owner }) => createJoinedCourse(app, owner.userId),
    query: () => ({ relation: 'member' }),
  },
  'courses.list_members': { write: inCourse, order: ['earliest', 'enrolments.joined_at'] },
  'courses.list_submitted': {
    write: async ({ app }) => insertCourse(app, await createTutor(app, 'approved'), { state: 'waiting' }),
    order: ['earliest', 'courses.pending_since'],
  },
  'key_changes.list': {
    write: (call) =>
      sql(
        call,
        `INSERT INTO key_changes (id, question_id, user_id, rule, reason, stem, options, key_before, key_after, version,
           created_at, status, attempts)
         VALUES ($1, $2, $3, 'both', 'Both are right.', 'Which?', '{a,b}', '{1}', '{0}', $4, now(), 'done', 0)`,
        [newId(), call.objectId, call.owner.userId, call.number + 2],
      ),
    order: ['latest', 'key_changes.created_at'],
  },
  'statistics.course_exams': { write: by(createPublishedExam) },
  'admin.list_users': { write: ({ app }) => someone(app) },
  'admin.list_tutors': {
    write: ({ app }) => createTutor(app, 'pending'),
    query: () => ({ state: 'pending' }),
  },
  'admin_sessions.list': { write: ({ app }) => insertBooking(app, { state: 'confirmed' }) },
  'admin_tutorials.list': {
    write: async ({ app, number }) =>
      insertTutorial(app, { userId: await createTutor(app, 'approved'), canary: `Tutorial ${number}` }),
  },
  'support.list': { write: by(createRequest), order: ['latest', 'support_requests.changed_at'] },
  'support.queue': {
    write: by(createRequest),
    order: ['earliest', 'support_requests.waiting_since'],
    query: ({ userId }) => ({ person: userId }),
  },
  'admin.list_payments': { write: by(paidMonth) },
  'admin.list_unmatched_money': { write: ({ app }) => createUnmatched(app) },
  'admin.read_ledger': {
    write: (call) =>
      sql(
        call,
        `INSERT INTO ledger_entries (source, purpose, debit, credit, amount, written_at)
         VALUES ($1, 'fee', 'at_provider', 'subscription_income', 1000, now())`,
        [newId()],
      ),
  },
  'admin.list_owed_tutors': { write: ({ app, number }) => createOwedTutor(app, 1_000 + number) },
  'admin.list_audit': {
    write: (call) =>
      sql(call, `INSERT INTO admin_audit VALUES ($1, $2, $2, 'user.verify', '{}', now())`, [
        newId(),
        call.owner.userId,
      ]),
    order: ['latest', 'admin_audit.created_at'],
  },
  'assistant.threads': { write: by(createThread), order: ['latest', 'assistant_threads.used_at'] },
  'bookings.list': {
    write: ({ app, owner }) => insertBooking(app, { studentId: owner.userId, state: 'confirmed' }),
    order: ['latest', 'bookings.starts_at'],
    otherOrder: ['soonest', 'bookings.starts_at', { state: 'ahead' }],
  },
};
