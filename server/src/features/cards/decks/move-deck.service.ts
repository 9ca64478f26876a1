/** Own decks get another name or another place. */
import { moveDeck as endpoint } from '@akada/contract/material/flashcards/own-decks.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { isDeckPath, isInDeck } from '@akada/core/cards/deck-path.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { findPaths, renameDeck } from './own-decks.queries.ts';

/** @throws Fault `not_found` for a deck without cards, `validation_failed` for a place inside itself or too deep */
export type MoveDeck = (userId: string, move: BodyOf<typeof endpoint>, key: string | null) => Promise<void>;

export function createMoveDeck(deps: { database: Database; clock: Clock }): MoveDeck {
  return async (userId, { deck: path, to }, key) => {
    const call = { userId, endpoint: endpoint.id, key };
    if ((await findMade(deps.database.db, call)) !== null) return;
    if (path !== to && isInDeck(to, path)) throw invalidField('to', 'A deck cannot be inside itself');

    await makeOnce(deps, call, async (tx) => {
      const paths = await findPaths(tx, { userId, path });
      if (paths.length === 0) throw notFound();
      if (!paths.every((inner) => isDeckPath(`${to}${inner.slice(path.length)}`)))
        throw invalidField('to', `Decks have at most ${cardLimits.deckLevels} levels`);
      if (path === to) return;
      await renameDeck(tx, { userId, path }, to);
      await publishHint(tx, userId, { topic: 'card', id: null });
    });
  };
}
