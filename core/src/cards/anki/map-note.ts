/** Makes cards of one note: its templates are rendered, and what they show decides the kind of card. */
import type { AnkiCard, AnkiNote, AnkiNoteType, AnkiReview } from './anki-collection.ts';
import { readSchedule, type ScheduleContext } from './anki-schedule.ts';
import { mapClozeNote } from './cloze-note.ts';
import type { ImportedCard, ImportedFace, ImportRemark, Omission } from './imported-card.ts';
import { boundDeck, boundTags } from './imported-limits.ts';
import type { CardContent, MappingContext, NoteContent } from './note-content.ts';
import { mapOcclusionNote } from './occlusion-note.ts';
import { mapTemplateNote } from './template-note.ts';

/** A note with everything that belongs to it. */
export interface NoteToMap {
  note: AnkiNote;
  /** Undefined if the package lacks it. */
  noteType: AnkiNoteType | undefined;
  /** In the order of their ordinals. */
  cards: readonly AnkiCard[];
  reviews: ReadonlyMap<number, readonly AnkiReview[]>;
}

export interface MappedNote {
  cards: ImportedCard[];
  /** The reason for each omitted card. */
  omitted: Omission[];
  /** Changes to the cards, each once. */
  remarks: ImportRemark[];
}

/** @returns the cards of a note, in the order of its templates */
export function mapNote({ note, noteType, cards, reviews }: NoteToMap, context: MappingContext): MappedNote {
  if (noteType === undefined)
    return { cards: [], omitted: Array(Math.max(cards.length, 1)).fill('no_note_type'), remarks: [] };
  if (cards.length === 0) return { cards: [], omitted: ['no_cards'], remarks: [] };

  const { contents, omitted, remarks } = readContent(note, noteType, cards, context);
  const tags = boundTags(note.tags);
  if (tags.isCut) remarks.push('tags_cut');
  const mapped = contents.map(({ part, faces, ...content }): ImportedCard => {
    const present = faces.flatMap(({ card }) => card ?? []);
    const deck = boundDeck(context.decks.get((present[0] ?? cards[0])?.deckId ?? 0)?.path ?? []);
    if (deck.isCut) remarks.push('deck_cut');
    return {
      ...content,
      foreignId: getForeignId(note.guid, part),
      changedAt: note.changedAt,
      tags: tags.value,
      deck: deck.value,
      flag: present.find(({ flag }) => flag > 0)?.flag ?? 0,
      faces: faces.map((face) => getFace(face, reviews, context)),
    };
  });
  return { cards: mapped, omitted, remarks: [...new Set(remarks)] };
}

function readContent(
  note: AnkiNote,
  noteType: AnkiNoteType,
  cards: readonly AnkiCard[],
  context: MappingContext,
): NoteContent {
  if (!noteType.isCloze) return mapTemplateNote(note, noteType, cards, context);
  return isOcclusion(note, noteType)
    ? mapOcclusionNote(note, noteType, cards, context.readField)
    : mapClozeNote(note, noteType, cards, context);
}

/** Parts the guid of a note from the template of a card that this product exported as a note. */
export const partMark = '~akada-';

/** Notes that were exported from one card of several get the id of that card again. */
function getForeignId(guid: string, part: CardContent['part']): string {
  const [, origin, exportedPart] = /^(.+)~akada-(\d{1,6})$/.exec(guid) ?? [];
  return origin === undefined ? `${guid}:${part}` : `${origin}:${exportedPart}`;
}

/** The number of the stock note type for image occlusion. */
const occlusionStock = 6;

function isOcclusion(note: AnkiNote, { stockKind }: AnkiNoteType): boolean {
  return stockKind === occlusionStock || note.fields.some((field) => field.includes('::image-occlusion:'));
}

function getFace(
  { ordinal, card }: CardContent['faces'][number],
  reviews: NoteToMap['reviews'],
  context: ScheduleContext,
): ImportedFace {
  if (card === undefined) return { ordinal, state: null, reviews: [], suspended: false, buried: false };
  return { ordinal, ...readSchedule(card, reviews.get(card.id) ?? [], context) };
}
