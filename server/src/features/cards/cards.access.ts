/** The only way from an id that a caller sent to a card. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Deletable } from '../../platform/undo/undo.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { findCard } from './card/cards.repo.ts';
import type { CardRow } from './card/cards.tables.ts';

type Reader = Pick<Caller, 'userId'>;

/** Each throws Fault `not_found`, exactly the same for a missing card, for another's and for one of a question that is held. */
export interface CardAccess {
  toUse(caller: Reader, id: string): Promise<Authorized<CardRow>>;
  /** Deleted or not: what a repeated call made, or what is deleted and restored. */
  toRepeat(caller: Reader, id: string): Promise<Authorized<CardRow & Deletable>>;
}

export function createCardAccess(
  { db }: Pick<Database, 'db'>,
  holds: Pick<QuestionHolds, 'heldOf'>,
): CardAccess {
  const isOwn = async ({ userId }: Reader, card: CardRow): Promise<boolean> => {
    if (card.userId !== userId) return false;
    return card.questionId === null || (await holds.heldOf(db, userId, [card.questionId])).size === 0;
  };
  return {
    toUse: (caller, id) =>
      authorize(findCard(db, id), async (card) => card.deletedAt === null && isOwn(caller, card)),
    toRepeat: (caller, id) => authorize(findCard(db, id), (card) => isOwn(caller, card)),
  };
}
