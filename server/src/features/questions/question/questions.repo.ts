import { getTypedAnswers } from '@akada/core/generation/typed/typed-answers.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  max,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import type { QuestionTexts, StoredContent } from './question-content.ts';
import {
  isOfSet,
  type QuestionRow,
  questions,
  questionVersions,
  type StoredQuestion,
} from './questions.tables.ts';

/** A question as lists show it: whose it is and what made it is known already. */
export type ListedQuestion = Omit<
  StoredQuestion,
  'userId' | 'generationId' | 'deletedAt' | 'contentVersion' | 'engineVersion' | 'replacement' | OfBank
>;

/** Columns that student lists do not read, because they belong to the bank. */
type OfBank = 'isSample' | 'courseId' | 'topicKey' | 'subject' | 'tags' | 'contentHash' | 'changedAt';

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

function getKind({ noteId, generationId }: QuestionFilter): keyof typeof filters {
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
      const { first, page, count } = prepared[getKind(filter)];
      const size = filter.skip === 0 ? pageSizes.find((size) => size >= filter.limit) : undefined;
      const rows = size
        ? (await first[size].execute({ ...filter })).slice(0, filter.limit)
        : await page.execute({ ...filter });
      // Each row carries the whole count; a page without rows may still lie behind the end of a list.
      const [countedRow] = rows.length > 0 || filter.skip === 0 ? rows : await count.execute({ ...filter });
      return { rows, total: countedRow?.total ?? 0 };
    },
  };
}

/**
 * A first page is read with the next of these as a constant. PostgreSQL takes an unknown limit for a tenth of the rows, and
 * plans again for each call, which costs more than the page.
 */
const pageSizes = [20, 50, 100] as const;

function prepareList(db: Database['db'], kind: keyof typeof filters) {
  const matches = and(
    eq(questions.userId, sql.placeholder('userId')),
    isNotNull(questions.generationId),
    notDeleted(questions),
    filters[kind],
  );
  const counted = db.select({ total: count() }).from(questions).where(matches);
  const { userId, generationId, deletedAt, contentVersion, engineVersion, replacement, ...shown } =
    getTableColumns(questions);
  const { isSample, courseId, topicKey, subject, tags, contentHash, changedAt, ...listed } = shown;
  const ordered = (last: SQL) =>
    db
      .select({ ...listed, total: sql<number>`(${counted})::int` })
      .from(questions)
      .where(matches)
      .orderBy(desc(questions.createdAt), asc(questions.position), last);
  // The library makes a parameter of every number that it is given as a limit, so the constant follows the last order.
  const getFirst = (size: number) =>
    ordered(sql`${asc(questions.replacement)} LIMIT ${sql.raw(`${size}`)}`).prepare(
      `questions.first_${size}_${kind}`,
    );
  const page = ordered(asc(questions.replacement))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('skip'));
  return {
    first: { 20: getFirst(20), 50: getFirst(50), 100: getFirst(100) },
    page: page.prepare(`questions.list_${kind}`),
    count: counted.prepare(`questions.count_${kind}`),
  };
}

/** A statement takes 65,535 values, and a question has some forty. */
const rowsAtOnce = 500;

/** A generation that is tried again writes each position once. */
export async function insertQuestions(executor: Executor, rows: NewQuestion[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await executor.insert(questions).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Visible questions of the user's sets; the bank is not for practice. */
const shownOf = (userId: string) =>
  and(eq(questions.userId, userId), isNotNull(questions.generationId), notDeleted(questions));

export async function findQuestion(executor: Executor, id: string): Promise<QuestionRow | null> {
  const [row] = await executor
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), notDeleted(questions)));
  return row && isOfSet(row) ? row : null;
}

/** Locks the question: what edits, replaces and deletes it wait for each other. @returns null for a deleted one */
export async function lockQuestion(executor: Executor, id: string): Promise<QuestionRow | null> {
  const [row] = await executor
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), notDeleted(questions)))
    .for('update');
  return row && isOfSet(row) ? row : null;
}

/** @returns the position behind the last question of a set, deleted ones too */
export async function nextPosition(executor: Executor, generationId: string): Promise<number> {
  const [row] = await executor
    .select({ last: max(questions.position) })
    .from(questions)
    .where(eq(questions.generationId, generationId));
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}

/** @returns how many questions each set of the user's has now; a set without questions is not in it */
export async function countBySet(executor: Executor, userId: string): Promise<Map<string, number>> {
  const rows = await executor
    .select({ setId: questions.generationId, total: count() })
    .from(questions)
    .where(shownOf(userId))
    .groupBy(questions.generationId);
  return new Map(rows.flatMap(({ setId, total }) => (setId === null ? [] : [[setId, total]])));
}

/** @returns by note the ids of the questions that were made of it */
export async function findIdsByNote(
  executor: Executor,
  userId: string,
  noteIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (noteIds.length === 0) return new Map();

  const rows = await executor
    .select({ id: questions.id, noteId: questions.noteId })
    .from(questions)
    .where(and(shownOf(userId), inArray(questions.noteId, [...noteIds])));
  const byNote = Map.groupBy(rows, ({ noteId }) => noteId ?? '');
  return new Map([...byNote].map(([noteId, own]) => [noteId, own.map(({ id }) => id)]));
}

/** @returns the user's questions of a note, in the order of its pages */
export async function findQuestionsOfNote(
  executor: Executor,
  userId: string,
  noteId: string,
): Promise<QuestionRow[]> {
  const rows = await executor
    .select()
    .from(questions)
    .where(and(shownOf(userId), eq(questions.noteId, noteId)))
    .orderBy(asc(questions.sourcePage), asc(questions.createdAt), asc(questions.position), asc(questions.id));
  return rows.filter(isOfSet);
}

/** The columns that an edit changes. */
export type EditedQuestion = Pick<StoredQuestion, 'version'> & Partial<Omit<StoredQuestion, 'id' | 'userId'>>;

/** Keeps what a question says as an earlier version. @param time ISO time */
export async function saveVersion(
  executor: Executor,
  { id: questionId, ...said }: StoredQuestion,
  time: string,
): Promise<void> {
  await executor.insert(questionVersions).values({ ...said, questionId, replacedAt: time });
}

/** Writes the next version of a locked question. @returns it as it is now, null when it was deleted for good */
export async function writeQuestion(
  executor: Executor,
  id: string,
  next: EditedQuestion,
): Promise<StoredQuestion | null> {
  const [row] = await executor.update(questions).set(next).where(eq(questions.id, id)).returning();
  return row ?? null;
}

/** @returns the user's own among these, of sets, in no particular order */
export async function findQuestionsByIds(
  executor: Executor,
  userId: string,
  ids: string[],
): Promise<QuestionRow[]> {
  const rows = await executor
    .select()
    .from(questions)
    .where(and(shownOf(userId), inArray(questions.id, ids)));
  return rows.filter(isOfSet);
}

/** @returns the user's own of one generation, in their order */
export async function findQuestionsOfGeneration(
  executor: Executor,
  userId: string,
  generationId: string,
): Promise<QuestionRow[]> {
  const rows = await executor
    .select()
    .from(questions)
    .where(and(shownOf(userId), eq(questions.generationId, generationId)))
    .orderBy(asc(questions.position), asc(questions.replacement));
  return rows.filter(isOfSet);
}

/** @returns the texts of the key of each question about a note that is shown */
export async function findAnswersOfNote(
  executor: Executor,
  userId: string,
  noteId: string,
): Promise<string[]> {
  return answersWhere(executor, and(shownOf(userId), eq(questions.noteId, noteId)));
}

/** @returns the texts of the key of each question of a set, deleted ones too */
export async function findAnswersOfSet(executor: Executor, userId: string, setId: string): Promise<string[]> {
  return answersWhere(executor, and(eq(questions.userId, userId), eq(questions.generationId, setId)));
}

async function answersWhere(executor: Executor, matches: SQL | undefined): Promise<string[]> {
  const rows = await executor
    .select({
      answer: sql<string | null>`${questions.options}[${questions.answerIndex} + 1]`,
      kind: questions.kind,
      body: questions.body,
    })
    .from(questions)
    .where(matches);
  return rows.flatMap(({ answer, kind, body }) =>
    body === null ? (answer ?? []) : getTypedAnswers({ kind, body }),
  );
}

export type OlderQuestion = Pick<StoredQuestion, 'id'> & QuestionTexts;

/** @returns questions whose content is older than this version, deleted ones too: they may be restored */
export function findOlderContent(
  executor: Executor,
  version: number,
  limit: number,
): Promise<OlderQuestion[]> {
  const { id, stem, options, body, explanation, feedback, markup, sourceQuote } = questions;
  return executor
    .select({ id, stem, options, body, explanation, feedback, markup, source: { quote: sourceQuote } })
    .from(questions)
    .where(lt(questions.contentVersion, version))
    .limit(limit);
}

export type RenewedQuestion = Pick<StoredQuestion, 'id'> & StoredContent;

/** Content of the same version or a newer one stays: another worker was faster. */
export async function renewContent(executor: Executor, renewed: readonly RenewedQuestion[]): Promise<void> {
  const created = renewed.map(({ id, content, answerContent: answer, contentVersion: version }) => {
    return { id, content, answer, version };
  });
  await executor.execute(sql`
    UPDATE ${questions} AS old
    SET content = made.content, answer_content = made.answer, content_version = made.version
    FROM jsonb_to_recordset(${JSON.stringify(created)}::jsonb)
      AS made (id uuid, content jsonb, answer jsonb, version integer)
    WHERE old.id = made.id AND old.content_version < made.version`);
}
