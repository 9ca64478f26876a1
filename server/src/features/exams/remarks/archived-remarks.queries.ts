import { type SQL, sql } from 'drizzle-orm';
import type { Holds } from '../../../platform/personal-data/personal-table.ts';
import { examItems } from '../exam/exams.tables.ts';
import { isMarking } from '../holds/archived-sittings.queries.ts';
import { paperRemarks } from './paper-remarks.tables.ts';

/**
 * A tutor's remark may tell the key, whichever question it is about.
 *
 * @returns the condition of remarks that an archive of the student omits
 */
export function areRemarksHeld(holds: Holds): (userId: string) => SQL {
  return (userId) => sql`${paperRemarks.studentId} = ${userId} AND ${paperRemarks.isByTutor}
    AND (${isMarking(paperRemarks.examId)} OR EXISTS (SELECT FROM ${examItems}
      WHERE ${examItems.examId} = ${paperRemarks.examId} AND ${holds.isHeld(userId, examItems.questionId)}))`;
}
