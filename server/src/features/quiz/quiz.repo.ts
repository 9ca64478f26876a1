import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { type QuestionRow, questions } from './quiz.tables.ts';

/** A question as lists show it: whose it is and what made it is known already. */
export type ListedQuestion = Omit<QuestionRow, 'userId' | 'generationId'>;

export interface QuestionFilter {
  userId: string;
  noteId: string | null;
  generationId: string | null;
  skip: number;
  limit: number;
}

const ofNote = eq(questions.noteId, sql.placeholder('noteId'));
const ofGeneration = eq(questions.generationId, sql.placeholder('generationId'));

/** One statement for each kind of filter: one with "or everything" in it is planned for neither. */
const filters = {
  all: undefined,
  note: ofNote,
  generation: ofGeneration,
  both: and(ofNote, ofGeneration),
};

function kindOf({ noteId, generationId }: QuestionFilter): keyof typeof filters {
  if (noteId !== null) return generationId === null ? 'note' : 'both';
  return generationId === null ? 'all' : 'generation';
}

/** The list is on the hottest path of practice, so its statements are prepared once, by name. */
export function prepareQuizQueries({ db }: Pick<Database, 'db'>) {
  const prepared = {
    all: prepareList(db, 'all'),
    note: prepareList(db, 'note'),
    generation: prepareList(db, 'generation'),
    both: prepareList(db, 'both'),
  };
  return {
    async list(filter: QuestionFilter): Promise<{ rows: ListedQuestion[]; total: number }> {
      const { page, count } = prepared[kindOf(filter)];
      const rows = await page.execute({ ...filter });
      // Each row carries the whole count; a page without rows may still lie behind the end of a list.
      const [first] = rows.length > 0 || filter.skip === 0 ? rows : await count.execute({ ...filter });
      return { rows, total: first?.total ?? 0 };
    },
  };
}

function prepareList(db: Database['db'], kind: keyof typeof filters) {
  const matches = and(eq(questions.userId, sql.placeholder('userId')), filters[kind]);
  const counted = db.select({ total: count() }).from(questions).where(matches);
  const { userId, generationId, ...shown } = getTableColumns(questions);
  const page = db
    .select({ ...shown, total: sql<number>`(${counted})::int` })
    .from(questions)
    .where(matches)
    .orderBy(desc(questions.createdAt), asc(questions.position))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return { page: page.prepare(`quiz.list_${kind}`), count: counted.prepare(`quiz.count_${kind}`) };
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
