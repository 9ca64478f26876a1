import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type CardRow, cards } from '../card/cards.tables.ts';

/** The fields of a card by which an import decides. */
export type KnownCard = Pick<
  CardRow,
  'id' | 'foreignId' | 'foreignChangedAt' | 'changedAt' | 'front' | 'back'
>;

/** @returns cards with these ids of other programs, and cards of this product with these own ids */
export function findKnownCards(
  executor: Executor,
  userId: string,
  foreignIds: readonly string[],
  ownIds: readonly string[],
): Promise<KnownCard[]> {
  const { id, foreignId, foreignChangedAt, changedAt, front, back } = cards;
  return executor
    .select({ id, foreignId, foreignChangedAt, changedAt, front, back })
    .from(cards)
    .where(
      and(
        eq(cards.userId, userId),
        notDeleted(cards),
        or(
          sql`${foreignId} = ANY (${sql.param([...foreignIds])}::text[])`,
          sql`${id} = ANY (${sql.param([...ownIds])}::uuid[])`,
        ),
      ),
    );
}
