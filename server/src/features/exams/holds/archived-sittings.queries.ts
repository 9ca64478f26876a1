/**
 * Columns that an archive of a student's data omits, because they would reveal keys that the student must not
 * know yet.
 */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Holds } from '../../../platform/personal-data/personal-table.ts';
import { courseExamQuestions, courseExams } from '../course-exams/course-exams.tables.ts';
import { wasOpenBeside } from '../course-exams/sittings.repo.ts';
import { examItems, examQuestions, exams } from '../exam/exams.tables.ts';

/**
 * Columns that state or explain the right option. The original position of each option counts too, because
 * many authors write the right one first.
 */
export const keyColumns = [
  examQuestions.answerIndexes,
  examQuestions.body,
  examQuestions.accepted,
  // Comments may quote the guidance.
  examQuestions.givenMarks,
  examQuestions.optionOrder,
  examQuestions.explanation,
  examQuestions.feedback,
  examQuestions.sourcePage,
  examQuestions.sourceSection,
  examQuestions.sourceQuote,
];

/** The condition of exams whose marks their tutor has not released. */
const waitForRelease = sql`(${courseExams.asksEssays} AND ${courseExams.resultsShow} = 'after_close'
  AND ${courseExams.releasedAt} IS NULL)`;

/** @returns the condition that an exam, whose id is in this column, waits for the release of its marks */
export function isMarking(examId: SQLWrapper): SQL {
  return sql`EXISTS (SELECT FROM ${exams} AS paper JOIN ${courseExams} ON ${courseExams.id}::text = paper.source_key
    WHERE paper.id = ${examId} AND paper.source_kind = 'course_exam' AND ${waitForRelease})`;
}

/** @returns the condition of questions whose keys an archive of the student omits */
export function areKeysHeld(holds: Holds): (userId: string) => SQL {
  return (userId) =>
    sql`${isMarking(examQuestions.examId)} OR ${holds.isHeld(userId, examQuestions.questionId)}`;
}

/** @returns the condition of sittings whose results do not show yet, or would tell the keys of an exam that is open still */
export function areResultsHeld({ clock }: { clock: Clock }): (userId: string) => SQL {
  return () => {
    const closedBefore = getInstant(clock.now() - answerGraceMs);
    return sql`(${exams.sourceKind} = 'course_exam' AND EXISTS (SELECT FROM ${courseExams}
      WHERE ${courseExams.id}::text = ${exams.sourceKey} AND (${courseExams.resultsShow} = 'never'
        OR ${waitForRelease}
        OR ${courseExams.resultsShow} = 'after_close' AND ${courseExams.closesAt} >= ${closedBefore}::timestamptz))
      OR ${exams.sourceKind} IS DISTINCT FROM 'course_exam' AND EXISTS (SELECT FROM ${examItems}
        JOIN ${courseExamQuestions} ON ${courseExamQuestions.questionId} = ${examItems.questionId}
        JOIN ${courseExams} ON ${courseExams.id} = ${courseExamQuestions.courseExamId}
        WHERE ${examItems.examId} = ${exams.id} AND ${wasOpenBeside}
          AND (${courseExams.keysShow} = 'never' OR ${courseExams.closesAt} >= ${closedBefore}::timestamptz)))`;
  };
}
