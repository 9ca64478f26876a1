/**
 * Requests name further objects: filters, sources, parts. To the caller, an object of another account is the
 * same as a missing one, and it stays unchanged.
 */

import { endpointTable } from '@akada/contract/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { addAnnouncement } from '../../features/announcements/testing/announcements.samples.ts';
import { createGivenAssignment } from '../../features/assignments/testing/assignments.samples.ts';
import { createAnswer, createThread } from '../../features/assistant/testing/assistant.samples.ts';
import { insertBooking } from '../../features/bookings/testing/bookings.samples.ts';
import { createCard } from '../../features/cards/testing/cards.samples.ts';
import { insertClassExam } from '../../features/class-exams/testing/class-exams.samples.ts';
import { enrolments } from '../../features/courses/courses.tables.ts';
import { insertCourse } from '../../features/courses/testing/courses.samples.ts';
import { createExamPlan } from '../../features/exam-plans/testing/exam-plans.samples.ts';
import { createPublishedExam } from '../../features/exams/testing/course-exams.samples.ts';
import { createFinishedExam } from '../../features/exams/testing/exams.samples.ts';
import { createReadyGeneration } from '../../features/generation/testing/generation.samples.ts';
import { createAttachment, createConversation } from '../../features/messages/testing/messages.samples.ts';
import { createHighlight, createReadyNote } from '../../features/notes/testing/notes.samples.ts';
import { givePractice } from '../../features/practice/testing/practice.samples.ts';
import {
  createBankQuestion,
  createCourseSet,
  createPassage,
} from '../../features/questions/testing/bank.samples.ts';
import { createReceived } from '../../features/sharing/testing/sharing.samples.ts';
import { newId } from '../../platform/ids/ids.ts';
import { allRows } from '../../testing/postgres/database-picture.ts';
import { type Reply, send } from '../../testing/send.ts';
import { getContent, goodCall } from '../../testing/suites/call.ts';
import { moment, type Owner } from '../../testing/suites/feature-samples.ts';
import { idFields, withId } from '../../testing/suites/ids-in-requests.ts';
import { createPrincipals, makeOwner, type Principals } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

/** The meaning of an id field that belongs to no account. */
const nobodysOwn: Readonly<Record<string, string>> = {
  'settings.read_picture params.id': 'a picture for everyone who was given its id',
  'question_pictures.describe query.ids': 'sizes of pictures for everyone who was given their ids',
  'question_pictures.read params.id': 'a picture for everyone who was given its id',
  'card_sounds.read params.id': 'a sound for everyone who was given its id',
  'cards.create body.occlusion.picture_id': 'a picture for everyone who was given its id',
  'cards.edit body.occlusion.picture_id': 'a picture for everyone who was given its id',
  'exams.see body.view_id': 'made by the caller for the exam, which has an owner',
  'notes.write body.editor_id': 'made by the device for a visit of its editor',
  'notes.edit_written body.editor_id': 'made by the device for a visit of its editor',
  'announcements.answer body.id': 'made by the device of its author',
  'messages.send body.messages.id': 'made by the device of its author',
  'messages.attach_file body.id': 'made by the device of its author',
  'messages.attach_share body.id': 'made by the device of its author',
  'messages.attach_time body.id': 'made by the device of its author',
  'papers.write_remark body.id': 'made by the device of its author',
  'papers.remove_remark body.id': 'made by the device of its author; unique within the paper',
  'exams.write_remark body.id': 'made by the device of its author',
  'practice.answer body.answers.id': 'made by the device; unique within the account',
  'cards.review body.events.id': 'made by the device; unique within the account',
  'cards.review body.events.review_id': 'made by the device; unique within the account',
  'practice.answer body.answers.sitting_id': 'made by the device; unique within the account',
  'catalog.list_departments query.school_id': 'the catalog is everyone’s',
  'catalog.get_department params.id': 'the catalog is everyone’s',
  'tutorials.get params.id': 'what is offered is there for everyone',
  'tutorials.join params.id': 'what is offered is there for everyone',
  'tutorials.exit params.id': 'what is offered is there for everyone',
  'tutor_reviews.save params.id': 'approved tutors are there for everyone',
  'tutor_reviews.list params.id': 'approved tutors are there for everyone',
  'tutor_reviews.check params.id': 'approved tutors are there for everyone',
  'tutor_reviews.report params.id': 'reviews are there for everyone',
  'tutorials.pay params.id': 'what is offered is there for everyone',
  'tutors.get params.id': 'approved tutors are there for everyone',
  'sessions.write_notes body.editor_id': 'made by the device for a visit of its editor',
  'bookings.hold body.tutor_id': 'whom one books is another person',
  'availability.slots params.id': 'whom one books is another person',
  'packages.tutor_offers params.id': 'whom one books is another person',
  'packages.buy params.id': 'whom one books is another person',
  'courses.list query.department_id': 'the catalog is everyone’s',
  'courses.create body.department_id': 'the catalog is everyone’s',
  'courses.edit body.department_id': 'the catalog is everyone’s',
};

/** Additional request fields in which the sample has other values. */
const sentBeside: Readonly<Record<string, Record<string, unknown>>> = {
  'bank.bulk body.course_id': { action: 'move' },
  'course_exams.create body.pool.question_ids': { pool: { kind: 'chosen' } },
  'course_exams.edit body.pool.question_ids': { pool: { kind: 'chosen' } },
  'payment_links.create body.subject_id': { purpose: 'session' },
  'exams.start body.course_exam_id': { duration_minutes: undefined },
  'exam_plans.create body.sources.course_id': { sources: [{}] },
  'exam_plans.create body.sources.file_id': { sources: [{}] },
  'exam_plans.create body.sources.generation_id': { sources: [{}] },
  'exam_plans.preview body.sources.course_id': { sources: [{}] },
  'exam_plans.preview body.sources.file_id': { sources: [{}] },
  'exam_plans.preview body.sources.generation_id': { sources: [{}] },
  'exam_plans.change body.sources.course_id': { sources: [{}] },
  'exam_plans.change body.sources.file_id': { sources: [{}] },
  'exam_plans.change body.sources.generation_id': { sources: [{}] },
};

/** Administrators answer for everyone. */
const unowned = endpointTable
  .filter(({ access }) => access !== 'admin')
  .flatMap(idFields)
  .filter(({ isObject }) => !isObject);

let app: SharedTestApp;
let principals: Principals;
let things: Record<string, string>;
/** Rows of the other account, as they were. */
let foreignRows: string[];

beforeAll(async () => {
  app = await sharedTestApp();
  principals = await createPrincipals(app);
  const previous = await allRows(app);
  things = await createThings(makeOwner(principals.studentB));
  foreignRows = [...(await allRows(app))].filter((row) => !previous.has(row));
});

/** @returns by the name of a field, or of one field, what the other account owns */
async function createThings(owner: Owner): Promise<Record<string, string>> {
  const { db } = app.platform.database;
  const { userId } = owner;
  const course = await insertCourse(app, userId, { description: owner.canary });
  const set = await createReadyGeneration(app, owner);
  const question = await givePractice(app, owner);
  const card = await createCard(app, owner);
  const noteId = await createReadyNote(app, owner);
  const ofBank = await createBankQuestion(app, owner);
  const courseSet = await createCourseSet(app, owner);
  const payable = await insertBooking(app, { studentId: userId, state: 'accepted', price: 450_000 });
  const { id: joined } = await insertCourse(app, makeOwner(principals.tutorPending).userId);
  await db.insert(enrolments).values({ id: newId(), courseId: joined, userId, joinedAt: moment(app) });
  return {
    course_id: course.id,
    topic_id: course.topicId,
    topic_ids: course.topicId,
    generation_id: set,
    set_id: set,
    file_id: noteId,
    note_id: noteId,
    answers_note_id: noteId,
    reading_id: noteId,
    plan_id: await createExamPlan(app, owner),
    deck_id: noteId,
    card_id: card,
    face_id: card,
    highlight_id: await createHighlight(app, owner),
    question_id: question,
    question_ids: question,
    passage_id: await createPassage(app, owner),
    exam_id: await createFinishedExam(app, owner),
    course_exam_id: await createPublishedExam(app, owner),
    student_id: userId,
    student_ids: userId,
    subject_id: set,
    recipient_id: await createReceived(app, owner),
    'sessions.assign body.question_ids': ofBank,
    person_id: userId,
    member_id: userId,
    conversation_id: await createConversation(app, owner),
    attachment_id: await createAttachment(app, owner),
    thread_id: await createThread(app, owner),
    parent_id: await createAnswer(app, owner),
    course_set_id: courseSet,
    'course_sets.report_copyright params.id': courseSet,
    'course_sets.confirm_right body.question_ids': ofBank,
    'course_sets.share body.question_ids': ofBank,
    'cards.change_many body.ids': card,
    'cards.change_many body.cards.id': card,
    'bank.bulk body.ids': ofBank,
    'bank.bulk_undo body.items.id': ofBank,
    'passages.order body.question_ids': ofBank,
    'course_exams.create body.pool.question_ids': ofBank,
    'course_exams.edit body.pool.question_ids': ofBank,
    'announcements.list params.id': course.id,
    'announcements.mark_read params.id': course.id,
    'announcements.mark_read body.ids': await addAnnouncement(app, course.id, owner.canary),
    'announcements.answer params.id': await addAnnouncement(app, course.id, owner.canary),
    'courses.get params.id': course.id,
    'courses.enrol params.id': course.id,
    'courses.unenrol params.id': joined,
    'courses.restore_enrolment params.id': joined,
    'assignments.get_mine params.id': await createGivenAssignment(app, owner),
    'assignments.open params.id': await createGivenAssignment(app, owner),
    'assignments.start params.id': await createGivenAssignment(app, owner),
    'assignments.hand_in params.id': await createGivenAssignment(app, owner),
    'payment_links.create body.subject_id': payable.id,
    'class_exams.plan params.id': await insertClassExam(app, joined),
  };
}

test('every id in a request belongs to the owned object, names an owned object, or is listed as ownerless', () => {
  const names = unowned.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(nobodysOwn)));
  expect(names.filter((name) => !(name in nobodysOwn) && getThing(name) === undefined)).toEqual([]);
});

const ofOwners = unowned.filter(({ name }) => !(name in nobodysOwn));

test.for(ofOwners.map((field) => [field.name, field] as const))(
  '%s of a stranger is the same as a missing one',
  async ([, field]) => {
    const call = await goodCall(app, principals, field.endpoint);
    const good = await getContent(app, call);
    const ask = async (id: string): Promise<Reply> => {
      const { 'idempotency-key': _, ...headers } = good.headers ?? {};
      return send(app, field.endpoint, {
        ...good,
        headers,
        [field.part]: withId({ ...good[field.part], ...sentBeside[field.name] }, field, id),
      });
    };

    const foreign = await ask(getThing(field.name) ?? '');

    expect(foreign).toEqual(await ask(newId()));
    expect(foreign.body).not.toContain(principals.studentB.canary);
  },
);

test('the calls change no data of the stranger', async () => {
  const now = await allRows(app);
  expect(foreignRows.length).toBeGreaterThan(10);
  expect(foreignRows.filter((row) => !now.has(row))).toEqual([]);
});

function getThing(name: string): string | undefined {
  return things[name] ?? things[name.split('.').at(-1) ?? ''];
}
