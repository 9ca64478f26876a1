/** The search of cards as a condition. */
import { leechLapses } from '@akada/core/cards/card-rules.ts';
import type { CardSearch } from '@akada/core/cards/search/card-search.ts';
import type {
  Comparison,
  SearchCondition,
  SearchedProperty,
  SearchStatus,
} from '@akada/core/cards/search/search-conditions.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import { contains } from '../../../platform/database/contains.ts';
import { isAsked, isInPath } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';

export interface SearchContext {
  /** The day of the caller, in this zone. */
  day: string;
  zone: string;
  /** Memory of the faces: `MemoryService.statesOfKind`. */
  states: SQL;
  /** Reviews of the faces: `MemoryService.reviewsOfKind`. */
  reviews: SQL;
}

/** @returns the condition of cards that a search finds; undefined if it finds all */
export function matchesSearch(search: CardSearch, context: SearchContext): SQL | undefined {
  if ('all' in search) return and(...search.all.map((part) => matchesSearch(part, context)));
  if ('any' in search) return or(...search.any.map((part) => matchesSearch(part, context)));
  if ('not' in search) {
    const inner = matchesSearch(search.not, context);
    return inner && not(sql`coalesce(${inner}, false)`);
  }
  return meets(search, context);
}

function meets(condition: SearchCondition, context: SearchContext): SQL | undefined {
  switch (condition.kind) {
    case 'text': {
      const { side, text } = condition;
      if (side !== null) return contains(cards[side], text);
      return or(contains(cards.front, text), contains(cards.back, text));
    }
    case 'tag':
      return hasTag(condition.tag);
    case 'deck':
      return condition.path === null ? isNull(cards.deck) : isInPath(condition.path);
    case 'note':
      return eq(cards.kind, condition.card);
    case 'is':
      return hasStatus(condition.status, context);
    case 'flag':
      return eq(cards.flag, condition.flag);
    case 'prop':
      return hasProperty(condition, context);
    case 'added':
      return sql`${cards.createdAt} >= ${getStart(condition.days, context)}`;
    case 'edited':
      return sql`${cards.changedAt} >= ${getStart(condition.days, context)}`;
    case 'rated':
      return isRated(condition, context);
  }
}

function hasTag(tag: string | null): SQL {
  if (tag === null) return sql`${cards.tags} = '{}'`;
  return sql`EXISTS (SELECT 1 FROM unnest(${cards.tags}) AS tag
    WHERE lower(tag) = lower(${tag}) OR starts_with(lower(tag), lower(${`${tag}::`})))`;
}

function hasStatus(status: SearchStatus, { day, states }: SearchContext): SQL {
  const hasFace = (condition: SQL) => hasKnownFace(states, condition);
  switch (status) {
    case 'due':
      return sql`(${isAsked(day)} AND ${hasFace(sql`known.due_day <= ${day}`)})`;
    case 'new':
      return sql`EXISTS (SELECT 1 FROM ${cardFaces} AS face WHERE face.card_id = ${cards.id} AND NOT face.met)`;
    case 'learn':
      return hasFace(sql`known.phase <> 'review'`);
    case 'review':
      return hasFace(sql`known.phase = 'review'`);
    case 'leech':
      return hasFace(sql`known.lapses >= ${leechLapses}`);
    case 'suspended':
      return sql`${cards.suspended}`;
    case 'buried':
      return sql`(${cards.buriedUntil} > ${day})`;
    case 'flagged':
      return sql`${cards.flag} > 0`;
    case 'draft':
      return sql`${cards.state} = 'draft'`;
  }
}

/**
 * The cards of the known faces that meet a condition are found first, as an array. The planner would ask each card
 * for its faces, which took a second for fifty thousand cards if none met the condition.
 */
function hasKnownFace(states: SQL, condition: SQL): SQL {
  return sql`${cards.id} = ANY (ARRAY(SELECT face.card_id FROM ${states} AS known
    JOIN ${cardFaces} AS face ON face.id = known.item_id WHERE ${condition}))`;
}

const properties = (day: string): Record<SearchedProperty, SQL> => ({
  ivl: sql`(known.due_day - known.last_day)`,
  due: sql`(known.due_day - ${day}::date)`,
  reps: sql`known.reps`,
  lapses: sql`known.lapses`,
  s: sql`known.stability`,
  d: sql`known.difficulty`,
});

const operators: Record<Comparison, SQL> = {
  '<': sql`<`,
  '>': sql`>`,
  '=': sql`=`,
  '<=': sql`<=`,
  '>=': sql`>=`,
  '!=': sql`<>`,
};

function hasProperty(
  { property, comparison, value }: Extract<SearchCondition, { kind: 'prop' }>,
  { day, states }: SearchContext,
): SQL {
  const compared = sql`${properties(day)[property]} ${operators[comparison]} ${value}::float8`;
  return hasKnownFace(states, compared);
}

function isRated(
  { days, grade }: Extract<SearchCondition, { kind: 'rated' }>,
  { day, reviews }: SearchContext,
): SQL {
  const graded = grade === null ? sql`true` : sql`given.grade = ${grade}`;
  return sql`${cards.id} = ANY (ARRAY(SELECT face.card_id FROM ${reviews} AS given
    JOIN ${cardFaces} AS face ON face.id = given.item_id
    WHERE given.local_day > ${dayAfter(day, -days)} AND ${graded}))`;
}

/** @returns the moment at which the first of these days began, at 04:00 */
function getStart(days: number, { day, zone }: SearchContext): string {
  return getInstant(getMoment(`${dayAfter(day, 1 - days)}T04:00`, zone));
}
