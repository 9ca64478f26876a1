/** The work of students in one course, as the feature of classes asks. Nothing outside the course is read. */
import { type Estimate, getEstimate } from '@akada/core/progress/mastery.ts';
import type { Executor } from '../../../platform/database/database.ts';
import {
  type CountedAnswers,
  findAnswers,
  findCourseTopics,
  findLastDays,
} from './class-progress.queries.ts';

export type { CountedAnswers };

/** A topic of the course that a student has answered enough about. */
export interface StudentTopic {
  userId: string;
  topicKey: string;
  topic: string;
  estimate: Estimate;
}

/** The students whose work is read. */
export interface ClassMembers {
  courseId: string;
  userIds: readonly string[];
}

/** @returns by student, the last day with work in the course; absent for those without any */
export async function readLastDays(
  executor: Executor,
  { courseId, userIds }: ClassMembers,
): Promise<Map<string, string>> {
  return userIds.length === 0 ? new Map() : findLastDays(executor, courseId, userIds);
}

/** @param from YYYY-MM-DD @returns first answers of each day since then */
export async function readAnswers(
  executor: Executor,
  members: ClassMembers,
  from: string,
): Promise<CountedAnswers[]> {
  return members.userIds.length === 0 ? [] : findAnswers(executor, { ...members, from });
}

/** @param today YYYY-MM-DD @returns named topics with enough evidence on this day */
export async function readTopics(
  executor: Executor,
  { courseId, userIds }: ClassMembers,
  today: string,
): Promise<StudentTopic[]> {
  const rows = userIds.length === 0 ? [] : await findCourseTopics(executor, courseId, userIds);
  return rows.flatMap(({ userId, topicKey, topic, ...belief }) => {
    const estimate = topic === null ? null : getEstimate(belief, today);
    return topic === null || estimate === null ? [] : [{ userId, topicKey, topic, estimate }];
  });
}
