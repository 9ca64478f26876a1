/**
 * The statements of an exam under way, prepared once by name: a hall of students loads and saves through these
 * at the same moment.
 */
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ExamItemRow, type ExamRow, examItems, exams } from './exams.tables.ts';

/** What is read of an exam with each of its items: few columns, because they repeat on every row. */
export type OpenExam = Pick<
  ExamRow,
  'id' | 'userId' | 'title' | 'durationMinutes' | 'startedAt' | 'deadlineAt' | 'finishedAt'
>;

/** What an exam under way may show of an item. The key is not even read. */
export interface OpenItem {
  questionId: string;
  stem: string;
  options: string[];
  passageId: string | null;
  content: ExamItemRow['content'];
  choice: number | null;
  sequence: number;
}

export interface SavedAnswer {
  choice: number | null;
  sequence: number;
}

export interface AnswerToSave {
  examId: string;
  userId: string;
  questionId: string;
  choice: number | null;
  sequence: number;
  /** ISO time of arrival, and the oldest deadline that it still meets. */
  now: string;
  oldestDeadline: string;
}

/** An exam with its items, as a student sits it. */
export interface LoadedExam {
  exam: OpenExam;
  items: OpenItem[];
}

export function prepareExamQueries({ db }: Pick<Database, 'db'>) {
  const thisExam = eq(exams.id, sql.placeholder('examId'));
  const load = db
    .select({
      exam: {
        id: exams.id,
        userId: exams.userId,
        title: exams.title,
        durationMinutes: exams.durationMinutes,
        startedAt: exams.startedAt,
        deadlineAt: exams.deadlineAt,
        finishedAt: exams.finishedAt,
      },
      item: {
        questionId: examItems.questionId,
        stem: examItems.stem,
        options: examItems.options,
        passageId: examItems.passageId,
        content: examItems.content,
        choice: examItems.choice,
        sequence: examItems.sequence,
      },
    })
    .from(exams)
    .innerJoin(examItems, eq(examItems.examId, exams.id))
    .where(thisExam)
    .orderBy(asc(examItems.position))
    .prepare('exams.load');

  // The share lock makes a submission wait for answers under way, and answers wait for a submission under way
  // and then find it finished: no answer is saved that the score has not seen.
  const running = db.$with('running').as(
    db
      .select({ id: exams.id })
      .from(exams)
      .where(
        and(
          thisExam,
          eq(exams.userId, sql.placeholder('userId')),
          isNull(exams.finishedAt),
          sql`${exams.deadlineAt} >= ${sql.placeholder('oldestDeadline')}::timestamptz`,
        ),
      )
      .for('share'),
  );
  const save = db
    .with(running)
    .update(examItems)
    .set({
      choice: sql`${sql.placeholder('choice')}::smallint`,
      sequence: sql`${sql.placeholder('sequence')}::integer`,
      answeredAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .from(running)
    .where(
      and(
        eq(examItems.examId, running.id),
        eq(examItems.questionId, sql.placeholder('questionId')),
        lt(examItems.sequence, sql`${sql.placeholder('sequence')}::integer`),
        sql`coalesce(${sql.placeholder('choice')}::smallint < cardinality(${examItems.options}), true)`,
      ),
    )
    .returning({ choice: examItems.choice, sequence: examItems.sequence })
    .prepare('exams.save_answer');

  return {
    async load(examId: string): Promise<LoadedExam | null> {
      const rows = await load.execute({ examId });
      const [first] = rows;
      return first ? { exam: first.exam, items: rows.map(({ item }) => item) } : null;
    },
    /** @returns null when nothing was saved: late, finished, foreign, no such option, or an older sequence */
    async save(answer: AnswerToSave): Promise<SavedAnswer | null> {
      const [saved] = await save.execute({ ...answer });
      return saved ?? null;
    },
  };
}

export type ExamQueries = ReturnType<typeof prepareExamQueries>;
