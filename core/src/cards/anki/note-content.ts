/** The parts that each kind of note gives to its cards. */
import type { AnkiCard, AnkiDeck } from './anki-collection.ts';
import type { ScheduleContext } from './anki-schedule.ts';
import type { ImportedCard, ImportRemark, Omission, ReadField } from './imported-card.ts';

export interface MappingContext extends ScheduleContext {
  decks: ReadonlyMap<number, AnkiDeck>;
  readField: ReadField;
}

/** The parts of a card that depend on the kind of its note. */
export type CardContent = Pick<ImportedCard, 'kind' | 'typed' | 'front' | 'back' | 'occlusion' | 'media'> & {
  /** The template, or `n` for a card of the whole note. */
  part: number | 'n';
  /** The faces of the card, with their cards in Anki if it has them. */
  faces: { ordinal: number; card: AnkiCard | undefined }[];
};

/** Collects the cards of one note and what became of the others. */
export interface NoteContent {
  contents: CardContent[];
  omitted: Omission[];
  remarks: ImportRemark[];
}
