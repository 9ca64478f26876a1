/** Why no items were made, and what a person can do about it. */
export type GenerationFailure = 'note_deleted' | 'nothing_to_ask' | 'nothing_in_scope' | 'generation_failed';

const sentences: Record<GenerationFailure, string> = {
  note_deleted: 'The note was deleted before its questions were made. Nothing was counted.',
  nothing_to_ask:
    'We found nothing new in this note that makes a fair question. Try a note with full sentences, “Term: meaning” lines, lists or tables. Nothing was counted.',
  nothing_in_scope:
    'We found nothing new about the topic, pages or kinds that you chose. Choose more of the note, or another topic. Nothing was counted.',
  generation_failed: 'The questions could not be made. Please try again. Nothing was counted.',
};

/** @returns one sentence for the person who waits */
export function generationFailureSentence(failure: GenerationFailure): string {
  return sentences[failure];
}
