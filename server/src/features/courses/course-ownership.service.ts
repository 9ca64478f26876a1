/** Whose a course is, as other features ask. */
import type { Executor } from '../../platform/database/database.ts';
import * as repo from './courses.repo.ts';

/** @returns the ids among these that are courses of this account and not deleted */
export async function ownCourses(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  return new Set(ids.length === 0 ? [] : await repo.findOwnCourseIds(executor, userId, ids));
}
