/** Finds the cards of a file that an account has already, and tells what the file would do to them. */
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findKnownCards, type KnownCard } from './known-cards.queries.ts';

/** `same` if the account's card is as new as the one of the file. */
export type Comparison = 'new' | 'changed' | 'same';

export interface ComparedCard {
  comparison: Comparison;
  /** Null for a new card. */
  knownCard: KnownCard | null;
}

/** The id that an export gives to a card of this product. */
export const ownForeignId = (id: string, part: 0 | 'n') => `akada-${id}:${part}`;

const OWN = /^akada-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):/;

const findCardId = (foreignId: string) => OWN.exec(foreignId)?.[1] ?? null;

/** @returns an entry for each card, in their order */
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
    foreignIds.flatMap((id) => findCardId(id) ?? []),
  );
  const byForeignId = new Map(rows.map((row) => [row.foreignId, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return imported.map((card) => {
    const knownCard = byForeignId.get(card.foreignId) ?? byId.get(findCardId(card.foreignId) ?? '') ?? null;
    return {
      knownCard,
      comparison: knownCard === null ? 'new' : isNewer(card, knownCard) ? 'changed' : 'same',
    };
  });
}

/** A text does not say when it was changed, so it changes only cards that were not edited here since their import. */
function isNewer(card: ImportedCard, knownCard: KnownCard): boolean {
  const storedAt = Date.parse(knownCard.foreignChangedAt ?? knownCard.changedAt);
  if (card.changedAt > 0) return card.changedAt > storedAt;
  return (
    Date.parse(knownCard.changedAt) <= storedAt &&
    (withoutFiles(card.front) !== withoutFiles(knownCard.front) ||
      withoutFiles(card.back) !== withoutFiles(knownCard.back))
  );
}

const FILE = /!?\[((?:[^\]\\]|\\.){0,3000})\]\((?:media|image|sound):[^()\s]+\)/g;

/** A file has a name in a package, an id here, and a few words if it could not be read. */
const withoutFiles = (markdown: string): string =>
  markdown.replace(FILE, '$1').replace(/picture missing|sound missing/g, '');
