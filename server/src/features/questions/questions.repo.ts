import { and, asc, count, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notDeleted } from '../../platform/undo/undo.ts';
import type { QuestionTexts, StoredContent } from './question-content.ts';
import { type QuestionRow, questions, questionVersions } from './questions.tables.ts';

/** A question as lists show it: whose it is and what made it is known already. */
export type ListedQuestion = Omit<
  QuestionRow,
  'userId' | 'generationId' | 'deletedAt' | 'contentVersion' | 'engineVersion' | 'replacement'
>;

export type NewQuestion = typeof questions.$inferInsert;

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
export function prepareQuestionQueries({ db }: Pick<Database, 'db'>) {
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
  const matches = and(eq(questions.userId, sql.placeholder('userId')), notDeleted(questions), filters[kind]);
  const counted = db.select({ total: count() }).from(questions).where(matches);
  const { userId, generationId, deletedAt, contentVersion, engineVersion, replacement, ...listed } =
    getTableColumns(questions);
  const page = db
    .select({ ...listed, total: sql<number>`(${counted})::int` })
    .from(questions)
    .where(matches)
    .orderBy(desc(questions.createdAt), asc(questions.position), asc(questions.replacement))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return { page: page.prepare(`questions.list_${kind}`), count: counted.prepare(`questions.count_${kind}`) };
}

/** A generation that is tried again writes each position once. */
export async function insertQuestions(executor: Executor, rows: NewQuestion[]): Promise<void> {
  if (rows.length === 0) return;
  await executor.insert(questions).values(rows);
}

const shownOf = (userId: string) => and(eq(questions.userId, userId), notDeleted(questions));

export async function findQuestion(executor: Executor, id: string): Promise<QuestionRow | null> {
  const [row] = await executor
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), notDeleted(questions)));
  return row ?? null;
}

/** Locks the question: what edits, replaces and deletes it wait for each other. @returns null for a deleted one */
export async function lockQuestion(executor: Executor, id: string): Promise<QuestionRow | null> {
  const [row] = await executor
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), notDeleted(questions)))
    .for('update');
  return row ?? null;
}

/** @returns how many questions each set of the user's has now; a set without questions is not in it */
export async function countBySet(executor: Executor, userId: string): Promise<Map<string, number>> {
  const rows = await executor
    .select({ setId: questions.generationId, total: count() })
    .from(questions)
    .where(shownOf(userId))
    .groupBy(questions.generationId);
  return new Map(rows.map(({ setId, total }) => [setId, total]));
}

/** What an edit changes. */
export type EditedQuestion = Pick<
  QuestionRow,
  'stem' | 'options' | 'answerIndex' | 'explanation' | 'version' | 'origin' | 'faults'
> &
  StoredContent;

/** Keeps what a locked question said, and writes the next version. @param at ISO time @returns it as it is now */
export async function writeVersion(
  executor: Executor,
  { id, version, origin, stem, options, answerIndex, explanation }: QuestionRow,
  next: EditedQuestion,
  at: string,
): Promise<QuestionRow | null> {
  const before = { version, origin, stem, options, answerIndex, explanation };
  await executor.insert(questionVersions).values({ ...before, questionId: id, replacedAt: at });
  const [row] = await executor.update(questions).set(next).where(eq(questions.id, id)).returning();
  return row ?? null;
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
    .where(and(shownOf(userId), inArray(questions.id, ids)));
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
    .where(and(shownOf(userId), eq(questions.generationId, generationId)))
    .orderBy(asc(questions.position), asc(questions.replacement));
}

/** @returns the text of the key of each question about a note that is shown */
export async function findAnswersOfNote(
  executor: Executor,
  userId: string,
  noteId: string,
): Promise<string[]> {
  return answersWhere(executor, and(shownOf(userId), eq(questions.noteId, noteId)));
}

/** @returns the text of the key of each question of a set, deleted ones too */
export async function findAnswersOfSet(executor: Executor, userId: string, setId: string): Promise<string[]> {
  return answersWhere(executor, and(eq(questions.userId, userId), eq(questions.generationId, setId)));
}

async function answersWhere(executor: Executor, matches: SQL | undefined): Promise<string[]> {
  const rows = await executor
    .select({ answer: sql<string>`${questions.options}[${questions.answerIndex} + 1]` })
    .from(questions)
    .where(matches);
  return rows.map(({ answer }) => answer);
}

export type OlderQuestion = Pick<QuestionRow, 'id'> & QuestionTexts;

/** @returns questions whose content is older than this version, deleted ones too: they may be restored */
export function findOlderContent(
  executor: Executor,
  version: number,
  limit: number,
): Promise<OlderQuestion[]> {
  const { id, stem, options, explanation, sourceQuote } = questions;
  return executor
    .select({ id, stem, options, explanation, source: { quote: sourceQuote } })
    .from(questions)
    .where(lt(questions.contentVersion, version))
    .limit(limit);
}

export type RenewedQuestion = Pick<QuestionRow, 'id'> & StoredContent;

/** Content of the same version or a newer one stays: another worker was faster. */
export async function renewContent(executor: Executor, renewed: readonly RenewedQuestion[]): Promise<void> {
  const made = renewed.map(({ id, content, answerContent: answer, contentVersion: version }) => {
    return { id, content, answer, version };
  });
  await executor.execute(sql`
    UPDATE ${questions} AS old
    SET content = made.content, answer_content = made.answer, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      AS made (id uuid, content jsonb, answer jsonb, version integer)
    WHERE old.id = made.id AND old.content_version < made.version`);
}
