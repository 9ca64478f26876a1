import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { type TutorialRow, tutorialSeats, tutorials } from './tutorials.tables.ts';

export type GroupSessionRow = Pick<TutorialRow, 'id' | 'tutorId' | 'title' | 'startsAt' | 'cancelledAt'>;

const { id, tutorId, title, startsAt, cancelledAt } = tutorials;
const sessionColumns = { id, tutorId, title, startsAt, cancelledAt };

/** @returns sessions by their ids, in no order */
export async function findSessions(executor: Executor, ids: readonly string[]): Promise<GroupSessionRow[]> {
  if (ids.length === 0) return [];
  return executor
    .select(sessionColumns)
    .from(tutorials)
    .where(inArray(tutorials.id, [...ids]));
}

/** @returns the ids of all who have a seat */
export async function findSeated(executor: Executor, sessionId: string): Promise<string[]> {
  const rows = await executor
    .select({ studentId: tutorialSeats.studentId })
    .from(tutorialSeats)
    .where(and(eq(tutorialSeats.tutorialId, sessionId), eq(tutorialSeats.state, 'joined')));
  return rows.map(({ studentId }) => studentId);
}

/** @returns a page of the sessions of a tutor in which one of these students has a seat, the last one first */
export async function listStudentSessions(
  executor: Executor,
  {
    tutorId: ownerId,
    studentIds,
    skip,
    limit,
  }: { tutorId: string; studentIds: readonly string[]; skip: number; limit: number },
): Promise<{ rows: (GroupSessionRow & { studentIds: string[] })[]; total: number }> {
  if (studentIds.length === 0) return { rows: [], total: 0 };
  const seated = sql`SELECT ${tutorialSeats.studentId} FROM ${tutorialSeats}
    WHERE ${tutorialSeats.tutorialId} = ${tutorials.id} AND ${tutorialSeats.state} = 'joined'
      AND ${inArray(tutorialSeats.studentId, [...studentIds])}`;
  const matchesSession = and(
    eq(tutorials.tutorId, ownerId),
    isNull(tutorials.cancelledAt),
    sql`EXISTS (${seated})`,
  ) as SQL;
  const rows = await executor
    .select({ ...sessionColumns, studentIds: sql<string[]>`ARRAY(${seated})` })
    .from(tutorials)
    .where(matchesSession)
    .orderBy(desc(tutorials.startsAt), tutorials.id)
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorials).where(matchesSession);
  return { rows, total: counted?.total ?? 0 };
}
