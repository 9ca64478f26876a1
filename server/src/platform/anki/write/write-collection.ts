/** Writes cards as a collection of Anki. The same cards give the same notes, so that a second import updates. */
import { DatabaseSync } from 'node:sqlite';
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { partMark } from '@akada/core/cards/anki/map-note.ts';
import { mediaAddress } from '../fields/media-names.ts';
import { createdAt, progressColumns, reviewColumns } from './card-rows.ts';
import { comparedText, fieldChecksum } from './checksum.ts';
import { ExportedDecks } from './decks.ts';
import { clozeHtml, fieldHtml } from './field-html.ts';
import { findNoteType, noteTypesJson } from './note-types.ts';
import { occlusionText } from './occlusion-text.ts';
import { collectionSettings, deckOptions, schema11 } from './schema.ts';

/**
 * @param cards in the order in which new ones are learned
 * @param now milliseconds since the epoch
 * @returns a SQLite file of schema 11
 */
export function writeCollection(cards: readonly ImportedCard[], now: number): Uint8Array {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(`PRAGMA journal_mode = DELETE; BEGIN; ${schema11}`);
    const decks = new ExportedDecks();
    const writer = new CardWriter(database, decks, now);
    for (const card of cards) writer.write(card);
    const seconds = Math.floor(now / 1_000);
    const settings = { ...collectionSettings, nextPos: cards.length + 1 };
    database
      .prepare('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run(
        createdAt,
        now,
        now,
        JSON.stringify(settings),
        noteTypesJson(createdAt),
        decks.toJson(seconds),
        JSON.stringify(deckOptions),
        '{}',
      );
    database.exec('COMMIT');
    return database.serialize();
  } finally {
    database.close();
  }
}

class CardWriter {
  readonly #decks: ExportedDecks;
  readonly #seconds: number;
  readonly #notes;
  readonly #cards;
  readonly #reviews;
  readonly #reviewIds = new Set<number>();
  /** Ids are moments that lie before this one. */
  #nextId: number;
  #position = 0;

  constructor(database: DatabaseSync, decks: ExportedDecks, now: number) {
    this.#decks = decks;
    this.#seconds = Math.floor(now / 1_000);
    this.#nextId = now - 50_000_000;
    this.#notes = database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
    this.#cards = database.prepare(
      'INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)',
    );
    this.#reviews = database.prepare('INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)');
  }

  write(card: ImportedCard): void {
    const noteId = this.#newId();
    const fields = getFields(card);
    const [first = ''] = fields;
    const changedAt = Math.min(Math.floor(card.changedAt / 1_000), this.#seconds);
    const tags = card.tags.map((tag) => tag.replace(/[\s\u3000]+/g, '_'));
    this.#notes.run(
      noteId,
      getGuid(card.foreignId),
      findNoteType(card).id,
      changedAt,
      tags.length === 0 ? '' : ` ${tags.join(' ')} `,
      fields.join('\x1f'),
      comparedText(first).trim(),
      fieldChecksum(first),
    );
    const deckId = this.#decks.getId(card.deck);
    this.#position += 1;
    for (const face of card.faces) {
      const { type, queue, due, ivl, factor, reps, lapses, left, data } = progressColumns(
        face,
        this.#position,
      );
      const id = this.#newId();
      const ordinal = card.kind === 'basic' || card.kind === 'reversed' ? face.ordinal : face.ordinal - 1;
      this.#cards.run(
        id,
        noteId,
        deckId,
        ordinal,
        changedAt,
        type,
        queue,
        due,
        ivl,
        factor,
        reps,
        lapses,
        left,
        card.flag,
        data,
      );
      this.#writeReviews(id, face.reviews);
    }
  }

  #writeReviews(cardId: number, reviews: ImportedCard['faces'][number]['reviews']): void {
    for (const review of reviewColumns(reviews)) {
      let id = review.givenAt;
      while (this.#reviewIds.has(id)) id += 1;
      this.#reviewIds.add(id);
      const { ease, ivl, lastIvl, factor, time, type } = review;
      this.#reviews.run(id, cardId, ease, ivl, lastIvl, factor, time, type);
    }
  }

  #newId(): number {
    this.#nextId += 1;
    return this.#nextId;
  }
}

function getFields(card: ImportedCard): string[] {
  if (card.kind === 'cloze') return [clozeHtml(card.front), fieldHtml(card.back)];
  if (card.kind !== 'occlusion') return [fieldHtml(card.front), fieldHtml(card.back)];

  const { occlusion } = card;
  if (occlusion === null) return ['', '', '', '', ''];
  const image = fieldHtml(`![](${mediaAddress(occlusion.media)})`);
  return [occlusionText(occlusion), image, fieldHtml(card.front), fieldHtml(card.back), ''];
}

/** A note with several cards becomes several notes, each with its own guid. */
function getGuid(foreignId: string): string {
  const colon = foreignId.lastIndexOf(':');
  const [guid, part] = [foreignId.slice(0, colon), foreignId.slice(colon + 1)];
  return part === '0' || part === 'n' ? guid : `${guid}${partMark}${part}`;
}
