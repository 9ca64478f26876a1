import type { NoteSentence } from './note-sentence.ts';

/**
 * Divides a note into stretches of about the same number of words, so that questions can be spread over it.
 *
 * @returns for each sentence, by its index, the number of its stretch.
 */
export function stretchesOf(sentences: readonly NoteSentence[], wanted: number): number[] {
  const total = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const perStretch = Math.max(1, total / Math.max(1, wanted));
  const stretches: number[] = [];
  let seen = 0;
  for (const sentence of sentences) {
    stretches.push(Math.min(wanted - 1, Math.floor(seen / perStretch)));
    seen += sentence.words.length;
  }
  return stretches;
}
