/** Exams as their tutor sees them. */
import type * as contract from '@akada/contract/work/course-exams.ts';
import { getPercent } from '@akada/core/exams/marking.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { restorableUntil } from '../../../platform/undo/undo.ts';
import type { CourseExamRow } from './course-exams.tables.ts';
import { getState, isPublished } from './published-exam.ts';
import type { Sitting, SittingCounts } from './sittings.repo.ts';

/** Related data that an exam is shown with. */
export interface Surroundings {
  courseName: string;
  counts: SittingCounts;
  now: number;
}

export function presentSummary(
  row: CourseExamRow,
  { courseName, counts, now }: Surroundings,
): contract.CourseExamSummary {
  return {
    id: row.id,
    course: { id: row.courseId, name: courseName },
    title: row.title,
    state: isPublished(row) ? getState(row, now) : 'draft',
    question_count: row.questionCount,
    duration_minutes: row.durationMinutes,
    opens_at: row.opensAt,
    closes_at: row.closesAt,
    server_now: getInstant(now),
    started: counts.started,
    sitting: counts.sitting,
    finished: counts.finished,
  };
}

export function presentCourseExam(
  row: CourseExamRow,
  around: Surroundings & { poolSize: number },
): contract.CourseExam {
  return {
    ...presentSummary(row, around),
    instructions: row.instructions,
    pool: row.pool,
    pool_size: around.poolSize,
    marking: row.marking,
    attempts: row.attempts,
    results_show: row.resultsShow,
    keys_show: row.keysShow,
    is_fixed: around.counts.started > 0,
    published_at: row.publishedAt,
    version: row.version,
  };
}

export function presentDeleted({ id, title }: CourseExamRow, deletedAt: string): contract.DeletedCourseExam {
  return { id, title, restorable_until: restorableUntil(deletedAt) };
}

export function presentSitting(sitting: Sitting): contract.CourseExamSitting {
  const { score, maxScore, waitingCount } = sitting;
  return {
    exam_id: sitting.id,
    status: sitting.finishedAt === null ? 'in_progress' : 'finished',
    started_at: sitting.startedAt,
    deadline_at: sitting.deadlineAt,
    finished_at: sitting.finishedAt,
    finished_by: sitting.finishedBy,
    answered: sitting.answered,
    correct: sitting.correct,
    score,
    max_score: maxScore,
    percent: percentOfSitting(sitting),
    ...(waitingCount > 0 && { waiting: waitingCount }),
  };
}

/** @returns null while it runs */
export function percentOfSitting({ score, maxScore }: Pick<Sitting, 'score' | 'maxScore'>): number | null {
  return score === null || maxScore === null ? null : getPercent(score, maxScore);
}
