/** The context of one QTI item. */
import type { FileDifficulty, FilePicture } from '../question-file.ts';

/** Labels of the item from a manifest or a test. */
export interface ItemLabels {
  topic: string | null;
  difficulty: FileDifficulty | null;
  tags: string[];
}

export const noLabels: ItemLabels = { topic: null, difficulty: null, tags: [] };

/** A text that an item shares with others. */
export interface Stimulus {
  title: string;
  html: string;
}

/** The file of an item, and the other files of its package. */
export interface QtiContext {
  labels: ItemLabels;
  /**
   * @param src the address of a picture
   * @returns the picture, or null
   */
  fileAt(src: string): FilePicture | null;
  /**
   * @param name the name of a shared text; in QTI 3 its address
   * @returns the text, or null
   */
  stimulusAt(name: string): Stimulus | null;
}

/** @param word a program's word for a difficulty @returns the difficulty, null for an unknown word */
export function getDifficulty(word: string): FileDifficulty | null {
  const text = word.trim().toLowerCase();
  if (text === 'easy' || text === 'very easy') return 'easy';
  if (text === 'medium' || text === 'moderate' || text === 'average') return 'medium';
  return text === 'hard' || text === 'difficult' || text === 'very difficult' ? 'hard' : null;
}
