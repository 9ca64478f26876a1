/** Exams of tutors and how far students are, for the feature that lists them among assignments. */
import type { Executor } from '../../../platform/database/database.ts';
import { percentOfSitting } from '../course-exams/course-exams.present.ts';
import * as repo from '../course-exams/course-exams.repo.ts';
import { isPublished } from '../course-exams/published-exam.ts';
import { findSittings } from '../course-exams/sittings.repo.ts';

export interface AssignedExam {
  id: string;
  userId: string;
  courseId: string;
  title: string;
  questionCount: number;
  /** Null for a draft. */
  opensAt: string | null;
  closesAt: string | null;
  isPublished: boolean;
  isDeleted: boolean;
}

/** @returns these exams, deleted ones too, by id */
export async function findAssignedExams(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, AssignedExam>> {
  const rows = await repo.findCourseExams(executor, ids);
  return new Map(
    rows.map((row) => {
      const { id, userId, courseId, title, questionCount, opensAt, closesAt, deletedAt } = row;
      const exam = { id, userId, courseId, title, questionCount, opensAt, closesAt };
      return [id, { ...exam, isPublished: isPublished(row), isDeleted: deletedAt !== null }];
    }),
  );
}

export interface AssignedSitting {
  courseExamId: string;
  userId: string;
  startedAt: string;
  finishedAt: string | null;
  answeredCount: number;
  /** Null while the attempt runs. The student must not see it yet. */
  percent: number | null;
  /** Essays that wait for marks. */
  waitingCount: number;
}

/** @param userId null for all students @returns the attempts at these exams, the first one first */
export async function findAssignedSittings(
  executor: Executor,
  ids: readonly string[],
  userId: string | null,
): Promise<AssignedSitting[]> {
  const sittings = await findSittings(executor, ids, userId);
  return sittings.map((sitting) => ({
    courseExamId: sitting.courseExamId,
    userId: sitting.userId,
    startedAt: sitting.startedAt,
    finishedAt: sitting.finishedAt,
    answeredCount: sitting.answered ?? 0,
    percent: percentOfSitting(sitting),
    waitingCount: sitting.waitingCount,
  }));
}
