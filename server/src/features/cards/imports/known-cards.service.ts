/** Finds the cards of a file that an account has already, and tells what the file would do to them. */
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findKnownCards, type KnownCard } from './known-cards.queries.ts';

/** `same` if the account's card is as new as the one of the file. */
export type Standing = 'new' | 'changed' | 'same';

export interface ComparedCard {
  standing: Standing;
  /** Null for a new card. */
  known: KnownCard | null;
}

/** The id that an export gives to a card of this product. */
export const ownForeignId = (id: string, part: 0 | 'n') => `akada-${id}:${part}`;

const OWN = /^akada-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):/;

const ownIdOf = (foreignId: string) => OWN.exec(foreignId)?.[1] ?? null;

/** @returns one for each card, in their order */
export async function compareCards(
  executor: Executor,
  userId: string,
  imported: readonly ImportedCard[],
): Promise<ComparedCard[]> {
  const foreignIds = imported.map(({ foreignId }) => foreignId);
  const rows = await findKnownCards(
    executor,
    userId,
    foreignIds,
    foreignIds.flatMap((id) => ownIdOf(id) ?? []),
  );
  const byForeignId = new Map(rows.map((row) => [row.foreignId, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return imported.map((card) => {
    const known = byForeignId.get(card.foreignId) ?? byId.get(ownIdOf(card.foreignId) ?? '') ?? null;
    return { known, standing: known === null ? 'new' : isNewer(card, known) ? 'changed' : 'same' };
  });
}

/** A text does not say when it was changed, so it changes only cards that were not edited here since their import. */
function isNewer(card: ImportedCard, known: KnownCard): boolean {
  const storedAt = Date.parse(known.foreignChangedAt ?? known.changedAt);
  if (card.changedAt > 0) return card.changedAt > storedAt;
  return Date.parse(known.changedAt) <= storedAt && (card.front !== known.front || card.back !== known.back);
}
