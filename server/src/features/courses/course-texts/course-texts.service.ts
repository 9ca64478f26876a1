/** The course that a text names: how notes and sets belong to the courses of their owner. */
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { type EventListener, on } from '../../../platform/outbox/event.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { courseJoined } from '../courses.events.ts';
import type { CourseTextTable } from './course-texts.repo.ts';
import * as repo from './course-texts.repo.ts';

export type { CourseTextTable } from './course-texts.repo.ts';

/** The columns of a row that is filed under a course. */
export interface CourseText {
  /** The name as it was typed; null for none. */
  courseName: string | null;
  /** The form by which it is compared; null also for an older text that no worker has read yet. */
  courseKey: string | null;
  /** Null if the text names none of the owner's courses, or more than one. */
  courseId: string | null;
}

export interface NamedCourse {
  id: string;
  name: string;
  clothColour: number;
}

/** @param text as it was typed; empty for none @returns what is stored of it; nothing is guessed */
export async function courseOfText(executor: Executor, userId: string, text: string): Promise<CourseText> {
  if (text === '') return { courseName: null, courseKey: null, courseId: null };

  const courseKey = catalogKey(text);
  const courseId = courseKey === '' ? null : await repo.findCourseNamed(executor, userId, courseKey);
  return { courseName: text, courseKey, courseId };
}

/** @returns the course of each of these rows; null also while the account is not in it: what it has left is not shown */
export async function getCourses(
  executor: Executor,
  userId: string,
  rows: readonly Pick<CourseText, 'courseId'>[],
): Promise<{ of(row: Pick<CourseText, 'courseId'>): NamedCourse | null }> {
  const ids = [...new Set(rows.map(({ courseId }) => courseId))].filter((id) => id !== null);
  const found = ids.length === 0 ? [] : await repo.findCoursesOf(executor, userId, ids);
  const known = new Map(found.map(({ id, name, clothColour }) => [id, { id, name, clothColour }]));
  return { of: ({ courseId }) => (courseId === null ? null : (known.get(courseId) ?? null)) };
}

/**
 * Links items that were filed under a course's name to the course when their owner joins it.
 *
 * @param linked is called in the same transaction if rows were linked
 */
export function linkingOnJoin(
  table: CourseTextTable,
  linked: (tx: Transaction, userId: string) => Promise<void>,
): EventListener {
  return on(courseJoined, async (tx, { userId, facts: { courseId } }) => {
    // It may have been left, deleted or renamed since.
    const [course] = await repo.findCoursesOf(tx, userId, [courseId]);
    if (course && (await repo.linkRows(tx, table, { userId, key: course.nameKey }))) await linked(tx, userId);
  });
}

const rowsAtOnce = 500;

/** @returns the task of the workers that reads texts which were there before courses were; several may do the same rows */
export function courseTextReading(
  { database: { db } }: { database: Database },
  name: string,
  table: CourseTextTable,
): PeriodicTask {
  return {
    name: `${name}.find_courses`,
    everyMs: 10 * 60_000,
    async run() {
      let found: number;
      do {
        const texts = await repo.findUnread(db, table, rowsAtOnce);
        found = texts.length;
        if (found > 0) await repo.saveKeys(db, table, texts.map(keyed));
      } while (found === rowsAtOnce);
    },
  };
}

function keyed({ id, courseName: name }: repo.UnreadText) {
  return { id, name, key: catalogKey(name) };
}
