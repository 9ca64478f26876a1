/** Why cards of a file stay out or were changed, and what their owner can do. */
import type { ImportRemark, Omission } from '@akada/core/cards/anki/imported-card.ts';

const omitted: Record<Omission, string> = {
  no_note_type: 'The package lacks the note type. Check the database in Anki and export again.',
  no_template: 'The note type lacks the template. Check the database in Anki and export again.',
  empty_front: 'The front is empty. Fill its field in Anki and export again.',
  empty_back: 'The back is empty. Fill its field in Anki and export again.',
  no_gap: 'The text has no gap. Mark one in Anki and export again.',
  no_picture: 'The picture is not in the package. Export again with media.',
  no_cover: 'The picture has no cover. Draw one in Anki and export again.',
  no_cards: 'The note has no cards in Anki.',
};

const remarks: Record<ImportRemark, string> = {
  text_cut: 'A long text was cut at 4,000 characters.',
  gaps_cut: 'Only the first 20 gaps are asked.',
  tags_cut: 'Tags beyond the tenth, and long tags, were cut.',
  deck_cut: 'A deep or long deck name was cut.',
  covers_cut: 'Some covers were omitted.',
  media_missing: 'A picture or sound is not in the file. Export again with media.',
  media_remote: 'A picture of another site stays out. Save it in Anki and export again.',
  markup_dropped: 'Scripts and layout were omitted.',
  not_typed: 'The answer is not typed any more.',
};

export function sentenceForOmission(reason: Omission): string {
  return omitted[reason];
}

export function sentenceForRemark(remark: ImportRemark): string {
  return remarks[remark];
}

/** Reasons why an import ended without a look into its file. */
export const importProblems = {
  too_much: 'This file takes too long to read. Export its decks one by one.',
  unreadable: 'This file could not be read. Export it from its program again.',
  missing: 'This file is no longer here. Choose it again.',
  nothing: 'We found no card in this file.',
  given_up:
    'The import could not be finished just now. Import the same file again later: cards that are in stay as they are.',
} as const;
