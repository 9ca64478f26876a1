/** Announcements to a class: sending, correcting, deleting, and their readers. */
import type { Announcement, AnnouncementStudent } from '@akada/contract/work/classes/announcements.ts';
import {
  announcementLimits,
  closingWords,
  getClosing,
  isEditable,
} from '@akada/core/announcements/announcement-rules.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import { recordAll } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { createUndo, type Deletable } from '../../platform/undo/undo.ts';
import { peopleById } from '../accounts/accounts.ts';
import { countMembers, memberIds } from '../courses/course-members.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import type { OwnAnnouncement, ReadableCourse } from './announcements.access.ts';
import { announcementSent } from './announcements.events.ts';
import * as repo from './announcements.repo.ts';
import { type AnnouncementRow, announcements } from './announcements.tables.ts';

export type AnnouncementsService = ReturnType<typeof createAnnouncements>;

interface Page {
  skip: number;
  limit: number;
}

/** A course of the caller's. */
interface OwnCourse {
  id: string;
  name: string;
  userId: string;
  archivedAt: string | null;
}

/** Students get one notification for each, so a day has few. */
const sendingLimit: Limit = {
  most: announcementLimits.perDay,
  windowMs: 24 * 60 * 60_000,
  refusal: (wait) =>
    `You have sent ${announcementLimits.perDay} announcements to this class today. Please wait ${wait}.`,
};

const sendingKey = (courseId: string) => `announcements:${courseId}`;

export function createAnnouncements({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;
  const limits = createLimits({ clock });
  const undo = createUndo({ database, clock }, announcements, { topic: 'course', onRestore: hintClass });

  const presentOwn = async (rows: readonly AnnouncementRow[], courseId: string) => {
    const students = await memberIds(db, courseId);
    const ids = rows.map(({ id }) => id);
    const readers = await repo.countReaders(db, ids, students);
    return rows.map((row) =>
      present(row, true, {
        students: students.length,
        readers: readers.get(row.id) ?? 0,
        is_editable: isEditable(Date.parse(row.sentAt), clock.now()),
      }),
    );
  };
  const presentOne = async ({ id }: { id: string }): Promise<Announcement> => {
    const row = await repo.findAnnouncement(db, id);
    if (!row) throw notFound();
    const [shown] = await presentOwn([row], row.courseId);
    if (!shown) throw notFound();
    return shown;
  };

  return {
    async list(userId: string, course: ReadableCourse, page: Page) {
      const { rows, total } = await repo.listAnnouncements(db, course.id, page);
      if (course.userId === userId) return { items: await presentOwn(rows, course.id), total };
      const ids = rows.map(({ id }) => id);
      const seenIds = await repo.findRead(db, userId, ids);
      return { items: rows.map((row) => present(row, seenIds.has(row.id), null)), total };
    },
    /**
     * Reaches everybody who is in the course now. Students who join later find it on the page of the course.
     *
     * @throws Fault `conflict` for a class that has ended and for a tutor who is not approved, `too_many_requests`
     */
    async send(call: KeyedCall, course: OwnCourse, text: string): Promise<Announcement> {
      const id = await makeOnce({ database, clock }, call, async (tx, newRowId) => {
        await assertOpen(tx, course);
        await limits.claim({ executor: tx, key: sendingKey(course.id) }, sendingLimit);
        const sentAt = getInstant(clock.now());
        const row = { id: newRowId, courseId: course.id, userId: course.userId, text, sentAt };
        await repo.insertAnnouncement(tx, { ...row, editedAt: null, deletedAt: null });
        await notifyClass(tx, course);
        await hintClass(tx, { courseId: course.id, userId: course.userId });
      });
      return presentOne({ id });
    },
    /** @throws Fault `conflict` a day after sending */
    async edit(announcement: OwnAnnouncement, text: string): Promise<Announcement> {
      await database.transaction(async (tx) => {
        const row = await repo.lockAnnouncement(tx, announcement.id);
        if (!row) throw notFound();
        if (row.text === text) return;
        if (!isEditable(Date.parse(row.sentAt), clock.now()))
          throw new Fault('conflict', 'This was sent more than a day ago. Send another announcement.');
        await repo.updateText(tx, row.id, { text, editedAt: getInstant(clock.now()) });
        await hintClass(tx, row);
      });
      return presentOne(announcement);
    },
    remove: (announcement: Authorized<Deletable>) =>
      database.transaction(async (tx) => {
        const row = await repo.findAnnouncement(tx, announcement.id);
        if ((await undo.removeWith(tx, announcement)) && row) await hintClass(tx, row);
      }),
    async restore(announcement: Authorized<Deletable>): Promise<Announcement> {
      await undo.restore(announcement);
      return presentOne(announcement);
    },
    async listUnread(
      { id, courseId }: OwnAnnouncement,
      { skip, limit }: Page,
    ): Promise<{ items: AnnouncementStudent[]; total: number }> {
      const readers = await repo.findReaders(db, id);
      const people = await peopleById(db, await memberIds(db, courseId));
      const inOrder = new Intl.Collator('en');
      const unread = [...people.values()]
        .filter((person) => !readers.has(person.id))
        .sort((one, other) => inOrder.compare(one.fullName, other.fullName) || (one.id < other.id ? -1 : 1));
      const items = unread
        .slice(skip, skip + limit)
        .map(({ id: studentId, fullName }) => ({ student_id: studentId, full_name: fullName }));
      return { items, total: unread.length };
    },
    async markRead(userId: string, course: ReadableCourse, ids: readonly string[]): Promise<void> {
      await database.transaction(async (tx) => {
        const read = { courseId: course.id, userId, ids, time: getInstant(clock.now()) };
        if ((await repo.putReads(tx, read)) === 0) return;
        for (const personId of [userId, course.userId])
          await publishHint(tx, personId, { topic: 'course', id: course.id });
      });
    },
  };
}

/** A tutor who is not approved may prepare a class that nobody is in: nobody can join it, and nobody is told. */
async function assertOpen(executor: Executor, { id, userId, archivedAt }: OwnCourse): Promise<void> {
  const isApproved = (await countMembers(executor, id)) === 0 || (await isApprovedTutor(executor, userId));
  const closing = getClosing({ isEnded: archivedAt !== null, isApproved });
  if (closing !== null) throw new Fault('conflict', closingWords[closing]);
}

async function notifyClass(
  tx: Transaction,
  { id: courseId, name: course, userId }: OwnCourse,
): Promise<void> {
  const tutor = (await peopleById(tx, [userId])).get(userId)?.fullName ?? '';
  const students = await memberIds(tx, courseId);
  const facts = { course, courseId, tutor };
  await recordAll(
    tx,
    announcementSent,
    students.map((studentId) => ({ userId: studentId, subjectId: newId(), facts })),
  );
}

/** Updates the pages of all who are in the course, and of its tutor. */
async function hintClass(
  tx: Transaction,
  { courseId, userId }: Pick<AnnouncementRow, 'courseId' | 'userId'>,
): Promise<void> {
  for (const personId of [userId, ...(await memberIds(tx, courseId))])
    await publishHint(tx, personId, { topic: 'course', id: courseId });
}

function present(row: AnnouncementRow, isRead: boolean, forOwner: Announcement['for_owner']): Announcement {
  return {
    id: row.id,
    text: row.text,
    sent_at: row.sentAt,
    edited_at: row.editedAt,
    is_read: isRead,
    for_owner: forOwner,
  };
}
