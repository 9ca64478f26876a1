/** The cards that a device stores to be reviewed without a network. */
import type { Card } from '@akada/contract/material/cards.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { readStoredCards, StoredCards, StoredSize } from '@akada/contract/work/stored-cards.ts';
import { findCardMedia } from '@akada/core/cards/pictures/card-media.ts';
import { maxStoredCards, storedDays } from '@akada/core/reviews/stored-day.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getZone } from '../../accounts/accounts.ts';
import type { QuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import { shownCards } from '../card/card-scope.queries.ts';
import { findCardsByIds } from '../card/cards.repo.ts';
import { presentCards } from '../card/presented-cards.service.ts';
import { getDeckScope } from '../decks/deck-scope.service.ts';
import type { CardSounds } from '../sounds/card-sounds.service.ts';
import * as queries from './card-queue.queries.ts';
import type { CardQueueDeps } from './card-queue.service.ts';

interface StoredCardsDeps extends CardQueueDeps {
  pictures: Pick<QuestionPictures, 'describe'>;
  sounds: Pick<CardSounds, 'describe'>;
}

type Query = QueryOf<typeof readStoredCards>;

export interface StoredCardsService {
  /** @throws Fault `not_found` for a course that the caller is not in */
  read(userId: string, query: Query): Promise<StoredCards>;
  /** @throws Fault `not_found` for a course that the caller is not in */
  measure(userId: string, query: Query): Promise<StoredSize>;
}

/** Cards in learning are few: they are the ones of a day. */
const maxLearned = 400;

export function createStoredCards(deps: StoredCardsDeps): StoredCardsService {
  const read = async (userId: string, query: Query): Promise<StoredCards> => {
    const settings = await deps.settings.present(userId);
    const { db } = deps.database;
    const zone = query.zone ?? (await getZone(db, userId));
    const until = dayAfter(localDay(deps.clock.now(), zone), storedDays);
    const ids = await findStoredIds(deps, userId, { query, until, newPerDay: settings.new_per_day });
    const rows = ids.length === 0 ? [] : await findCardsByIds(db, userId, ids);
    const cardById = new Map((await presentCards(deps, db, rows)).map((card) => [card.id, card]));
    const items = ids.flatMap((id) => cardById.get(id) ?? []);
    return { until, items, settings, ...(await describeMedia(deps, items)) };
  };

  return {
    read,
    async measure(userId, query) {
      const { until, items, pictures, sounds } = await read(userId, query);
      return {
        until,
        cards: items.length,
        bytes: items.length === 0 ? 0 : Buffer.byteLength(JSON.stringify(items)),
        pictures: pictures.length,
        sounds: sounds.length,
        media_bytes: [...pictures, ...sounds].reduce((total, { bytes }) => total + bytes, 0),
      };
    },
  };
}

/** Due cards come first, so that the maximum omits the cards that are needed last. */
async function findStoredIds(
  { database: { db }, memory, holds }: StoredCardsDeps,
  userId: string,
  { query, until, newPerDay }: { query: Query; until: string; newPerDay: number },
): Promise<string[]> {
  const faces: queries.AskedFaces = {
    deck: await getDeckScope(db, userId, query),
    // A card that is buried until then comes along: the device knows when it is asked again.
    day: until,
    shown: await shownCards(db, holds, userId),
    states: memory.statesOfKind(userId, 'card'),
  };
  const found = [
    ...(await queries.findLearned(db, faces, maxLearned)),
    ...(await queries.findDue(db, faces, { by: 'due_day', limit: maxStoredCards })),
    // Each card may have several faces, and one of them is asked.
    ...(await queries.findNew(db, faces, Math.min(maxStoredCards, 4 * storedDays * newPerDay))),
  ];
  return [...new Set(found.map(({ cardId }) => cardId))].slice(0, maxStoredCards);
}

async function describeMedia({ pictures, sounds }: StoredCardsDeps, cards: readonly Card[]) {
  const media = findCardMedia(cards);
  const sizes = media.pictures.length === 0 ? [] : await pictures.describe(media.pictures);
  return {
    pictures: sizes.map(({ id, bytes }) => ({ id, bytes })),
    sounds: media.sounds.length === 0 ? [] : await sounds.describe(media.sounds),
  };
}
