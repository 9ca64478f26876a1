/** Statements about contests of answers. */
import { and, arrayContains, asc, count, eq, inArray, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { examItems, paperTexts } from '../exam/exams.tables.ts';
import { type AskedQuestion, hasText, saysTheSame } from '../exam/same-copies.queries.ts';
import { type AnswerContestRow, answerContests as contests } from './answer-contests.tables.ts';

const isContest = ({ examId, questionId }: Pick<AnswerContestRow, 'examId' | 'questionId'>) =>
  and(eq(contests.examId, examId), eq(contests.questionId, questionId));

/** @returns all contests of an exam, by the id of the question */
export async function findContests(
  executor: Executor,
  examId: string,
): Promise<Map<string, AnswerContestRow>> {
  const rows = await executor.select().from(contests).where(eq(contests.examId, examId));
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** Locks the contest until the transaction ends. */
export async function lockContest(
  tx: Transaction,
  key: Pick<AnswerContestRow, 'examId' | 'questionId'>,
): Promise<AnswerContestRow | null> {
  const [row] = await tx.select().from(contests).where(isContest(key)).for('update');
  return row ?? null;
}

/** Opens a contest, or a withdrawn one again. */
export async function openContest(tx: Transaction, row: AnswerContestRow): Promise<void> {
  const { examId: _, questionId: __, ...columns } = row;
  await tx
    .insert(contests)
    .values(row)
    .onConflictDoUpdate({ target: [contests.examId, contests.questionId], set: columns });
}

export async function updateContests(
  tx: Transaction,
  { questionId, examIds }: { questionId: string; examIds: readonly string[] },
  change: Partial<AnswerContestRow>,
): Promise<void> {
  await tx
    .update(contests)
    .set(change)
    .where(and(eq(contests.questionId, questionId), inArray(contests.examId, [...examIds])));
}

/** A decision about an answer that several students may have given. */
export type Rejection = Pick<
  AnswerContestRow,
  'questionId' | 'answers' | 'decisions' | 'reason' | 'decidedAt'
>;

/** @returns the rejected answers to these questions, the last decision first */
export async function findRejections(
  executor: Executor,
  questionIds: readonly string[],
): Promise<Rejection[]> {
  if (questionIds.length === 0) return [];
  const { questionId, answers, decisions, reason, decidedAt } = contests;
  return executor
    .selectDistinct({ questionId, answers, decisions, reason, decidedAt })
    .from(contests)
    .where(and(inArray(questionId, [...questionIds]), arrayContains(decisions, ['rejected'])))
    .orderBy(sql`${decidedAt} DESC NULLS LAST`);
}

/** @returns contests of a question with equal answers and decisions, and how many there are of each */
export function groupContests(executor: Executor, id: string) {
  const { questionId, answers, decisions, state } = contests;
  return executor
    .select({
      answers,
      decisions,
      state,
      students: count(),
      reason: sql<string | null>`max(${contests.reason})`,
    })
    .from(contests)
    .where(eq(questionId, id))
    .groupBy(answers, decisions, state);
}

/** @returns the open contests of a question, locked in a fixed order */
export function lockOpen(tx: Transaction, questionId: string): Promise<AnswerContestRow[]> {
  return lockWhere(tx, and(eq(contests.questionId, questionId), eq(contests.state, 'open')));
}

/** @returns contests that a key change accepted in part or whole, locked in a fixed order */
export function lockAcceptedBy(tx: Transaction, keyChangeId: string): Promise<AnswerContestRow[]> {
  return lockWhere(
    tx,
    and(eq(contests.keyChangeId, keyChangeId), inArray(contests.state, ['open', 'accepted', 'rejected'])),
  );
}

function lockWhere(tx: Transaction, condition: SQL | undefined): Promise<AnswerContestRow[]> {
  return tx.select().from(contests).where(condition).orderBy(asc(contests.examId)).for('update');
}

/** @returns contests that are not accepted, of copies that say what the question says, locked in a fixed order */
export async function lockUnaccepted(tx: Transaction, question: AskedQuestion) {
  const { type, answerIndexes, accepted, optionOrder } = examItems;
  const { body } = paperTexts;
  return tx
    .select({ contest: contests, item: { type, answerIndexes, body, accepted, optionOrder } })
    .from(contests)
    .innerJoin(
      examItems,
      and(eq(examItems.examId, contests.examId), eq(examItems.questionId, contests.questionId)),
    )
    .innerJoin(paperTexts, hasText)
    .where(
      and(
        eq(contests.questionId, question.questionId),
        ne(contests.state, 'withdrawn'),
        or(eq(contests.state, 'open'), arrayContains(contests.decisions, ['rejected'])),
        saysTheSame(question),
      ),
    )
    .orderBy(asc(contests.examId))
    .for('update', { of: contests });
}

/** @returns the questions with contests that were not announced, and the time of their first one */
export async function findUnannounced(executor: Executor, latest: string, since: string): Promise<string[]> {
  const { questionId, contestedAt, announcedAt, state } = contests;
  const rows = await executor
    .select({ questionId })
    .from(contests)
    .where(eq(state, 'open'))
    .groupBy(questionId)
    .having(
      sql`bool_or(${announcedAt} IS NULL AND ${contestedAt} <= ${latest}::timestamptz)
        AND NOT EXISTS (SELECT FROM ${contests} AS told
          WHERE told.question_id = ${questionId} AND told.announced_at > ${since}::timestamptz)`,
    )
    .orderBy(min(contestedAt));
  return rows.map(({ questionId: id }) => id);
}

/** @returns the number of contests that were announced now */
export async function markAnnounced(tx: Transaction, questionId: string, time: string): Promise<number> {
  const { rowCount } = await tx
    .update(contests)
    .set({ announcedAt: time })
    .where(
      and(eq(contests.questionId, questionId), eq(contests.state, 'open'), isNull(contests.announcedAt)),
    );
  return rowCount ?? 0;
}

export async function countOpen(executor: Executor, questionId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(contests)
    .where(and(eq(contests.questionId, questionId), eq(contests.state, 'open')));
  return row?.total ?? 0;
}

/** A page of contested answers that wait for a decision. */
export interface OpenAnswers {
  rows: { questionId: string; answers: string[]; students: number; contestedAt: string }[];
  total: number;
}

/** An answer has at most 2,000 characters, and a list shows its beginning. */
const maxLength = 200;

/** @param questionIds the statement that reads them @returns equal open answers together, the oldest contest first */
export async function listOpenAnswers(
  executor: Executor,
  questionIds: SQL,
  { skip, limit }: { skip: number; limit: number },
): Promise<OpenAnswers> {
  const open = sql`SELECT question_id, contested_at, ARRAY(SELECT left(answer, ${maxLength})
      FROM unnest(${contests.answers}, ${contests.decisions}) WITH ORDINALITY AS part (answer, decision, place)
      WHERE answer <> '' AND decision = 'open' ORDER BY place) AS answers
    FROM ${contests} WHERE ${contests.state} = 'open' AND ${contests.questionId} IN (${questionIds})`;
  const grouped = sql`SELECT question_id, answers, count(*)::int AS students, min(contested_at) AS contested_at
    FROM (${open}) AS open GROUP BY question_id, answers`;
  const { rows } = await executor.execute<{
    question_id: string;
    answers: string[];
    students: number;
    contested_at: string;
  }>(sql`${grouped} ORDER BY min(contested_at), question_id, answers LIMIT ${limit} OFFSET ${skip}`);
  const totals = await executor.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${grouped}) AS found`,
  );
  return {
    rows: rows.map((row) => ({
      questionId: row.question_id,
      answers: row.answers,
      students: row.students,
      contestedAt: row.contested_at,
    })),
    total: totals.rows[0]?.total ?? 0,
  };
}
