/** Image occlusion notes: one picture with a face for each group of its covers. */
import type { AnkiCard, AnkiNote, AnkiNoteType } from './anki-collection.ts';
import type { ImportRemark, ReadField } from './imported-card.ts';
import { boundSide } from './imported-limits.ts';
import type { NoteContent } from './note-content.ts';
import { readOcclusionShapes } from './occlusion-shapes.ts';

/** The roles of fields as Anki numbers them; in old packages their order says the same. */
const roles = { occlusions: 0, image: 1, header: 2, backExtra: 3 } as const;

/** @returns the card, or the reason why the note gives none */
export function mapOcclusionNote(
  note: AnkiNote,
  noteType: AnkiNoteType,
  cards: readonly AnkiCard[],
  readField: ReadField,
): NoteContent {
  const getField = (role: number) => note.fields[findField(noteType, role)] ?? '';
  const covers = readOcclusionShapes(getField(roles.occlusions));
  if (covers.shapes.length === 0) return { contents: [], omitted: ['no_cover'], remarks: [] };
  const [media] = readField(getField(roles.image), false).media;
  if (media === undefined) return { contents: [], omitted: ['no_picture'], remarks: [] };

  const [header, extra] = [
    readField(getField(roles.header), false),
    readField(getField(roles.backExtra), false),
  ];
  const [front, back] = [boundSide(header.markdown), boundSide(extra.markdown)];
  const remarks: ImportRemark[] = [...header.remarks, ...extra.remarks];
  if (covers.isCut) remarks.push('covers_cut');
  if (front.isCut || back.isCut) remarks.push('text_cut');
  const groups = [...new Set(covers.shapes.map(({ group }) => group))].sort((one, other) => one - other);
  return {
    contents: [
      {
        part: 'n',
        kind: 'occlusion',
        typed: false,
        front: front.value,
        back: back.value,
        occlusion: { media, hideAll: covers.hideAll, shapes: covers.shapes },
        media: [...new Set([media, ...header.media, ...extra.media])],
        faces: groups.map((ordinal) => ({
          ordinal,
          card: cards.find((card) => card.ordinal === ordinal - 1),
        })),
      },
    ],
    omitted: [],
    remarks,
  };
}

function findField({ fields }: AnkiNoteType, role: number): number {
  const index = fields.findIndex(({ tag }) => tag === role);
  return index === -1 ? role : index;
}
