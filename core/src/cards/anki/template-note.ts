/** Notes whose templates each make one card: basic, reversed and typed notes, and note types that people made. */
import type { AnkiCard, AnkiNote, AnkiNoteType } from './anki-collection.ts';
import type { ImportRemark, Omission } from './imported-card.ts';
import { boundSide } from './imported-limits.ts';
import type { CardContent, MappingContext, NoteContent } from './note-content.ts';
import { renderSides } from './rendered-side.ts';

/** @returns a card for each template; two that ask each other's answers are one reversed card */
export function mapTemplateNote(
  note: AnkiNote,
  noteType: AnkiNoteType,
  cards: readonly AnkiCard[],
  context: MappingContext,
): NoteContent {
  const omitted: Omission[] = [];
  const remarks: ImportRemark[] = [];
  const rendered = cards.flatMap((card) => {
    const content = getContent(note, noteType, card, context, remarks);
    if (typeof content !== 'string') return [content];
    omitted.push(content);
    return [];
  });
  return { contents: joinReversed(rendered), omitted, remarks };
}

function getContent(
  note: AnkiNote,
  noteType: AnkiNoteType,
  card: AnkiCard,
  { decks, readField }: MappingContext,
  remarks: ImportRemark[],
): CardContent | Omission {
  const template = noteType.templates.find(({ ordinal }) => ordinal === card.ordinal);
  if (template === undefined) return 'no_template';

  const { question, answer, typedField } = renderSides(note, noteType, template, decks.get(card.deckId));
  const [front, back] = [readField(question, false), readField(answer, false)];
  if (front.markdown.trim() === '') return 'empty_front';
  if (back.markdown.trim() === '') return 'empty_back';

  const sides = [boundSide(front.markdown), boundSide(back.markdown)];
  if (sides.some(({ isCut }) => isCut)) remarks.push('text_cut');
  const isTyped = typedField !== null && isField(note, noteType, typedField, back.markdown, readField);
  if (typedField !== null && !isTyped) remarks.push('not_typed');
  remarks.push(...front.remarks, ...back.remarks);
  return {
    part: card.ordinal,
    kind: 'basic',
    typed: isTyped,
    front: sides[0]?.value ?? '',
    back: sides[1]?.value ?? '',
    occlusion: null,
    media: [...new Set([...front.media, ...back.media])],
    faces: [{ ordinal: 0, card }],
  };
}

/** A typed answer is compared with the complete back, so a back with more than the field cannot be typed. */
function isField(
  note: AnkiNote,
  { fields }: AnkiNoteType,
  name: string,
  back: string,
  readField: MappingContext['readField'],
): boolean {
  const html = note.fields[fields.findIndex((field) => field.name === name)] ?? '';
  return readField(html, false).markdown.trim() === back.trim();
}

/** The second direction belongs to the first card, which keeps its id when a note becomes reversed later. */
function joinReversed(contents: readonly CardContent[]): CardContent[] {
  const joined: CardContent[] = [];
  for (const content of contents) {
    const other = joined.find((earlier) => isReverse(earlier, content));
    if (other === undefined) joined.push(content);
    else {
      other.kind = 'reversed';
      other.faces.push(...content.faces.map(({ card }) => ({ ordinal: 1, card })));
    }
  }
  return joined;
}

function isReverse(one: CardContent, other: CardContent): boolean {
  if (one.kind !== 'basic' || one.typed || other.typed) return false;
  return one.front === other.back && one.back === other.front;
}
