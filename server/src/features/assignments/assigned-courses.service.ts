/** Copies that a student received with the work of a class count for its course. */
import type { Executor } from '../../platform/database/database.ts';
import * as works from './works.repo.ts';

/** @returns by item, the course of the class that was given it; absent for other items */
export async function findAssignedCourses(
  executor: Executor,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (itemIds.length === 0) return new Map();
  const items = await works.findAssignedItems(executor, userId, itemIds);
  return new Map(items.map(({ itemId, courseId }) => [itemId, courseId]));
}
