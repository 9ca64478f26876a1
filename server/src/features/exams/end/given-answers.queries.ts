/** Answers in ended exams, for statistics. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { courseExams } from '../course-exams/course-exams.tables.ts';
import { examItems, exams } from '../exam/exams.tables.ts';
import { hasAnswer } from '../exam/has-answer.queries.ts';

/** The tutor's exam that a sitting is of; so written that its index is used. */
const isOfExam = sql`${courseExams.id} = CASE WHEN ${exams.sourceKind} = 'course_exam' THEN ${exams.sourceKey}::uuid END`;

/** @returns answers to these questions, from the most recently ended exam first */
export function findGiven(executor: Executor, userId: string, questionIds: readonly string[]) {
  const { examId, questionId, type, answeredAt, tookMs, noteId, topic, section } = examItems;
  const { sourceKind, sourceKey, sections, zone, finishedAt } = exams;
  return executor
    .select({
      examId,
      questionId,
      type,
      tookMs,
      noteId,
      topic,
      sourceKind,
      sourceKey,
      zone,
      finishedAt,
      answeredAt: sql<string>`${answeredAt}`.mapWith(answeredAt),
      options: examItems.optionCount,
      sectionTitle: sql<string | null>`${sections} -> ${section}::int ->> 'title'`,
      courseId: courseExams.courseId,
    })
    .from(exams)
    .innerJoin(examItems, eq(examId, exams.id))
    .leftJoin(courseExams, isOfExam)
    .where(
      and(
        eq(exams.userId, userId),
        isNotNull(finishedAt),
        hasAnswer,
        isNotNull(answeredAt),
        sql`${questionId} = ANY (${sql.param([...questionIds])}::uuid[])`,
      ),
    )
    .orderBy(desc(finishedAt), desc(exams.id));
}

/** @returns questions that were answered in an exam */
export async function findAnsweredIn(executor: Executor, examId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: examItems.questionId })
    .from(examItems)
    .where(and(eq(examItems.examId, examId), hasAnswer));
  return rows.map(({ id }) => id);
}

/** @returns questions that this person has answered in exams that ended */
export async function findAnswered(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: examItems.questionId })
    .from(exams)
    .innerJoin(examItems, eq(examItems.examId, exams.id))
    .where(and(eq(exams.userId, userId), isNotNull(exams.finishedAt), hasAnswer));
  return rows.map(({ id }) => id);
}

/** @returns the newest exams of this person that ended, the last one first, with the course that each is of */
export function findEnded(executor: Executor, userId: string, limit: number) {
  const { id, kind, title, sourceKind, sourceKey, finishedAt, zone, score, maxScore } = exams;
  return executor
    .select({
      id,
      userId: exams.userId,
      kind,
      title,
      sourceKind,
      sourceKey,
      zone,
      score,
      maxScore,
      finishedAt: sql<string>`${finishedAt}`.mapWith(finishedAt),
      courseId: sql<
        string | null
      >`CASE WHEN ${sourceKind} = 'course' THEN ${sourceKey}::uuid ELSE ${courseExams.courseId} END`,
    })
    .from(exams)
    .leftJoin(courseExams, isOfExam)
    .where(and(eq(exams.userId, userId), isNotNull(finishedAt)))
    .orderBy(desc(finishedAt), desc(id))
    .limit(limit);
}
