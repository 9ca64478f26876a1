/** Sessions of one student, for a reader who sees when, with whom and how they ended, and nothing else. */
import type { Executor } from '../../../platform/database/database.ts';
import { peopleById } from '../../accounts/accounts.ts';
import * as repo from './student-sessions.repo.ts';

/** @returns sessions with tutors, the latest first, and how many there are */
export async function listStudentSessions(
  executor: Executor,
  studentId: string,
  page: { skip: number; limit: number },
) {
  const { rows, total } = await repo.listSessionsOfStudent(executor, studentId, page);
  const tutors = await peopleById(executor, [...new Set(rows.map(({ tutorId }) => tutorId))]);
  const items = rows.map(({ tutorId, ...row }) => ({
    ...row,
    tutorName: tutors.get(tutorId)?.fullName ?? 'A former tutor',
  }));
  return { items, total };
}
