import { getInstant } from '../../../platform/clock/instant.ts';
import { newId, newSecret } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { createBankQuestion } from '../../questions/testing/bank.samples.ts';
import { tutorBookingRules, tutorExceptions, tutorWeeklyHours } from '../availability/availability.tables.ts';
import { type BookingRow, bookings, bookingWords, takenHours } from '../booking/bookings.tables.ts';
import { bookingAssignments, bookingNotes, bookingNoteVersions } from '../session/session.tables.ts';
import { alwaysOpen, hourMs, inHours } from './booking-people.ts';

let count = 0;

/** @returns a different hour each time, within the hours that can be booked: the same people have many bookings */
const anotherHour = () => 74 + ((2 * count++) % 4_000);

/** Writes a booking of two new people unless some are named, with its hours. @returns its id */
export async function insertBooking(
  app: SharedTestApp,
  traits: Partial<BookingRow> = {},
): Promise<BookingRow> {
  const { db } = app.platform.database;
  const startsAt = traits.startsAt ?? getInstant(inHours(app, anotherHour()));
  const endsAt = getInstant(Date.parse(startsAt) + hourMs);
  const time = moment(app);
  const isOpen = ['held', 'requested', 'accepted', 'confirmed'].includes(traits.state ?? 'requested');
  const row: BookingRow = {
    id: newId(),
    state: 'requested',
    startsAt,
    endsAt,
    subject: 'Chemistry',
    message: '',
    price: 0,
    studentId: traits.studentId ?? (await createPerson(app)).userId,
    tutorId: traits.tutorId ?? (await bookableTutor(app)),
    noticeHours: 0,
    bufferMinutes: 0,
    cancelHours: 24,
    expiresAt: isOpen ? moment(app, 60) : null,
    shareWeakTopics: false,
    proposedStartsAt: null,
    proposedBy: null,
    proposalExpiresAt: null,
    paidAt: null,
    endedBy: isOpen ? null : 'tutor',
    endedAt: isOpen ? null : time,
    endReason: '',
    settlesAt: null,
    settledAt: null,
    givenBack: null,
    callRoom: newSecret(),
    sequence: 0,
    remindedHours: null,
    isTrial: false,
    packageId: null,
    tutorMissing: false,
    answeredAt: null,
    moveOutcome: null,
    moveActor: null,
    moveTime: null,
    createdAt: time,
    changedAt: time,
    ...traits,
  };
  if (row.state === 'held')
    await db.execute(`DELETE FROM bookings WHERE student_id = '${row.studentId}' AND state = 'held'`);
  await db.insert(bookings).values(row);
  if (isOpen) {
    const taken = { subjectId: row.id, bookingId: row.id, kind: 'booked' as const, startsAt, endsAt };
    const rows = [
      { ...taken, personId: row.tutorId, heldUntil: row.expiresAt },
      { ...taken, personId: row.studentId, heldUntil: row.expiresAt },
    ];
    // Sessions that have started may overlap, because nothing takes their hours any more.
    await db.insert(takenHours).values(rows).onConflictDoNothing();
  }
  return row;
}

/** An approved tutor who is open at all hours. */
async function bookableTutor(app: SharedTestApp): Promise<string> {
  const tutorId = await createTutor(app, 'approved');
  await giveHours(app, tutorId);
  return tutorId;
}

async function giveHours(app: SharedTestApp, tutorId: string): Promise<void> {
  const { db } = app.platform.database;
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ tutorId, day, from: 0, to: 1_440 }));
  await db.insert(tutorWeeklyHours).values(days).onConflictDoNothing();
  await db
    .insert(tutorBookingRules)
    .values({
      tutorId,
      minutes: [30, 60, 90],
      noticeHours: 0,
      bufferMinutes: 15,
      horizonDays: 180,
      cancelHours: 24,
      callUrl: null,
      changedAt: moment(app),
    })
    .onConflictDoNothing();
}

const booked =
  (traits: (app: SharedTestApp, owner: Owner) => Partial<BookingRow>): Factory =>
  async (app, owner) =>
    (await insertBooking(app, traits(app, owner))).id;

/** A booking of the student's own. */
const asStudent = (traits: Partial<BookingRow> = {}) =>
  booked((_, { userId, canary }) => ({ studentId: userId, message: canary, ...traits }));
const asTutor = (traits: Partial<BookingRow> = {}) =>
  booked((_, { userId, canary }) => ({ tutorId: userId, message: canary, ...traits }));
/** A session that started this number of hours ago. */
const begun = (hoursAgo: number, traits: Partial<BookingRow>) =>
  booked((app, { canary }) => {
    return { startsAt: moment(app, -60 * hoursAgo), message: canary, ...traits };
  });
const ofStudent =
  (make: (traits: Partial<BookingRow>) => Factory): Factory =>
  (app, owner) =>
    make({ studentId: owner.userId })(app, owner);
const ofTutor =
  (make: (traits: Partial<BookingRow>) => Factory): Factory =>
  (app, owner) =>
    make({ tutorId: owner.userId })(app, owner);

const createException: Factory = async (app, { userId: tutorId }) => {
  const id = newId();
  const day = getInstant(inHours(app, 100_000 + 12 * anotherHour())).slice(0, 10);
  await app.platform.database.db
    .insert(tutorExceptions)
    .values({ id, tutorId, fromDay: day, toDay: day, hours: [] });
  return id;
};

const said = () => ({ body: { reason: 'I am ill.' } });
const text = 'E2 needs a strong base.';

const lists: FeatureSamples['lists'] = {
  'admin_sessions.list': { write: ({ app }) => insertBooking(app, { state: 'confirmed' }) },
  'bookings.list': {
    write: ({ app, owner }) => insertBooking(app, { studentId: owner.userId, state: 'confirmed' }),
    order: ['latest', 'bookings.starts_at'],
    otherOrder: ['soonest', 'bookings.starts_at', { state: 'ahead' }],
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'availability.get': nothing,
    'availability.save': () => ({ body: alwaysOpen }),
    'availability.exceptions': nothing,
    'availability.add_exception': () => ({
      body: { from_date: '2030-12-24', to_date: '2030-12-26', hours: [] },
    }),
    'availability.remove_exception': nothing,
    'availability.slots': async ({ app }) => ({
      params: { id: await bookableTutor(app) },
      query: { from: getInstant(inHours(app, 1)), to: getInstant(inHours(app, 30)), minutes: '60' },
    }),
    'bookings.hold': async ({ app }) => {
      const startsAt = getInstant(inHours(app, anotherHour()));
      return { body: { tutor_id: await bookableTutor(app), starts_at: startsAt, minutes: 60 } };
    },
    'bookings.release_hold': nothing,
    'bookings.request': () => ({
      body: { subject: 'Chemistry', message: 'Please.', share_weak_topics: true },
    }),
    'bookings.list': nothing,
    'bookings.next': nothing,
    'bookings.get': nothing,
    'bookings.accept': nothing,
    'bookings.reject': said,
    'bookings.cancel': said,
    'bookings.move': ({ app }) => ({ body: { starts_at: getInstant(inHours(app, anotherHour())) } }),
    'bookings.complete': nothing,
    'bookings.no_show': said,
    'bookings.dispute': said,
    'bookings.waive': nothing,
    'admin_sessions.list': nothing,
    'admin_sessions.export': nothing,
    'admin_sessions.read': async ({ app }) => ({ params: { id: (await insertBooking(app)).id } }),
    'admin_sessions.create': async ({ app }) => ({
      body: {
        student_id: (await createPerson(app)).userId,
        tutor_id: await bookableTutor(app),
        minutes: 60,
        starts_at: getInstant(inHours(app, anotherHour())),
        free: true,
        reason: 'Asked for by phone.',
      },
    }),
    'admin_sessions.move': async ({ app }) => {
      const { params, body } = await seenSession(app, 'confirmed');
      return { params, body: { ...body, starts_at: getInstant(inHours(app, anotherHour())) } };
    },
    'admin_sessions.cancel': async ({ app }) => {
      const { params, body } = await seenSession(app, 'confirmed');
      return { params, body: { ...body, refund: true } };
    },
    'admin_sessions.decide': async ({ app }) => {
      const { params, body } = await seenSession(app, 'disputed');
      return { params, body: { ...body, for: 'student' } };
    },
    'sessions.notes': nothing,
    'sessions.write_notes': () => ({ body: { text, version: 0, editor_id: newId() } }),
    'sessions.note_versions': nothing,
    'sessions.weak_topics': nothing,
    'sessions.share_weak_topics': () => ({ body: { shared: true } }),
    'sessions.assign': async ({ app, owner }) => ({
      body: { title: 'Elimination', question_ids: [await createBankQuestion(app, owner)] },
    }),
    'sessions.assignments': nothing,
    'sessions.my_assignments': nothing,
    'sessions.calendar': nothing,
    'sessions.tutor_dashboard': nothing,
  },
  objects: { booking: asStudent({ state: 'confirmed' }), availability_exception: createException },
  objectsFor: {
    'bookings.release_hold': asStudent({ state: 'held' }),
    'bookings.request': asStudent({ state: 'held' }),
    'bookings.accept': asTutor(),
    'bookings.reject': asTutor(),
    'bookings.complete': ofStudent((traits) => begun(2, { ...traits, state: 'confirmed' })),
    'bookings.no_show': ofStudent((traits) => begun(2, { ...traits, state: 'confirmed' })),
    'bookings.dispute': ofStudent((traits) => begun(2, { ...traits, state: 'completed' })),
    'bookings.waive': asTutor({ state: 'cancelled', endedBy: 'student', givenBack: 0 }),
    'sessions.assign': ofTutor((traits) => begun(2, { ...traits, state: 'completed' })),
  },
};

/** @returns a request about a session as an administrator sees it */
async function seenSession(app: SharedTestApp, state: BookingRow['state']) {
  const { id, startsAt } = await insertBooking(app, { state });
  const seen = { state, starts_at: startsAt, words: 0 };
  return { params: { id }, body: { seen, reason: 'The call log says so.' } };
}

/** Inserts a row into each table, for a student and for a tutor. */
export async function giveBookings(app: SharedTestApp, owner: Owner): Promise<void> {
  const { db } = app.platform.database;
  const { userId, canary } = owner;
  const time = moment(app);
  const { id } = await insertBooking(app, { studentId: userId, message: canary });
  await giveHours(app, userId);
  await createException(app, owner);
  await db.insert(bookingNotes).values({
    bookingId: id,
    text: canary,
    version: 2,
    editorId: newId(),
    writtenBy: userId,
    changedAt: time,
  });
  await db.insert(bookingWords).values({
    id: newId(),
    bookingId: id,
    authorId: userId,
    action: 'dispute',
    words: canary,
    saidAt: time,
  });
  await db
    .insert(bookingNoteVersions)
    .values({ bookingId: id, version: 1, text: canary, writtenBy: userId, replacedAt: time });
  await db.insert(bookingAssignments).values({
    id: newId(),
    bookingId: id,
    studentId: userId,
    title: canary,
    setId: newId(),
    questions: 1,
    assignedAt: time,
  });
}
