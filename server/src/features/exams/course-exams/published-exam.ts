/** An exam that its students know, and where it stands. */
import { windowState } from '@akada/core/exams/course-exam.ts';
import type { CourseExamRow } from './course-exams.tables.ts';

export type PublishedExam = CourseExamRow & { opensAt: string; closesAt: string; publishedAt: string };

export function isPublished(row: CourseExamRow): row is PublishedExam {
  return row.publishedAt !== null && row.opensAt !== null && row.closesAt !== null;
}

export function getState(
  { opensAt, closesAt }: Pick<PublishedExam, 'opensAt' | 'closesAt'>,
  now: number,
): 'coming' | 'open' | 'closed' {
  return windowState({ opensAt: Date.parse(opensAt), closesAt: Date.parse(closesAt) }, now);
}
