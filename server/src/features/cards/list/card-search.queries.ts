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
import type { Executor } from '../../../platform/database/database.ts';
import { isAsked, isInPath } from '../card/card-scope.queries.ts';
import { cardFaces, cards } from '../card/cards.tables.ts';
import { hasKnownFace } from './known-cards.queries.ts';

export interface SearchContext {
  executor: Executor;
  /** The day of the caller, in this zone. */
  day: string;
  zone: string;
  /** Memory of the faces: `MemoryService.statesOfKind`. */
  states: SQL;
  /** Reviews of the faces: `MemoryService.reviewsOfKind`. */
  reviews: SQL;
}

/** Both sides in lower case, and the tags as the migration writes them. The database keeps these columns. */
const words = sql`${cards}.words`;
const tagWords = sql`${cards}.tag_words`;

/** `ILIKE` would lower the texts of each card, and `LIKE` takes half as long again for fifty thousand. */
const containsLower = (lowerText: SQL, text: string): SQL => sql`strpos(${lowerText}, lower(${text})) > 0`;

/** @returns the condition of cards that a search finds; undefined if it finds all */
export async function matchesSearch(search: CardSearch, context: SearchContext): Promise<SQL | undefined> {
  if ('all' in search) return and(...(await matchEach(search.all, context)));
  if ('any' in search) return or(...(await matchEach(search.any, context)));
  if ('not' in search) {
    const inner = await matchesSearch(search.not, context);
    return inner && not(sql`coalesce(${inner}, false)`);
  }
  return toSql(search, context);
}

function matchEach(parts: readonly CardSearch[], context: SearchContext): Promise<(SQL | undefined)[]> {
  return Promise.all(parts.map((part) => matchesSearch(part, context)));
}

function toSql(
  condition: SearchCondition,
  context: SearchContext,
): SQL | undefined | Promise<SQL | undefined> {
  switch (condition.kind) {
    case 'text': {
      const { side, text } = condition;
      const hasWords = containsLower(words, text);
      return side === null ? hasWords : and(hasWords, contains(cards[side], text));
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
  const quoted = ` '${tag.replace(/['\\]/g, '$&$&')}`;
  return sql`(${containsLower(tagWords, `${quoted}' `)} OR ${containsLower(tagWords, `${quoted}::`)})`;
}

async function hasStatus(status: SearchStatus, { executor, day, states }: SearchContext): Promise<SQL> {
  const hasFace = (condition: SQL) => hasKnownFace(executor, states, condition);
  switch (status) {
    case 'due':
      return sql`(${isAsked(day)} AND ${await hasFace(sql`known.due_day <= ${day}`)})`;
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
  { executor, day, states }: SearchContext,
): Promise<SQL> {
  const compared = sql`${properties(day)[property]} ${operators[comparison]} ${value}::float8`;
  return hasKnownFace(executor, states, compared);
}

function isRated(
  { days, grade }: Extract<SearchCondition, { kind: 'rated' }>,
  { executor, day, reviews }: SearchContext,
): Promise<SQL> {
  const graded = grade === null ? sql`true` : sql`known.grade = ${grade}`;
  return hasKnownFace(executor, reviews, sql`known.local_day > ${dayAfter(day, -days)} AND ${graded}`);
}

/** @returns the moment at which the first of these days began, at 04:00 */
function getStart(days: number, { day, zone }: SearchContext): string {
  return getInstant(getMoment(`${dayAfter(day, 1 - days)}T04:00`, zone));
}
