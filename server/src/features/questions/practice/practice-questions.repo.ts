/** Questions to practise: their rows, their topics, and the content of the version that a student saw. */
import { and, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { maxCounted } from '../pools/pool-draw.queries.ts';
import { isAmong } from '../pools/pool-filter.queries.ts';
import { getLanes, isInScope, type Lane, type QuestionScope } from '../pools/question-scope.queries.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';
import type { ListedQuestion } from '../question/questions.repo.ts';
import { questions, questionVersions, type StoredQuestion } from '../question/questions.tables.ts';

/** @returns reads questions that a draw has chosen; prepared once, by name, because every sitting begins with it */
export function prepareDrawn({ db }: Pick<Database, 'db'>) {
  const { deletedAt, contentVersion, engineVersion, replacement, ...shown } = getTableColumns(questions);
  const { userId, generationId, isSample, courseId, topicKey, subject, tags, ...read } = shown;
  const { contentHash, changedAt, ...listed } = read;
  const drawn = db
    .select(listed)
    .from(questions)
    .where(sql`${questions.id} = ANY (${sql.placeholder('ids')}::uuid[])`)
    .prepare('questions.drawn');
  return (ids: readonly string[]): Promise<DrawnQuestion[]> => drawn.execute({ ids: [...ids] });
}

/** A question as a draw shows it. */
export type DrawnQuestion = ListedQuestion;

/** @returns the questions with these ids that are in the scope now, in no particular order */
export function findInScope(
  executor: Executor,
  scope: QuestionScope,
  ids: readonly string[],
): Promise<StoredQuestion[]> {
  return executor
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isInScope(scope)));
}

export async function findIdsAmong(
  executor: Executor,
  scope: QuestionScope,
  among: QuestionIds,
): Promise<string[]> {
  const rows = await executor
    .select({ id: questions.id })
    .from(questions)
    .where(and(isAmong(among), isInScope(scope)));
  return rows.map(({ id }) => id);
}

/** @returns the notes among these that have questions in sets of this student */
export async function findNotesAmong(
  executor: Executor,
  userId: string,
  noteIds: readonly string[],
): Promise<string[]> {
  if (noteIds.length === 0) return [];
  const { noteId } = questions;
  const rows = await executor
    .selectDistinct({ noteId })
    .from(questions)
    .where(and(inArray(noteId, [...noteIds]), isInScope({ kind: 'sets', userId })));
  return rows.flatMap((row) => row.noteId ?? []);
}

export interface TopicCount {
  topicKey: string;
  topic: string;
  questions: number;
}

/** At most this number of questions is read from a part without an order by topics. */
const mostGrouped = 10_000;
const mostTopics = 500;

/** @returns topics of each part of a scope */
export async function findTopics(executor: Executor, scope: QuestionScope): Promise<TopicCount[]> {
  const parts = await Promise.all(
    getLanes(scope).map((lane) =>
      executor.execute<TopicCount & Record<string, unknown>>(lane.isByTopic ? oneByOne(lane) : grouped(lane)),
    ),
  );
  return parts.flatMap(({ rows }) => rows);
}

function grouped({ where }: Lane): SQL {
  return sql`SELECT topic_key AS "topicKey", min(topic) AS topic, count(*)::int AS questions FROM (
      SELECT topic_key, topic FROM ${questions} WHERE ${where} AND topic_key IS NOT NULL LIMIT ${mostGrouped}
    ) AS looked_at GROUP BY topic_key ORDER BY topic_key LIMIT ${mostTopics}`;
}

/** From each topic to the next one in the index, however many questions lie between them. */
function oneByOne({ where }: Lane): SQL {
  const ofKey = sql`FROM ${questions} WHERE ${where} AND topic_key = keys.key AND topic_key IS NOT NULL`;
  return sql`
    WITH RECURSIVE keys AS (
      (SELECT topic_key AS key, 1 AS number FROM ${questions} WHERE ${where} AND topic_key IS NOT NULL
        ORDER BY topic_key LIMIT 1)
      UNION ALL
      SELECT next.topic_key, keys.number + 1 FROM keys, LATERAL (
        SELECT topic_key FROM ${questions} WHERE ${where} AND topic_key > keys.key AND topic_key IS NOT NULL
        ORDER BY topic_key LIMIT 1) AS next
      WHERE keys.number < ${mostTopics}
    )
    SELECT keys.key AS "topicKey", (SELECT topic ${ofKey} LIMIT 1) AS topic,
      (SELECT count(*)::int FROM (SELECT 1 ${ofKey} LIMIT ${maxCounted}) AS counted) AS questions
    FROM keys`;
}

/** A question and which version of it was seen. */
export interface SeenVersion {
  questionId: string;
  version: number;
}

/** @returns questions of sets, of the sample and of these courses, whatever their state, deleted ones too */
export function findShownOnce(
  executor: Executor,
  { userId, courseIds }: { userId: string; courseIds: readonly string[] },
  ids: readonly string[],
): Promise<StoredQuestion[]> {
  const { generationId, isSample, courseId } = questions;
  const mine = sql`(${questions.userId} = ${userId} AND ${generationId} IS NOT NULL)`;
  const ofCourses =
    courseIds.length === 0 ? undefined : and(inArray(courseId, [...courseIds]), sql`${generationId} IS NULL`);
  return executor
    .select()
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), or(mine, sql`${isSample}`, ofCourses)));
}

/** @returns how questions are shown now, whatever their state, deleted ones too */
export async function findContents(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, version, content } = questions;
  return executor
    .select({ id, version, content })
    .from(questions)
    .where(inArray(id, [...ids]));
}

/** @returns the content of these versions, for questions that were changed since */
export function findVersions(executor: Executor, seen: readonly SeenVersion[]) {
  const pairs = seen.map(({ questionId, version }) => sql`(${questionId}::uuid, ${version}::integer)`);
  return executor
    .select()
    .from(questionVersions)
    .where(
      sql`(${questionVersions.questionId}, ${questionVersions.version}) IN (${sql.join(pairs, sql`, `)})`,
    );
}
