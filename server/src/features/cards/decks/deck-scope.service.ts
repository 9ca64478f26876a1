/** Resolves the deck of a call. A course that the student left counts as no course: its name is not shown to them. */
import { mineDeck } from '@akada/core/cards/card-rules.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import { getCourses } from '../../courses/course-texts/course-texts.service.ts';
import { type DeckScope, findCourseIds } from '../card/card-scope.queries.ts';

export interface NamedDeck {
  course_id?: string | undefined;
  deck_id?: string | undefined;
  deck?: string | undefined;
}

/** @throws Fault `not_found` for a course that this person is not in */
export async function getDeckScope(
  executor: Executor,
  userId: string,
  { course_id: course, deck_id: noteId, deck: path }: NamedDeck,
): Promise<DeckScope> {
  if (course === undefined) return { userId, noteId, path };
  if (course === mineDeck)
    return { userId, noteId, path, course: { noneOf: await getCourseIds(executor, userId) } };

  const courses = await getCourses(executor, userId, [{ courseId: course }]);
  if (courses.of({ courseId: course.toLowerCase() }) === null) throw notFound();
  return { userId, noteId, path, course: { is: course.toLowerCase() } };
}

/** @returns the courses in which a person has cards and is now */
async function getCourseIds(executor: Executor, userId: string): Promise<string[]> {
  const rows = await findCourseIds(executor, userId);
  const courses = await getCourses(executor, userId, rows);
  return rows.flatMap((row) => courses.of(row)?.id ?? []);
}
