/** A row of a text as a card. */
import type { FieldText, ImportedCard, ImportRemark, ReadField } from '../anki/imported-card.ts';
import { boundCloze, boundDeck, boundSide, boundTags } from '../anki/imported-limits.ts';
import { clozeNumbers } from '../cloze.ts';
import type { CardText, TextRow } from './read-card-text.ts';

/** @returns the card without an id if the row has none; or null if nothing of its front is left */
export function cardOfRow(
  { front, back, tags, deck, guid, kind, typed }: TextRow,
  { format }: Pick<CardText, 'format'>,
  readField: ReadField,
): {
  card: Omit<ImportedCard, 'foreignId' | 'changedAt'> & { foreignId: string | null };
  remarks: ImportRemark[];
} | null {
  const isCloze = kind === 'cloze';
  const toField = (text: string, hasGaps: boolean): FieldText =>
    format === 'markdown'
      ? { markdown: text, media: [], remarks: namesMedia(text) ? ['media_missing'] : [] }
      : readField(format === 'html' ? text : escapedHtml(text), hasGaps);
  const [read, readBack] = [toField(front, isCloze), toField(back, false)];
  const side = isCloze ? boundCloze(read.markdown) : boundSide(read.markdown);
  const other = boundSide(readBack.markdown);
  const numbers = isCloze ? clozeNumbers(side.value) : kind === 'reversed' ? [0, 1] : [0];
  if (side.value === '' || numbers.length === 0 || (!isCloze && other.value === '')) return null;

  const [ownTags, path] = [boundTags(tags), boundDeck((deck ?? '').split('::'))];
  const remarks = new Set<ImportRemark>([...read.remarks, ...readBack.remarks]);
  if (side.isCut || other.isCut) remarks.add('text_cut');
  if (ownTags.isCut) remarks.add('tags_cut');
  if (path.isCut) remarks.add('deck_cut');
  return {
    card: {
      foreignId: guid === null ? null : `${guid.slice(0, 190)}:${isCloze ? 'n' : 0}`,
      kind,
      typed,
      front: side.value,
      back: other.value,
      occlusion: null,
      tags: ownTags.value,
      deck: path.value,
      flag: 0,
      faces: numbers.map((ordinal) => ({
        ordinal,
        state: null,
        reviews: [],
        suspended: false,
        buried: false,
      })),
      media: [...new Set([...read.media, ...readBack.media])],
    },
    remarks: [...remarks],
  };
}

/** A table has no files, and the texts of an export name theirs. */
const namesMedia = (markdown: string): boolean => /\]\(media:/.test(markdown);

/** Anki shows a text that is no HTML as it is written, with its line ends. */
function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}
