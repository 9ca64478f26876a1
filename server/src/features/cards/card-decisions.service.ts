/** The stack of new cards: the student keeps or drops each, and can undo a decision. */
import type { decideCards } from '@akada/contract/material/cards.ts';
import type { BodyOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import * as repo from './card/cards.repo.ts';

type Decisions = BodyOf<typeof decideCards>['decisions'];

/** Decides about cards of a person; the same decisions again change nothing more. @returns how the cards stand now */
export type DecideCards = (userId: string, decisions: Decisions) => Promise<SuccessOf<typeof decideCards>>;

export function createCardDecisions({ database, clock }: { database: Database; clock: Clock }): DecideCards {
  return (userId, decisions) =>
    database.transaction(async (tx) => {
      // The later one of a card takes the position of the earlier one.
      const requested = new Map(decisions.map(({ card_id: id, decision }) => [id.toLowerCase(), decision]));
      const there = new Set(
        (await repo.findCardsByIds(tx, userId, [...requested.keys()])).map(({ id }) => id),
      );
      const getIds = (decision: string) =>
        [...requested].filter(([id, it]) => it === decision && there.has(id)).map(([id]) => id);

      await repo.decide(tx, getIds('keep'), { state: 'active', deletedAt: null });
      await repo.decide(tx, getIds('undecided'), { state: 'draft', deletedAt: null });
      await repo.drop(tx, getIds('drop'), getInstant(clock.now()));
      if (there.size > 0) await publishHint(tx, userId, { topic: 'card', id: null });
      return {
        decided: [...requested]
          .filter(([id]) => there.has(id))
          .map(([id, decision]) => ({ card_id: id, decision })),
      };
    });
}
