import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type QuestionRow, questions } from './quiz.tables.ts';

export interface QuestionFilter {
  userId: string;
  noteId: string | null;
  generationId: string | null;
  skip: number;
  limit: number;
}

/** The list is on the hottest path of practice, so its statements are prepared once, by name. */
export function prepareQuizQueries({ db }: Pick<Database, 'db'>) {
  const matches = and(
    eq(questions.userId, sql.placeholder('userId')),
    sql`(${sql.placeholder('noteId')}::uuid IS NULL OR ${questions.noteId} = ${sql.placeholder('noteId')}::uuid)`,
    sql`(${sql.placeholder('generationId')}::uuid IS NULL OR ${questions.generationId} = ${sql.placeholder('generationId')}::uuid)`,
  );
  const page = db
    .select()
    .from(questions)
    .where(matches)
    .orderBy(desc(questions.createdAt), asc(questions.position))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'))
    .prepare('quiz.list');
  const total = db.select({ total: count() }).from(questions).where(matches).prepare('quiz.count');

  return {
    list: (filter: QuestionFilter): Promise<QuestionRow[]> => page.execute({ ...filter }),
    async count(filter: QuestionFilter): Promise<number> {
      const [row] = await total.execute({ ...filter });
      return row?.total ?? 0;
    },
  };
}

/** A generation that is tried again writes each position once. */
export async function insertQuestions(
  executor: Executor,
  rows: Omit<QuestionRow, 'createdAt'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await executor.insert(questions).values(rows.map((row) => ({ ...row, createdAt: sql`now()` })));
}

export async function deleteQuestionRow(executor: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await executor
    .delete(questions)
    .where(and(eq(questions.id, id), eq(questions.userId, userId)))
    .returning({ id: questions.id });
  return deleted.length > 0;
}

/** @returns the user's own among these, in no particular order */
export function findQuestionsByIds(
  executor: Executor,
  userId: string,
  ids: string[],
): Promise<QuestionRow[]> {
  return executor
    .select()
    .from(questions)
    .where(and(eq(questions.userId, userId), inArray(questions.id, ids)));
}

/** @returns the user's own of one generation, in their order */
export function findQuestionsOfGeneration(
  executor: Executor,
  userId: string,
  generationId: string,
): Promise<QuestionRow[]> {
  return executor
    .select()
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.generationId, generationId)))
    .orderBy(asc(questions.position));
}

/** @returns the text of every key ever asked about a note */
export async function findAnswersOfNote(
  executor: Executor,
  userId: string,
  noteId: string,
): Promise<string[]> {
  const rows = await executor
    .select({ answer: sql<string>`${questions.options}[${questions.answerIndex} + 1]` })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.noteId, noteId)));
  return rows.map(({ answer }) => answer);
}
