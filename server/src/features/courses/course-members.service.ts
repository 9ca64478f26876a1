/** Names of courses and who is in them, as other features ask. */
import type { Executor } from '../../platform/database/database.ts';
import * as courses from './courses.repo.ts';
import * as enrolments from './enrolments.repo.ts';

/** @returns the names of courses that are not deleted, by id */
export async function courseNames(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await courses.findCourseNames(executor, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @returns the accounts that are in a course now, in the order in which they joined */
export const memberIds = enrolments.findMemberIds;

/** @returns a page of the members of a course, in the order in which they joined */
export const listMembers = enrolments.listMembers;

/** @returns all members of a course with the moment of joining, in the order in which they joined */
export const allMembers = enrolments.findMembers;

export const countMembers = enrolments.countMembers;

/** @returns the courses that an account is in, as a part of another feature's statement; left ones too, until that is final */
export const enrolledCourses = enrolments.enrolledCourses;

/** @returns the courses that are not deleted, as a part of another feature's statement */
export const shownCourses = courses.shownCourses;

/** @returns the condition that an account is in a course now, as a part of another feature's statement */
export const areInCourse = enrolments.areInCourse;

/** @returns each owner of a course with each student who is in it now, as a part of another feature's statement */
export const taughtPairs = enrolments.taughtPairs;

/** @returns the same pairs with the course, the time of joining, and the end of the course */
export const taughtMemberships = enrolments.taughtMemberships;
