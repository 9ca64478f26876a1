/** Which cards a call is about, as conditions: a deck, and what of it may be seen at this moment. */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import type { Holds } from '../../../platform/personal-data/personal-table.ts';
import { cardFaces, cards } from './cards.tables.ts';

/** A deck, or all cards. */
export interface DeckScope {
  userId: string;
  noteId?: string | undefined;
  /** An own deck, with the decks inside it. */
  path?: string | undefined;
  /** Cards of this course, or of none of these. */
  course?: { is: string } | { noneOf: readonly string[] } | undefined;
}

/** @returns the condition of cards of a deck, without deleted cards */
export function isOfDeck({ userId, noteId, path, course }: DeckScope): SQL | undefined {
  return and(
    eq(cards.userId, userId),
    sql`${cards.deletedAt} IS NULL`,
    noteId === undefined ? undefined : eq(cards.noteId, noteId),
    path === undefined || path === '' ? undefined : isInPath(path),
    course && ('is' in course ? eq(cards.courseId, course.is) : isOfNone(course.noneOf)),
  );
}

/** @returns the condition of cards in an own deck, or in a deck inside it */
export function isInPath(path: string): SQL {
  return sql`(${cards.deck} = ${path} OR starts_with(${cards.deck}, ${`${path}::`}))`;
}

function isOfNone(courseIds: readonly string[]): SQL {
  return sql`(${cards.courseId} IS NULL OR ${cards.courseId} <> ALL (${sql.param([...courseIds])}::uuid[]))`;
}

/** @returns the courses under which cards of a person are filed, in no order */
export function findCourseIds(executor: Executor, userId: string): Promise<{ courseId: string | null }[]> {
  const { courseId } = cards;
  return executor
    .selectDistinct({ courseId })
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotNull(courseId)));
}

/**
 * A card of a question that an exam holds is not there: its back is the key, and that it exists may say what was missed.
 * They are few and found first: asked of each row, the planner would take every list for a costly one.
 *
 * @returns the condition of cards of this person that may be seen at this moment
 */
export async function shownCards(executor: Executor, holds: Holds, userId: string): Promise<SQL> {
  const { questionId } = cards;
  const isOfQuestion = and(eq(cards.userId, userId), isNotNull(questionId), sql`${cards.deletedAt} IS NULL`);
  const rows = await executor
    .select({ questionId })
    .from(cards)
    .where(and(isOfQuestion, sql`(${holds.isHeld(userId, questionId)})`));
  if (rows.length === 0) return sql`true`;
  const held = rows.map((row) => row.questionId);
  return sql`(${questionId} IS NULL OR ${questionId} <> ALL (${sql.param(held)}::uuid[]))`;
}

/** @param day of the caller @returns the condition of cards that are asked on it */
export function isAsked(day: string): SQL {
  return sql`(${cards.state} = 'active' AND NOT ${cards.suspended}
    AND (${cards.buriedUntil} IS NULL OR ${cards.buriedUntil} <= ${day}))`;
}

/** @param visible the condition of visible cards @returns the condition of visible cards that this day has */
export const isVisibleAndDue = (visible: SQL, day: string): SQL => sql`(${visible} AND ${isAsked(day)})`;

/** @param id of an item of memory @returns the condition that it is a question that is held, or a face of a card of one */
export function facesOfHeldQuestions(holds: Holds, userId: string, id: PgColumn): SQL {
  return sql`((${holds.isHeld(userId, id)}) OR EXISTS (
    SELECT 1 FROM ${cardFaces} AS face JOIN ${cards} ON ${cards.id} = face.card_id
    WHERE face.id = ${id} AND ${cards.questionId} IS NOT NULL AND (${holds.isHeld(userId, cards.questionId)})))`;
}
