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

/** @returns whether this account has a course that is not deleted */
export async function hasOwnCourse(executor: Executor, userId: string): Promise<boolean> {
  return (await repo.countCoursesOf(executor, userId)) > 0;
}

/** @returns the ids among these that are courses of this account, not deleted and not ended */
export async function runningCourses(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  return new Set(ids.length === 0 ? [] : await repo.findRunningCourseIds(executor, userId, ids));
}
