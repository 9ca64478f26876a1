/** Lists of cards, narrowed as their owner asks. */
import type { CardStanding } from '@akada/core/cards/card-rules.ts';
import { leechLapses } from '@akada/core/cards/card-rules.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/database/database.ts';
import { type DeckScope, isOfDeck } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';
import { hasKnownFace } from './known-cards.queries.ts';

export interface CardFilter extends DeckScope {
  generationId?: string | undefined;
  standing?: CardStanding | undefined;
  tag?: string | undefined;
  /** The condition of the search: `matchesSearch`. */
  search: SQL | undefined;
  /** Cards that may be seen at this moment. */
  shown: SQL;
  /** Memory of the faces: `MemoryService.statesOfKind`. */
  states: SQL;
}

/** Counting fifty thousand cards would take longer than reading a page of them. */
const maxCounted = 2_000;

/** A page of a list begins after a card, or after a number of cards. */
export interface CardPageRange {
  skip: number;
  limit: number;
  /** The last card of the previous page; `skip` counts from it. */
  after?: string | undefined;
}

const order = sql`created_at DESC, position, id`;

/**
 * Counts the cards from the start of the list, and finds the page among them. Only a page beyond them needs a second look.
 *
 * @returns the ids of the page in the order of the list; none after a card that was removed
 */
export async function findCardIds(
  executor: Executor,
  filter: CardFilter,
  page: CardPageRange,
): Promise<{ ids: string[]; total: number; isMore: boolean }> {
  const { skip, limit, after } = page;
  const matches = await matching(executor, filter);
  const max = Math.max(maxCounted, skip + limit);
  const { rows } = await executor.execute<{ ids: string[]; total: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${cards.id}, ${cards.createdAt}, ${cards.position} FROM ${cards} WHERE ${matches}
      ORDER BY ${order} LIMIT ${max + 1})
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(SELECT id::text FROM found WHERE ${after === undefined ? sql`true` : isAfter(filter.userId, after)}
        ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}) AS ids`);
  const { ids = [], total = 0 } = rows[0] ?? {};
  const isMore = total > max;
  const isBeyond = after !== undefined && isMore && ids.length < limit;
  return {
    ids: isBeyond ? await findNextIds(executor, { userId: filter.userId, matches }, page) : ids,
    total: Math.min(total, max),
    isMore,
  };
}

/** Selects the columns of one card by which lists are ordered. */
const selectPosition = (userId: string, id: string): SQL => sql`(
  SELECT created_at, position, id FROM ${cards} WHERE id = ${id} AND user_id = ${userId})`;

function isAfter(userId: string, id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${selectPosition(userId, id)} AS last
    WHERE found.created_at < last.created_at
      OR (found.created_at = last.created_at AND (found.position, found.id) > (last.position, last.id)))`;
}

/** The index finds both beginnings at once: cards of one import are made in one moment, and may be fifty thousand. */
async function findNextIds(
  executor: Executor,
  { userId, matches }: { userId: string; matches: SQL | undefined },
  { skip, limit, after }: CardPageRange,
): Promise<string[]> {
  const lastPosition = selectPosition(userId, after ?? '');
  const part = (condition: SQL) => sql`(
    SELECT ${cards.id}, ${cards.createdAt}, ${cards.position} FROM ${cards} WHERE ${matches} AND ${condition}
    ORDER BY ${order} LIMIT ${skip + limit})`;
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT id FROM (
      ${part(sql`${cards.createdAt} = (SELECT created_at FROM ${lastPosition} AS last)
        AND (${cards.position}, ${cards.id}) > ((SELECT position FROM ${lastPosition} AS last), (SELECT id FROM ${lastPosition} AS last))`)}
      UNION ALL ${part(sql`${cards.createdAt} < (SELECT created_at FROM ${lastPosition} AS last)`)}) AS rest
    ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

async function matching(
  executor: Executor,
  { generationId, standing, tag, search, shown, states, ...deck }: CardFilter,
): Promise<SQL | undefined> {
  return and(
    isOfDeck(deck),
    shown,
    generationId === undefined ? undefined : eq(cards.generationId, generationId),
    standing === undefined ? undefined : await hasStanding(executor, standing, states),
    tag === undefined ? undefined : sql`${tag} = ANY (${cards.tags})`,
    search,
  );
}

async function hasStanding(executor: Executor, standing: CardStanding, states: SQL): Promise<SQL> {
  const requested = sql`${cards.state} = 'active' AND NOT ${cards.suspended}`;
  const hasFace = (condition: SQL) => hasKnownFace(executor, states, condition);
  switch (standing) {
    case 'draft':
      return sql`${cards.state} = 'draft'`;
    case 'suspended':
      return sql`${cards.state} = 'active' AND ${cards.suspended}`;
    case 'new':
      return sql`${requested} AND EXISTS (
        SELECT 1 FROM ${cardFaces} AS face WHERE face.card_id = ${cards.id} AND NOT face.met)`;
    case 'learning':
      return sql`${requested} AND ${await hasFace(sql`known.phase <> 'review'`)}`;
    case 'review':
      return sql`${requested} AND ${await hasFace(sql`known.phase = 'review'`)}`;
    case 'leech':
      return sql`${cards.state} = 'active' AND ${await hasFace(sql`known.lapses >= ${leechLapses}`)}`;
  }
}
