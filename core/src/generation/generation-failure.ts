/** Why no items were made, and what a person can do about it. */
export type GenerationFailure = 'note_deleted' | 'nothing_to_ask' | 'nothing_in_scope' | 'generation_failed';

/** Kinds of generations: multiple-choice questions, flashcards, or a study guide. */
export const generationKinds = ['mcq', 'flashcard', 'enhanced_note'] as const;
export type GenerationKind = (typeof generationKinds)[number];

const sentences: Record<GenerationKind, Record<GenerationFailure, string>> = {
  mcq: {
    note_deleted: 'The note was deleted before its questions were made. Nothing was counted.',
    nothing_to_ask:
      'We found no new question in this note. Questions need lists, tables or explained terms. Make flashcards of it, or try another note. Nothing was counted.',
    nothing_in_scope:
      'We found nothing new about the topic, pages or kinds that you chose. Choose more of the note, or another topic. Nothing was counted.',
    generation_failed: 'The questions could not be made. Please try again. Nothing was counted.',
  },
  flashcard: {
    note_deleted: 'The note was deleted before its cards were made. Nothing was counted.',
    nothing_to_ask:
      'We found nothing new in this note that makes a fair card. Try a note with “Term: meaning” lines, questions with answers, lists or tables. Nothing was counted.',
    nothing_in_scope:
      'We found nothing new about the topic or pages that you chose. Choose more of the note, or another topic. Nothing was counted.',
    generation_failed: 'The cards could not be made. Please try again. Nothing was counted.',
  },
  enhanced_note: {
    note_deleted: 'The note was deleted before its study guide was made. Nothing was counted.',
    nothing_to_ask:
      'We found nothing in this note that a study guide could show. Try a note with full sentences, lists, “Term: meaning” lines or tables. Nothing was counted.',
    nothing_in_scope:
      'We found nothing in this note about what you asked for. Ask for something else. Nothing was counted.',
    generation_failed: 'The study guide could not be made. Please try again. Nothing was counted.',
  },
};

/** @returns one sentence for the person who waits */
export function generationFailureSentence(kind: GenerationKind, failure: GenerationFailure): string {
  return sentences[kind][failure];
}
