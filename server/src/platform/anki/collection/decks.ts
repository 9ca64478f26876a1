/** Decks of a collection: JSON in schema 11, a table of its own since 15. */
import type { AnkiDeck } from '@akada/core/cards/anki/anki-collection.ts';
import { bytesField, readProtobuf } from '../package/protobuf.ts';
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';
import type { Collection } from './open-collection.ts';
import { getBytes, getId, getNumber, getObject, getText, parseObject } from './values.ts';

/** Field of the message that says whether a deck is filtered. */
const filteredKind = 2;

/** @throws {UnreadablePackage} `too_large` */
export function readDecks(collection: Collection): AnkiDeck[] {
  const decks = collection.has('decks') ? decksOfTable(collection) : decksOfJson(collection);
  if (decks.length > packageLimits.decks) throw new UnreadablePackage('too_large', 'too many decks');
  return decks;
}

function decksOfTable(collection: Collection): AnkiDeck[] {
  return [...collection.rows('id, name, kind', 'decks')].flatMap((row) => {
    const id = getId(row.id);
    const isFiltered = bytesField([...readProtobuf(getBytes(row.kind))], filteredKind) !== null;
    return id === null ? [] : [{ id, path: getLevels(getText(row.name), '\x1f'), isFiltered }];
  });
}

function decksOfJson(collection: Collection): AnkiDeck[] {
  return [...collection.rows('decks', 'col')].flatMap((row) =>
    Object.entries(parseObject(row.decks)).flatMap(([key, value]) => {
      const deck = getObject(value);
      const id = getId(key);
      const path = getLevels(getText(deck.name), '::');
      return id === null ? [] : [{ id, path, isFiltered: getNumber(deck.dyn) !== 0 }];
    }),
  );
}

function getLevels(name: string, separator: string): string[] {
  return name
    .split(separator)
    .map((level) => level.trim())
    .filter((level) => level !== '');
}
