import type { PreparedCard, SharedCard, SharedCards } from '../../cards/shared-cards.service.ts';
import { noContent, type ShareableKind } from './shareable-kind.ts';

/** Decks have no row: a copy is cards under the name of the deck. */
export function createDeckSharing(cards: SharedCards): ShareableKind<SharedCard, PreparedCard> {
  return {
    describe: cards.describe,
    read: cards.read,
    wordsOf: ({ front }) => front,
    async present(parts, signal) {
      const prepared = await cards.prepare(parts, signal);
      return {
        ...noContent,
        cards: prepared.map(({ key, kind, front, back, tags, content, typed = false, occlusion = null }) => ({
          key,
          kind,
          front,
          back,
          tags,
          content,
          typed,
          occlusion,
        })),
      };
    },
    prepare: cards.prepare,
    async create(tx, { userId, title }, parts) {
      return { kind: 'deck', subjectId: 'mine', itemIds: await cards.add(tx, userId, title, parts) };
    },
    add: (tx, { userId, title }, parts) => cards.add(tx, userId, title, parts),
    versionsOf: cards.versionsOf,
    replace: cards.replace,
    drop: cards.drop,
  };
}
