/** Cloze notes: one card with a face for each number of its gaps. */
import { clozeNumbers } from '../cloze.ts';
import type { AnkiCard, AnkiNote, AnkiNoteType } from './anki-collection.ts';
import type { ImportRemark } from './imported-card.ts';
import { boundCloze, boundSide } from './imported-limits.ts';
import type { MappingContext, NoteContent } from './note-content.ts';
import { renderSides } from './rendered-side.ts';

/** @returns the card, or the reason why the note gives none */
export function mapClozeNote(
  note: AnkiNote,
  noteType: AnkiNoteType,
  cards: readonly AnkiCard[],
  { decks, readField }: MappingContext,
): NoteContent {
  const [template] = noteType.templates;
  const [first] = cards;
  if (template === undefined || first === undefined)
    return { contents: [], omitted: ['no_template'], remarks: [] };

  const { question, answer, typedField } = renderSides(note, noteType, template, decks.get(first.deckId));
  const front = readField(question, true);
  const back = readField(answer, false);
  const [text, extra] = [boundCloze(front.markdown), boundSide(back.markdown)];
  const numbers = clozeNumbers(text.value);
  if (numbers.length === 0) return { contents: [], omitted: ['no_gap'], remarks: [] };

  const remarks: ImportRemark[] = [...front.remarks, ...back.remarks];
  if (text.isCut || extra.isCut) remarks.push('text_cut');
  return {
    contents: [
      {
        part: 'n',
        kind: 'cloze',
        typed: typedField !== null,
        front: text.value,
        back: extra.value,
        occlusion: null,
        media: [...new Set([...front.media, ...back.media])],
        faces: numbers.map((ordinal) => ({
          ordinal,
          card: cards.find((card) => card.ordinal === ordinal - 1),
        })),
      },
    ],
    omitted: [],
    remarks,
  };
}
