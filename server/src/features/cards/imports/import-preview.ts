/** Adds up the pages of a file to a preview. */
import type { CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import type { ImportedCard, ImportRemark, Omission } from '@akada/core/cards/anki/imported-card.ts';
import type { CardFilePage } from '../../../platform/anki/anki-import.ts';
import { replaceMedia } from '../../../platform/anki/fields/media-names.ts';
import { sentenceForOmission, sentenceForRemark } from './import-sentences.ts';
import type { Comparison } from './known-cards.service.ts';

const maxDecks = 100;
const maxLines = 50;
const maxExamples = 5;
const exampleLength = 300;

type Counts = Map<string, number>;

export class PreviewCounter {
  readonly #standings: Record<Comparison, number> = { new: 0, changed: 0, same: 0 };
  readonly #kinds = { basic: 0, reversed: 0, cloze: 0, occlusion: 0 };
  readonly #decks: Counts = new Map();
  readonly #noteTypes: Counts = new Map();
  readonly #tags = new Set<string>();
  readonly #pictures = new Set<string>();
  readonly #sounds = new Set<string>();
  readonly #leftOut: Counts = new Map();
  readonly #remarks: Counts = new Map();
  readonly #examples: CardImportPreview['examples'] = [];
  #known = 0;
  #format: CardImportPreview['format'] = 'anki';

  /** @param standings of the cards of the page, in their order */
  add(page: CardFilePage, standings: readonly Comparison[]): void {
    this.#format = page.format;
    for (const [index, card] of page.cards.entries()) this.#addCard(card, standings[index] ?? 'new');
    for (const { name, notes } of page.noteTypes) add(this.#noteTypes, name, notes);
    for (const [reason, cards] of Object.entries(page.omitted))
      add(this.#leftOut, sentenceForOmission(reason as Omission), cards);
    for (const [remark, cards] of Object.entries(page.remarks))
      add(this.#remarks, sentenceForRemark(remark as ImportRemark), cards);
    for (const { line, message } of page.faults)
      add(this.#leftOut, line === 0 ? message : `Line ${line}: ${message}`, 1);
  }

  #addCard(card: ImportedCard, comparison: Comparison): void {
    this.#standings[comparison] += 1;
    this.#kinds[card.kind] += 1;
    add(this.#decks, card.deck.join('::'), 1);
    for (const tag of card.tags) this.#tags.add(tag);
    if (card.faces.some(({ state }) => state !== null)) this.#known += 1;
    if (card.occlusion) this.#pictures.add(card.occlusion.media);
    const texts = [card.front, card.back].map((text) =>
      replaceMedia(text, (name, alt, isSound) => {
        (isSound ? this.#sounds : this.#pictures).add(name);
        return alt;
      }),
    );
    const [front = '', back = ''] = texts.map((text) => text.slice(0, exampleLength).toWellFormed());
    if (this.#examples.length < maxExamples && card.kind !== 'occlusion')
      this.#examples.push({ front, back });
  }

  get preview(): CardImportPreview {
    const { new: fresh, changed, same } = this.#standings;
    return {
      format: this.#format,
      cards: fresh + changed + same,
      new: fresh,
      changed,
      same,
      kinds: this.#kinds,
      decks: largest(this.#decks, maxDecks).map(([path, cards]) => ({ path, cards })),
      note_types: largest(this.#noteTypes, maxLines).map(([name, notes]) => ({ name, notes })),
      pictures: this.#pictures.size,
      sounds: this.#sounds.size,
      tags: this.#tags.size,
      known: this.#known,
      left_out: toRemarks(this.#leftOut),
      remarks: toRemarks(this.#remarks),
      examples: this.#examples,
    };
  }
}

function add(counts: Counts, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

const largest = (counts: Counts, limit: number) =>
  [...counts].sort(([, one], [, other]) => other - one).slice(0, limit);

/** The last one counts what has no room. */
function toRemarks(counts: Counts): CardImportPreview['left_out'] {
  const all = largest(counts, counts.size).map(([message, cards]) => ({ message, cards }));
  if (all.length <= maxLines) return all;

  const rest = all.slice(maxLines - 1).reduce((sum, { cards }) => sum + cards, 0);
  return [...all.slice(0, maxLines - 1), { message: 'For other reasons.', cards: rest }];
}
