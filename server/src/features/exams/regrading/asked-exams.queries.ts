/** Exams that asked a question as it says now, whatever the order in which they showed its options. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type ExamRow, examItems, exams, paperTexts } from '../exam/exams.tables.ts';
import { type KeyChangeRow, keyChangeExams } from '../exam/key-changes.tables.ts';
import { type AskedQuestion, hasText, saysTheSame } from '../exam/same-copies.queries.ts';
import { getChangedQuestion } from './keys-of-change.ts';

/**
 * The exams to select: all that ended, or all that were running when a key was changed and are not yet
 * assigned to the change.
 */
export type Scope = AskedQuestion & { missedBy?: KeyChangeRow };

function endedIn(scope: Scope): SQL | undefined {
  return and(saysTheSame(scope), isNotNull(exams.finishedAt), scope.missedBy && isMissedBy(scope.missedBy));
}

/** A copy may have been made a moment before the change was written, and its exam a moment after. */
function isMissedBy({ id, createdAt, version }: KeyChangeRow): SQL | undefined {
  const own = sql`NOT EXISTS (SELECT FROM ${keyChangeExams}
    WHERE ${keyChangeExams.keyChangeId} = ${id} AND ${keyChangeExams.examId} = ${exams.id})`;
  return and(
    own,
    or(lte(exams.startedAt, createdAt), sql`coalesce(${examItems.questionVersion}, 0) < ${version}`),
  );
}

/** @returns groups of equally marked answers in ended exams, with the number of answers in each */
export function groupAnswers(executor: Executor, scope: Scope) {
  const { type, optionCount, answerIndexes, accepted, optionOrder, choices, response } = examItems;
  const { body } = paperTexts;
  return executor
    .select({
      marking: exams.marking,
      type,
      answerIndexes,
      body,
      accepted,
      optionOrder,
      choices,
      response,
      optionCount,
      exams: count(),
    })
    .from(examItems)
    .innerJoin(paperTexts, hasText)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(endedIn(scope))
    .groupBy(exams.marking, type, answerIndexes, body, accepted, optionOrder, choices, response, optionCount);
}

/** @returns a page of exams that ended, the last one first, and how many there are */
export async function findEnded(
  executor: Executor,
  question: AskedQuestion,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ExamRow[]; total: number }> {
  const matches = endedIn(question);
  const rows = await executor
    .select(getTableColumns(exams))
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(matches)
    .orderBy(desc(exams.finishedAt), asc(exams.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await executor
    .select({ total: count() })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(matches);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Assigns ended exams to a change.
 *
 * @returns the number of added exams; a repetition adds none
 */
export async function addExams(tx: Transaction, id: string, scope: Scope): Promise<number> {
  const ended = tx
    .select({ keyChangeId: sql<string>`${id}::uuid`.as('change'), examId: examItems.examId })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(endedIn(scope));
  const { rowCount } = await tx.execute(
    sql`INSERT INTO ${keyChangeExams} (key_change_id, exam_id) ${ended} ON CONFLICT DO NOTHING`,
  );
  return rowCount ?? 0;
}

/** @returns the number of running exams that ask the question */
export async function countRunning(executor: Executor, question: AskedQuestion): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(and(saysTheSame(question), isNull(exams.finishedAt)));
  return row?.total ?? 0;
}

/** Exams of before a change that are not among its own. */
export interface MissedExams {
  running: number;
  endedSince: number;
}

export async function countMissed(executor: Executor, change: KeyChangeRow): Promise<MissedExams> {
  const [row] = await executor
    .select({
      running: sql<number>`(count(*) FILTER (WHERE ${exams.finishedAt} IS NULL))::int`,
      endedSince: sql<number>`count(${exams.finishedAt})::int`,
    })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(and(saysTheSame(getChangedQuestion(change)), isMissedBy(change)));
  return row ?? { running: 0, endedSince: 0 };
}
