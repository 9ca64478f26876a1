/** Own decks, each with the decks inside it. */
import type { OwnDeck } from '@akada/contract/material/cards.ts';
import { splitDeckPath } from '@akada/core/cards/deck-path.ts';

export interface DeckNode {
  deck: OwnDeck;
  /** The last level of its path. */
  name: string;
  inner: DeckNode[];
}

/** @param decks with the decks around each of them @returns the outermost decks, in the same order */
export function buildDeckTree(decks: readonly OwnDeck[]): DeckNode[] {
  const nodes = new Map(
    decks.map((deck) => [deck.path, { deck, name: splitDeckPath(deck.path).name, inner: [] } as DeckNode]),
  );
  return [...nodes.values()].filter((node) => {
    const outer = nodes.get(splitDeckPath(node.deck.path).outer);
    outer?.inner.push(node);
    return outer === undefined;
  });
}
