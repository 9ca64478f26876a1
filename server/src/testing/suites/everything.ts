/** Fills an account with at least one row in each table that names people. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { users } from '../../features/accounts/account/account.tables.ts';
import { createSession } from '../../features/accounts/testing/accounts.samples.ts';
import { giveAnnouncements } from '../../features/announcements/testing/announcements.samples.ts';
import { giveAssignments } from '../../features/assignments/testing/assignments.samples.ts';
import { createThread } from '../../features/assistant/testing/assistant.samples.ts';
import { giveBookings } from '../../features/bookings/testing/bookings.samples.ts';
import { giveFeed } from '../../features/calendar-feed/testing/calendar-feed.samples.ts';
import { giveCards } from '../../features/cards/testing/cards.samples.ts';
import { giveClassExams } from '../../features/class-exams/testing/class-exams.samples.ts';
import { giveInvitations } from '../../features/class-invitations/testing/class-invitations.samples.ts';
import { giveCourses } from '../../features/courses/testing/courses.samples.ts';
import { giveEarnings } from '../../features/earnings/testing/earnings.samples.ts';
import { giveContests } from '../../features/exams/testing/contests.samples.ts';
import { giveCourseExams } from '../../features/exams/testing/course-exams.samples.ts';
import { createFinishedExam } from '../../features/exams/testing/exams.samples.ts';
import { giveKeyChanges } from '../../features/exams/testing/regrading.samples.ts';
import { giveRemarks } from '../../features/exams/testing/remarks.samples.ts';
import { giveImport } from '../../features/exchange/testing/exchange.samples.ts';
import { createNoteWithFirstSets } from '../../features/first-sets/testing/first-sets.samples.ts';
import { createReadyGeneration } from '../../features/generation/testing/generation.samples.ts';
import { createGuide } from '../../features/guides/testing/guides.samples.ts';
import { giveHabits } from '../../features/habits/testing/habits.samples.ts';
import { giveModelRows } from '../../features/language-model/testing/language-model.samples.ts';
import { giveReviews } from '../../features/memory/testing/given-reviews.ts';
import { giveMessages } from '../../features/messages/testing/messages.samples.ts';
import { getFile, notes } from '../../features/notes/note/notes.tables.ts';
import {
  createHighlight,
  createReadyNote,
  createWrittenNote,
} from '../../features/notes/testing/notes.samples.ts';
import { createNotification } from '../../features/notifications/testing/notifications.samples.ts';
import { givePackages } from '../../features/packages/testing/packages.samples.ts';
import { giveParent } from '../../features/parents/testing/parents.samples.ts';
import { givePaperImports } from '../../features/past-papers/imports/testing/paper-imports.samples.ts';
import { createPastPaper } from '../../features/past-papers/testing/past-papers.samples.ts';
import { giveLink } from '../../features/payments/testing/link-samples.ts';
import { givePractice } from '../../features/practice/testing/practice.samples.ts';
import { giveExportTicket } from '../../features/privacy/testing/privacy.samples.ts';
import { givePush } from '../../features/push/testing/push.samples.ts';
import { giveBank } from '../../features/questions/testing/bank.samples.ts';
import { giveChangedQuestion } from '../../features/questions/testing/questions.samples.ts';
import { printedMonth } from '../../features/receipts/testing/receipts.samples.ts';
import { giveAttendance } from '../../features/registers/testing/registers.samples.ts';
import { giveRights } from '../../features/rights/testing/rights.samples.ts';
import { giveSample } from '../../features/samples/testing/samples.samples.ts';
import { giveShares } from '../../features/sharing/testing/sharing.samples.ts';
import { giveStudents } from '../../features/students/testing/students.samples.ts';
import { giveGroup } from '../../features/subscriptions/testing/group-samples.ts';
import { giveSubscription } from '../../features/subscriptions/testing/subscriptions.samples.ts';
import { createRequest } from '../../features/support/testing/support.samples.ts';
import { giveTutorReviews } from '../../features/tutor-reviews/testing/tutor-reviews.samples.ts';
import { giveTutorials } from '../../features/tutorials/testing/tutorials.samples.ts';
import { mailedToken, makeAddress } from '../people.ts';
import { givePicture } from '../pictures.ts';
import { giveSecondFactor } from '../second-factor.ts';
import type { SharedTestApp } from '../test-app.ts';
import { giveProfile, giveRevision } from '../tutors.ts';
import type { Owner } from './feature-samples.ts';

/** The content of the note's file. */
export const makeOriginal = ({ canary }: Owner) => `${canary}: osmosis moves water through a membrane.`;

/** A part of the account's secrets, which no answer may ever contain. */
export const secretMark = 'secret-of-the-account';

/** @returns the id of the note, whose file is stored */
export async function givePersonalData(app: SharedTestApp, owner: Owner): Promise<string> {
  const noteId = await giveNote(app, owner);
  await createWrittenNote(app, owner);
  await createHighlight(app, owner);
  await createReadyGeneration(app, owner);
  await createNoteWithFirstSets(app, owner);
  await createPastPaper(app, owner);
  await givePaperImports(app, owner);
  await giveSample(app, owner);
  await giveChangedQuestion(app, owner);
  await giveBank(app, owner);
  await giveCards(app, owner);
  await giveShares(app, owner);
  await giveRights(app, owner);
  await giveBookings(app, owner);
  await createGuide(app, owner);
  await giveModelRows(app, owner);
  await createThread(app, owner);
  await givePractice(app, owner);
  await giveImport(app, owner);
  await createFinishedExam(app, owner);
  await giveClassExams(app, owner);
  await giveFeed(app, owner);
  await giveMessages(app, owner);
  await giveStudents(app, owner);
  await giveAnnouncements(app, owner);
  await giveAttendance(app, owner);
  await giveInvitations(app, owner);
  await giveAssignments(app, owner);
  await giveCourseExams(app, owner);
  await giveKeyChanges(app, owner);
  await giveContests(app, owner);
  await giveRemarks(app, owner);
  await createNotification(app, owner);
  await giveAccountRows(app, owner);
  await giveCourses(app, owner.userId, owner.canary);
  await giveReviews(app, owner.userId);
  await giveHabits(app, owner);
  await givePush(app, owner);
  await giveSubscription(app, owner, secretMark);
  await giveTutorials(app, owner);
  await giveTutorReviews(app, owner);
  await createRequest(app, owner);
  await giveEarnings(app, owner);
  await givePackages(app, owner);
  await giveGroup(app, owner);
  await giveLink(app, owner);
  await giveParent(app, owner);
  await printedMonth(app, owner);
  await giveOtherRows(app, owner);
  return noteId;
}

async function giveNote(app: SharedTestApp, owner: Owner): Promise<string> {
  const { database, files } = app.platform;
  const id = await createReadyNote(app, owner);
  const [note] = await database.db.select().from(notes).where(eq(notes.id, id));
  if (!note) throw new Error('The note was just made');

  await files.put(getFile(note), Readable.from([makeOriginal(owner)], { objectMode: false }));
  return id;
}

async function giveAccountRows(app: SharedTestApp, { userId, canary }: Owner): Promise<void> {
  const person = { userId, email: makeAddress({ userId }), role: 'student' as const };
  await app.platform.database.db
    .update(users)
    .set({ fullName: canary, passwordHash: secretMark, invitationToken: secretMark.padEnd(43, '-') })
    .where(eq(users.id, userId));
  await createSession(app, { userId, canary });
  await giveSecondFactor(app, userId);
  await givePicture(app, userId);
  await mailedToken(app, person, 'reset_password');
  await giveExportTicket(app, userId);
}

async function giveOtherRows(app: SharedTestApp, { userId, canary }: Owner): Promise<void> {
  const email = makeAddress({ userId });
  const { pool } = app.platform.database;
  await giveProfile(app, userId, 'rejected');
  await giveRevision(app, userId, canary);
  const rows: [string, unknown[]][] = [
    ['INSERT INTO exam_plan_reminders VALUES ($1, now())', [userId]],
    [
      'INSERT INTO memory_parameters VALUES ($1, 1, array_fill(0.5::double precision, ARRAY[21]), now(), 400, 0.3, 0.4)',
      [userId],
    ],
    ['INSERT INTO memory_origins SELECT * FROM memory_states WHERE user_id = $1 LIMIT 1', [userId]],
    ['INSERT INTO finished_readings VALUES ($1, gen_random_uuid(), now(), current_date)', [userId]],
    [`INSERT INTO memory_tunings (id, status, attempts) VALUES ($1, 'done', 1)`, [userId]],
    [`INSERT INTO recording_consents VALUES ($1, 'speech.example', now())`, [userId]],
    ['INSERT INTO slow_readings VALUES ($1, 1, now())', [userId]],
    [
      `INSERT INTO usage_counters VALUES ($1, 'mcq', '2026-11-01', 3), ($1, 'upload', '2026-11-01', 1)`,
      [userId],
    ],
    [`INSERT INTO usage_extras VALUES ($1, 'mcq', 3, '2027-01-01')`, [userId]],
    [`INSERT INTO waiting_claims VALUES ('tutors', gen_random_uuid(), $1, '2027-01-01')`, [userId]],
    ['INSERT INTO tutor_views VALUES ($1, $1, now())', [userId]],
    [
      `INSERT INTO viewings SELECT gen_random_uuid(), id, gen_random_uuid(), $1, $2, now(), now() + interval '15 minutes', NULL
       FROM users WHERE id <> $1 LIMIT 1`,
      [userId, canary],
    ],
    ['INSERT INTO department_proposals SELECT $1, id, now() FROM departments LIMIT 1', [userId]],
    [`INSERT INTO notification_preferences VALUES ($1, 'SYSTEM', true, false)`, [userId]],
    ['INSERT INTO notification_settings VALUES ($1, true)', [userId]],
    [
      `INSERT INTO outbox_events (name, user_id, subject_id, facts) VALUES ('note.ready', $1, gen_random_uuid(), $2)`,
      [userId, { file: canary }],
    ],
    [
      `INSERT INTO mail_outbox (id, recipient, subject, body_text, body_html, created_at, status, attempts, lease_until)
       VALUES (gen_random_uuid(), upper($1), $2, $2, $2, now(), 'waiting', 0, now())`,
      [email, canary],
    ],
    [
      `INSERT INTO sandbox_mail (id, recipient, subject, body_text, body_html)
       VALUES (gen_random_uuid(), $1, $2, $2, $2)`,
      [email, canary],
    ],
    [
      `INSERT INTO idempotency_keys VALUES ($1, 'accounts.forgot_password', $2, gen_random_uuid(), now())`,
      [userId, canary],
    ],
    [
      `INSERT INTO registrations (id, user_id, full_name, password_hash, created_at)
       VALUES (gen_random_uuid(), $1, $2, $2, now())`,
      [userId, canary],
    ],
    [
      `INSERT INTO attempt_windows VALUES ('code:' || $1, 1, now()), ('code-proof:' || $1, 1, now()), ('exams:' || $1, 1, now()), ('generation:' || $1, 1, now()),
       ('join-codes:' || $1, 1, now()), ('question-edits:' || $1, 1, now()), ('bank-edits:' || $1, 1, now()), ('passages:' || $1, 1, now()),
       ('question-pictures:' || $1, 1, now()), ('question-imports:' || $1, 1, now()), ('replacements:' || $1, 1, now()), ('practice:' || $1, 1, now()),
       ('cards:' || $1, 1, now()), ('card-sounds:' || $1, 1, now()), ('card-reviews:' || $1, 1, now())`,
      [userId],
    ],
    [
      `INSERT INTO admin_audit VALUES
       (gen_random_uuid(), gen_random_uuid(), $1, 'tutor.reject', $2, now()),
       (gen_random_uuid(), $1, gen_random_uuid(), 'user.verify', '{}', now())`,
      [userId, { before: { state: 'pending' }, after: { state: 'rejected', reason: canary } }],
    ],
    [
      'INSERT INTO identities (issuer, subject, user_id, created_at) VALUES ($2, $3, $1, now())',
      [userId, 'https://accounts.google.com', randomBytes(8).toString('hex')],
    ],
  ];
  for (const [text, values] of rows) await pool.query(text, values);
}
