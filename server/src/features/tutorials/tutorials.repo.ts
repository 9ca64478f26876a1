import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { getInstant } from '../../platform/clock/instant.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { isOpenAccount } from '../accounts/accounts.ts';
import { type SeatRow, type TutorialRow, tutorialSeats, tutorials } from './tutorials.tables.ts';

export async function findTutorial(executor: Executor, id: string): Promise<TutorialRow | null> {
  const [row] = await executor.select().from(tutorials).where(eq(tutorials.id, id));
  return row ?? null;
}

/** Until the transaction ends no other one changes the tutorial or its seats. */
export async function lockTutorial(tx: Transaction, id: string): Promise<TutorialRow | null> {
  const [row] = await tx.select().from(tutorials).where(eq(tutorials.id, id)).for('no key update');
  return row ?? null;
}

export async function insertTutorial(tx: Transaction, row: TutorialRow): Promise<void> {
  await tx.insert(tutorials).values(row);
}

/** The caller has locked the tutorial with `lockTutorial`. */
export async function updateTutorial(
  tx: Transaction,
  id: string,
  change: Partial<Omit<TutorialRow, 'id' | 'tutorId'>>,
): Promise<void> {
  await tx.update(tutorials).set(change).where(eq(tutorials.id, id));
}

export interface TutorialsPage {
  scope: 'open' | 'joined' | 'mine';
  userId: string;
  search: string;
  now: string;
  /** Ids of those whose tutorials students see, as a statement. */
  offered: SQLWrapper;
  skip: number;
  limit: number;
}

/** @returns open tutorials, the next first; joined or own tutorials, the latest first */
export async function listTutorials(
  executor: Executor,
  page: TutorialsPage,
): Promise<{ rows: TutorialRow[]; total: number }> {
  const { search, skip, limit } = page;
  const where = and(
    inScope(executor, page),
    search === '' ? undefined : or(contains(tutorials.title, search), contains(tutorials.subject, search)),
  );
  const order = page.scope === 'open' ? asc : desc;
  const rows = await executor
    .select()
    .from(tutorials)
    .where(where)
    .orderBy(order(tutorials.startsAt), asc(tutorials.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorials).where(where);
  return { rows, total: counted?.total ?? 0 };
}

function inScope(executor: Executor, { scope, userId, now, offered }: TutorialsPage): SQL | undefined {
  if (scope === 'mine') return eq(tutorials.tutorId, userId);
  if (scope === 'joined') return hasSeat(executor, userId);
  return and(isOffered(offered), gt(tutorials.startsAt, now));
}

/** That students may see it: not cancelled, and of a tutor whom they see. */
function isOffered(offered: SQLWrapper): SQL | undefined {
  return and(
    isNull(tutorials.cancelledAt),
    inArray(tutorials.tutorId, offered),
    isOpenAccount(tutorials.tutorId),
  );
}

function hasSeat(executor: Executor, userId: string): SQL {
  const seat = executor
    .select({ one: sql`1` })
    .from(tutorialSeats)
    .where(
      and(
        eq(tutorialSeats.tutorialId, tutorials.id),
        eq(tutorialSeats.studentId, userId),
        ne(tutorialSeats.state, 'left'),
      ),
    );
  return exists(seat);
}

/** @returns a tutorial that is offered, the caller's own, or one in which the caller has a seat */
export async function findVisible(
  executor: Executor,
  { id, userId, offered }: { id: string; userId: string; offered: SQLWrapper },
): Promise<TutorialRow | null> {
  const isVisible = or(isOffered(offered), eq(tutorials.tutorId, userId), hasSeat(executor, userId));
  const [row] = await executor
    .select()
    .from(tutorials)
    .where(and(eq(tutorials.id, id), isVisible));
  return row ?? null;
}

/** @returns ids of tutorials that are not settled: of a tutor, or whose end or start has come */
export async function unsettled(
  executor: Executor,
  { tutorId, endedBefore, startsBefore }: { tutorId?: string; endedBefore?: string; startsBefore?: string },
): Promise<string[]> {
  const rows = await executor
    .select({ id: tutorials.id })
    .from(tutorials)
    .where(
      and(
        isNull(tutorials.settledAt),
        tutorId === undefined ? undefined : eq(tutorials.tutorId, tutorId),
        endedBefore === undefined ? undefined : lte(tutorials.endsAt, endedBefore),
        startsBefore === undefined ? undefined : lte(tutorials.startsAt, startsBefore),
      ),
    )
    .orderBy(asc(tutorials.endsAt), asc(tutorials.id));
  return rows.map(({ id }) => id);
}

export async function findSeat(executor: Executor, id: string, studentId: string): Promise<SeatRow | null> {
  const [row] = await executor.select().from(tutorialSeats).where(isSeat(id, studentId));
  return row ?? null;
}

/** @returns by tutorial the seat of this person */
export async function getSeats(
  executor: Executor,
  studentId: string,
  tutorialIds: readonly string[],
): Promise<Map<string, SeatRow>> {
  if (tutorialIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(tutorialSeats)
    .where(and(eq(tutorialSeats.studentId, studentId), inArray(tutorialSeats.tutorialId, [...tutorialIds])));
  return new Map(rows.map((row) => [row.tutorialId, row]));
}

/** @returns the seats of a tutorial, the first one taken first */
export function listSeats(executor: Executor, id: string): Promise<SeatRow[]> {
  return executor
    .select()
    .from(tutorialSeats)
    .where(eq(tutorialSeats.tutorialId, id))
    .orderBy(asc(tutorialSeats.takenAt), asc(tutorialSeats.studentId));
}

/** Takes a seat, or changes the student's seat. The caller has locked the tutorial with `lockTutorial`. */
export async function putSeat(tx: Transaction, row: SeatRow): Promise<void> {
  const { tutorialId: _, studentId: __, ...rest } = row;
  await tx
    .insert(tutorialSeats)
    .values(row)
    .onConflictDoUpdate({ target: [tutorialSeats.tutorialId, tutorialSeats.studentId], set: rest });
  await countSeats(tx, row.tutorialId);
}

export async function removeSeat(tx: Transaction, id: string, studentId: string): Promise<void> {
  await tx.delete(tutorialSeats).where(isSeat(id, studentId));
  await countSeats(tx, id);
}

/** Frees the seats that were not paid for in time. @returns how many */
export async function removeExpiredSeats(tx: Transaction, id: string, now: string): Promise<number> {
  const removed = await tx
    .delete(tutorialSeats)
    .where(and(eq(tutorialSeats.tutorialId, id), lte(tutorialSeats.payUntil, now)))
    .returning({ studentId: tutorialSeats.studentId });
  if (removed.length > 0) await countSeats(tx, id);
  return removed.length;
}

/** @returns ids of tutorials with a seat that was not paid for in time */
export async function tutorialsWithExpiredSeats(executor: Executor, now: string): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: tutorialSeats.tutorialId })
    .from(tutorialSeats)
    .where(lte(tutorialSeats.payUntil, now));
  return rows.map(({ id }) => id);
}

/** @returns the tutorials in which a student has something to lose: not settled, and a seat in them */
export async function unsettledOfStudent(executor: Executor, studentId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: tutorials.id })
    .from(tutorials)
    .innerJoin(tutorialSeats, eq(tutorialSeats.tutorialId, tutorials.id))
    .where(and(eq(tutorialSeats.studentId, studentId), isNull(tutorials.settledAt)))
    .orderBy(asc(tutorials.id));
  return rows.map(({ id }) => id);
}

/** @returns how many group sessions that a student has joined start in this time */
export async function countJoinedAhead(
  executor: Executor,
  studentId: string,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(tutorials)
    .innerJoin(tutorialSeats, eq(tutorialSeats.tutorialId, tutorials.id))
    .where(
      and(
        eq(tutorialSeats.studentId, studentId),
        eq(tutorialSeats.state, 'joined'),
        isNull(tutorials.cancelledAt),
        gt(tutorials.startsAt, getInstant(from)),
        lte(tutorials.startsAt, getInstant(to)),
      ),
    );
  return row?.total ?? 0;
}

const isSeat = (id: string, studentId: string) =>
  and(eq(tutorialSeats.tutorialId, id), eq(tutorialSeats.studentId, studentId));

async function countSeats(tx: Transaction, id: string): Promise<void> {
  const taken = sql`(SELECT count(*) FROM ${tutorialSeats} WHERE tutorial_id = ${id} AND state <> 'left')`;
  await tx.update(tutorials).set({ seatsTaken: taken }).where(eq(tutorials.id, id));
}

/** @returns each tutor with each student who has a seat in a tutorial of theirs, as a part of another feature's statement */
export function seatedPairs(): SQL {
  return sql`SELECT t.tutor_id, s.student_id FROM ${tutorialSeats} s
    JOIN ${tutorials} t ON t.id = s.tutorial_id AND t.cancelled_at IS NULL WHERE s.state = 'joined'`;
}
