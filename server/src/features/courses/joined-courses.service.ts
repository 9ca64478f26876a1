/** Courses that a student is in, as other features ask. */
import type { Executor } from '../../platform/database/database.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';
import { findJoinedCourses, type JoinedCourseRow } from './enrolments.repo.ts';

export type JoinedCourse = JoinedCourseRow;

/** @returns those whose tutor is approved now, by name: what is published in them is for this student */
export function joinedCourses(executor: Executor, userId: string): Promise<JoinedCourse[]> {
  return findJoinedCourses(executor, userId, approvedTutors(executor));
}
