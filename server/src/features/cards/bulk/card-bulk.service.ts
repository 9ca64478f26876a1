/** Changes of many cards, with the earlier values for one Undo, and doubles. */

import type { Card } from '@akada/contract/material/cards.ts';
import type { changeCards, EarlierCard } from '@akada/contract/material/flashcards/card-bulk.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import * as repo from '../card/cards.repo.ts';
import type { CardRow } from '../card/cards.tables.ts';
import { type CardPresentingDeps, presentCards } from '../card/presented-cards.service.ts';
import * as queries from './card-bulk.queries.ts';

type Change = BodyOf<typeof changeCards>;
type ChosenChange = Exclude<Change, { action: 'put_back' }>;

export interface CardBulkDeps extends CardPresentingDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'states' | 'statesOfKind'>;
  holds: QuestionHolds;
}

export type CardBulk = ReturnType<typeof createCardBulk>;

export function createCardBulk(deps: CardBulkDeps) {
  const { database, holds, memory } = deps;
  const { db } = database;

  return {
    /** Cards of others, missing and hidden ones are omitted. @returns the changed cards as they were */
    async change(userId: string, change: Change): Promise<EarlierCard[]> {
      const visible = await shownCards(db, holds, userId);
      const today = await getToday(deps, userId, change);
      return database.transaction(async (tx) => {
        const ownCards = { userId, visible };
        const changedRows =
          change.action === 'put_back'
            ? await putBack(tx, ownCards, change.cards)
            : await applyTo(deps, tx, await lockPresent(tx, ownCards, change.ids), { change, today });
        if (changedRows.length > 0) await publishHint(tx, userId, { topic: 'card', id: null });
        return changedRows.map(toEarlier);
      });
    },
    /** @returns groups of at least two cards that ask the same in one deck */
    async listDoubles(userId: string): Promise<{ cards: Card[] }[]> {
      const visible = await shownCards(db, holds, userId);
      const groups = await queries.findDoubles(db, { userId, visible });
      const rows = await repo.findCardsByIds(db, userId, groups.flat());
      const presented = await presentCards({ memory, notes: deps.notes }, db, rows);
      const cardById = new Map(presented.map((card) => [card.id, card]));
      return groups.map((ids) => ({ cards: ids.flatMap((id) => cardById.get(id) ?? []) }));
    },
  };
}

async function getToday({ database, clock }: CardBulkDeps, userId: string, change: Change): Promise<string> {
  const zone = change.action === 'bury' ? change.zone : undefined;
  return localDay(clock.now(), zone ?? (await getZone(database.db, userId)));
}

async function lockPresent(
  tx: Transaction,
  ownCards: queries.VisibleCards,
  ids: readonly string[],
): Promise<CardRow[]> {
  const rows = await queries.lockCards(tx, ownCards, ids);
  return rows.filter(({ deletedAt }) => deletedAt === null);
}

/** @returns the rows that changed, as they were */
async function applyTo(
  deps: CardBulkDeps,
  tx: Transaction,
  rows: readonly CardRow[],
  { change, today }: { change: ChosenChange; today: string },
): Promise<CardRow[]> {
  if (change.action === 'merge') return merge(deps, tx, rows);
  if (change.action === 'tag') return tagAll(tx, rows, change);
  const next = getNext(change, { today, now: getInstant(deps.clock.now()) });
  const names = Object.keys(next) as (keyof queries.CardChange)[];
  const changed = rows.filter((row) => names.some((name) => row[name] !== next[name]));
  await queries.setCards(tx, getIds(changed), next);
  return changed;
}

const getIds = (rows: readonly CardRow[]) => rows.map(({ id }) => id);

function getNext(
  change: Exclude<ChosenChange, { action: 'merge' | 'tag' }>,
  { today, now }: { today: string; now: string },
): queries.CardChange {
  switch (change.action) {
    case 'move':
      return { deck: change.deck || null };
    case 'suspend':
      return { suspended: change.suspended };
    case 'bury':
      return { buriedUntil: change.buried ? dayAfter(today, 1) : null };
    case 'flag':
      return { flag: change.flag };
    case 'delete':
      return { deletedAt: now };
  }
}

/** A card that has all tags already takes no more. */
async function tagAll(
  tx: Transaction,
  rows: readonly CardRow[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<CardRow[]> {
  const removedTags = new Set(remove);
  const withTags = ({ tags }: CardRow) =>
    [...new Set([...tags.filter((tag) => !removedTags.has(tag)), ...add])].slice(0, cardLimits.tags);
  const changed = rows.filter((row) => withTags(row).join('\n') !== row.tags.join('\n'));
  for (const row of changed) await queries.setCards(tx, [row.id], { tags: withTags(row) });
  return changed;
}

/** Keeps the card that was reviewed most and is known best, so that no review is lost that counts. */
async function merge(
  { memory, clock }: CardBulkDeps,
  tx: Transaction,
  rows: readonly CardRow[],
): Promise<CardRow[]> {
  const [first] = rows;
  if (!first || rows.length < 2) return [];

  const knownCards = await queries.findKnown(tx, memory.statesOfKind(first.userId, 'card'), getIds(rows));
  const knownById = new Map(knownCards.map((card) => [card.cardId, card]));
  const stability = ({ id }: CardRow) => knownById.get(id)?.stability ?? 0;
  const reps = ({ id }: CardRow) => knownById.get(id)?.reps ?? 0;
  const [kept = first, ...others] = [...rows].sort(
    (one, other) =>
      stability(other) - stability(one) ||
      reps(other) - reps(one) ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
  const tags = [...new Set([...kept.tags, ...others.flatMap((row) => row.tags)])].slice(0, cardLimits.tags);
  await queries.setCards(tx, [kept.id], { tags });
  await repo.drop(tx, getIds(others), getInstant(clock.now()));
  return tags.join('\n') === kept.tags.join('\n') ? others : [kept, ...others];
}

/** Deleted cards return, too, unless another card took their place. */
async function putBack(
  tx: Transaction,
  ownCards: queries.VisibleCards,
  earlierCards: readonly EarlierCard[],
): Promise<CardRow[]> {
  const earlierById = new Map(earlierCards.map((card) => [card.id.toLowerCase(), card]));
  const rows = await queries.lockCards(tx, ownCards, [...earlierById.keys()]);
  for (const { id, state } of rows) {
    const card = earlierById.get(id);
    if (!card) continue;
    const { deck, tags, suspended, flag, buried_until: buriedUntil } = card;
    await queries.setCards(tx, [id], { deck: deck || null, tags, suspended, buriedUntil, flag });
    await repo.decide(tx, [id], { state, deletedAt: null });
  }
  return rows;
}

function toEarlier({ id, deck, tags, suspended, buriedUntil, flag }: CardRow): EarlierCard {
  return { id, deck, tags, suspended, buried_until: buriedUntil, flag };
}
