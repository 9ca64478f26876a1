// Runs in a child process: writes cards as a collection of Anki, or as a text.
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { writeAnkiText, writeCardTable } from '@akada/core/cards/text/write-card-text.ts';
import { clozeHtml, fieldHtml } from '../write/field-html.ts';
import { writeCollection } from '../write/write-collection.ts';

/** The child's input. */
export interface CollectionToWrite {
  cards: ImportedCard[];
  /** Milliseconds since the epoch. */
  now: number;
}

/** Both collections of a package. */
export interface WrittenCollections {
  collection: Uint8Array;
  /** Asks people with an older program for an update. */
  older: Uint8Array;
}

/** @returns the collection of the cards, and another for older programs */
export function writePackage({ cards, now }: CollectionToWrite): WrittenCollections {
  return { collection: writeCollection(cards, now), older: writeCollection([updateCard], now) };
}

export interface TextToWrite {
  cards: ImportedCard[];
  /** `text` has Anki's headers, `csv` is a table. */
  format: 'text' | 'csv';
}

/** @returns a text of the cards; covered pictures, which no text can hold, are omitted */
export function writeText({ cards, format }: TextToWrite): string {
  const textCards = cards.filter(({ kind }) => kind !== 'occlusion');
  if (format === 'csv') return writeCardTable(textCards);
  return writeAnkiText(
    textCards.map((card) => ({
      ...card,
      front: card.kind === 'cloze' ? clozeHtml(card.front) : fieldHtml(card.front),
      back: fieldHtml(card.back),
    })),
  );
}

const updateCard: ImportedCard = {
  foreignId: 'akada-update:0',
  changedAt: 0,
  kind: 'basic',
  typed: false,
  front: 'Please update Anki to version 2.1.55 or newer, then import this file again.',
  back: 'This deck is from Akada.',
  occlusion: null,
  tags: [],
  deck: [],
  flag: 0,
  faces: [{ ordinal: 0, state: null, reviews: [], suspended: false, buried: false }],
  media: [],
};
