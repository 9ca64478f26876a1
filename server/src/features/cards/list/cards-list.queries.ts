/** Lists of cards, narrowed as their owner asks. */
import type { CardStanding } from '@akada/core/cards/card-rules.ts';
import { leechLapses } from '@akada/core/cards/card-rules.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/database/database.ts';
import { type DeckScope, isOfDeck } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

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
const maxCounted = 10_000;

/** Finds the page and the count with one look at the cards. @returns the ids of the page in the order of the list */
export async function findCardIds(
  executor: Executor,
  filter: CardFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ ids: string[]; total: number; isMore: boolean }> {
  const order = sql`created_at DESC, position, id`;
  const { rows } = await executor.execute<{ ids: string[]; total: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${cards.id}, ${cards.createdAt}, ${cards.position} FROM ${cards} WHERE ${matching(filter)}
      ORDER BY ${order} LIMIT ${maxCounted + 1})
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(SELECT id::text FROM found ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}) AS ids`);
  const { ids = [], total = 0 } = rows[0] ?? {};
  return { ids, total: Math.min(total, maxCounted), isMore: total > maxCounted };
}

function matching({
  generationId,
  standing,
  tag,
  search,
  shown,
  states,
  ...deck
}: CardFilter): SQL | undefined {
  return and(
    isOfDeck(deck),
    shown,
    generationId === undefined ? undefined : eq(cards.generationId, generationId),
    standing === undefined ? undefined : stands(standing, states),
    tag === undefined ? undefined : sql`${tag} = ANY (${cards.tags})`,
    search,
  );
}

function stands(standing: CardStanding, states: SQL): SQL {
  const requested = sql`${cards.state} = 'active' AND NOT ${cards.suspended}`;
  const hasFace = (condition: SQL) => sql`EXISTS (
    SELECT 1 FROM ${cardFaces} AS face LEFT JOIN ${states} AS known ON known.item_id = face.id
    WHERE face.card_id = ${cards.id} AND ${condition})`;
  switch (standing) {
    case 'draft':
      return sql`${cards.state} = 'draft'`;
    case 'suspended':
      return sql`${cards.state} = 'active' AND ${cards.suspended}`;
    case 'new':
      return sql`${requested} AND ${hasFace(sql`NOT face.met`)}`;
    case 'learning':
      return sql`${requested} AND ${hasFace(sql`known.phase <> 'review'`)}`;
    case 'review':
      return sql`${requested} AND ${hasFace(sql`known.phase = 'review'`)}`;
    case 'leech':
      return sql`${cards.state} = 'active' AND ${hasFace(sql`known.lapses >= ${leechLapses}`)}`;
  }
}
