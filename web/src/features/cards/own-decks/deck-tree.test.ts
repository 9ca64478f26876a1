import type { OwnDeck } from '@akada/contract/material/cards.ts';
import { expect, test } from 'vitest';
import { buildDeckTree, type DeckNode } from './deck-tree.ts';

const makeDeck = (path: string): OwnDeck => ({ path, due: 0, learning: 0, new: 0, total: 1 });
const draw = (nodes: readonly DeckNode[]): unknown[] =>
  nodes.map(({ name, inner }) => (inner.length === 0 ? name : [name, ...draw(inner)]));

test('decks are inside the decks around them', () => {
  const paths = ['Biology', 'Biology::Cells', 'Biology::Cells::Walls', 'Biology::Plants', 'Law'];
  expect(draw(buildDeckTree(paths.map(makeDeck)))).toEqual([
    ['Biology', ['Cells', 'Walls'], 'Plants'],
    'Law',
  ]);
});

test('a deck whose outer deck is beyond the list is an outermost one', () => {
  expect(draw(buildDeckTree([makeDeck('Biology::Cells')]))).toEqual(['Cells']);
});
