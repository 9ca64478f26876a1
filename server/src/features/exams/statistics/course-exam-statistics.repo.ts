import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type ExamRow, examItems, exams } from '../exam/exams.tables.ts';
import { separator } from './answer-text.ts';
import { courseExamStatistics } from './course-exam-statistics.tables.ts';
import { figureRows } from './figure-rows.repo.ts';
import { findFirstExams } from './first-exams.queries.ts';

export const statisticsOfExams = figureRows(courseExamStatistics);

/** @returns ids of the first sitting of each student that ended, of the last students when there are very many */
export function findFirstSittings(executor: Executor, courseExamId: string): Promise<string[]> {
  const { sourceKind, sourceKey } = exams;
  return findFirstExams(executor, and(eq(sourceKind, 'course_exam'), eq(sourceKey, courseExamId)));
}

export interface Paper extends Pick<ExamRow, 'id' | 'score' | 'maxScore' | 'marking'> {
  /** The answers of the paper, each a line of fields with a separator between them. */
  answers: string;
}

/**
 * Reads answers as text that is equal if they are marked equally: most sittings repeat it, and reading each
 * array of each row would take longer than everything else.
 */
export async function findPapers(executor: Executor, examIds: readonly string[]): Promise<Paper[]> {
  const { examId, questionId, type, options, answerIndexes, optionOrder, choices, accepted } = examItems;
  const { body, response, givenMarks } = examItems;
  const { id, score, maxScore, marking } = exams;
  const listed = (indexes: SQLWrapper) => sql`coalesce(array_to_string(${indexes}, ','), '')`;
  const fields = sql`concat_ws(${separator}, ${questionId}, ${type}, cardinality(${options}), ${listed(answerIndexes)},
    ${listed(optionOrder)}, ${listed(choices)}, coalesce(${accepted}::text, ''),
    coalesce(${body}::text, ''), coalesce(${response}::text, ''),
    coalesce(${givenMarks} ->> 'points', ''))`;
  // Exam by exam, along the index: grouping all of them together sorts them first, on the disk.
  const answers = sql<string>`(SELECT string_agg(${fields}, E'\n') FROM ${examItems} WHERE ${examId} = ${id})`;
  return executor
    .select({ id, score, maxScore, marking, answers })
    .from(exams)
    .where(inArray(id, [...examIds]));
}

/** @returns the tutor's exam that a sitting belongs to, null if there is none */
export async function getCourseExam(executor: Executor, examId: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: exams.sourceKey })
    .from(exams)
    .where(and(eq(exams.id, examId), eq(exams.sourceKind, 'course_exam')));
  return row?.id ?? null;
}

/** @returns the tutors' exams whose sittings a key change marked, without deleted ones */
export async function courseExamsMarkedBy(executor: Executor, keyChangeId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT DISTINCT ${exams.sourceKey} AS id FROM ${exams} JOIN key_change_exams ON exam_id = ${exams.id}
      JOIN course_exams ON course_exams.id::text = ${exams.sourceKey}
    WHERE key_change_id = ${keyChangeId} AND ${exams.sourceKind} = 'course_exam'`);
  return rows.map(({ id }) => id);
}

export interface ExamGlance {
  /** Null until some were counted. */
  mean: number | null;
  toReview: number;
}

/**
 * Leaves the figures in the database: the figures of one exam of 200 questions are long, and a list has many
 * exams.
 *
 * @returns by exam, its summary for a list; exams without sittings are absent
 */
export async function getGlances(
  executor: Executor,
  courseExamIds: readonly string[],
): Promise<Map<string, ExamGlance>> {
  const { id, figures } = courseExamStatistics;
  const rows = await executor
    .select({
      id,
      mean: sql<number | null>`(${figures} ->> 'mean')::float8`,
      toReview: sql<number>`coalesce(jsonb_array_length(jsonb_path_query_array(${figures}, '$.questions[*] ? (@.needsReview == true)')), 0)`,
    })
    .from(courseExamStatistics)
    .where(inArray(id, [...courseExamIds]));
  return new Map(rows.map(({ id: examId, ...glance }) => [examId, glance]));
}
