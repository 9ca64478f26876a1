import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type CourseTopicRow, courseTopics } from './courses.tables.ts';

/** @returns the topics of all these courses, each course's in its order */
export function findTopicsOf(executor: Executor, courseIds: readonly string[]): Promise<CourseTopicRow[]> {
  return executor
    .select()
    .from(courseTopics)
    .where(inArray(courseTopics.courseId, [...courseIds]))
    .orderBy(asc(courseTopics.position));
}

export type NewTopic = Omit<CourseTopicRow, 'position'>;

/** Adds a topic at the end. The caller has locked the course. */
export async function appendTopic(tx: Transaction, topic: NewTopic): Promise<void> {
  const [last] = await tx
    .select({ position: max(courseTopics.position) })
    .from(courseTopics)
    .where(eq(courseTopics.courseId, topic.courseId));
  await tx.insert(courseTopics).values({ ...topic, position: (last?.position ?? 0) + 1 });
}

export async function updateTopic(
  tx: Transaction,
  { courseId, id }: Pick<CourseTopicRow, 'courseId' | 'id'>,
  change: Partial<Pick<CourseTopicRow, 'name' | 'nameKey' | 'position'>>,
): Promise<void> {
  await tx
    .update(courseTopics)
    .set(change)
    .where(and(eq(courseTopics.courseId, courseId), eq(courseTopics.id, id)));
}

export async function deleteTopic(
  tx: Transaction,
  { courseId, id }: Pick<CourseTopicRow, 'courseId' | 'id'>,
): Promise<void> {
  await tx.delete(courseTopics).where(and(eq(courseTopics.courseId, courseId), eq(courseTopics.id, id)));
}
