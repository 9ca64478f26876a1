/** What stands around one item of QTI. */
import type { FileDifficulty, FilePicture } from '../question-file.ts';

/** Of the item, where a manifest or a test says it. */
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

/** The file that an item is in, and those beside it. */
export interface QtiContext {
  labels: ItemLabels;
  /** @param src the address of a picture @returns what is there, null where nothing is */
  fileAt(src: string): FilePicture | null;
  /** @param name of a shared text, in QTI 3 its address @returns it, null where it is not there */
  stimulusAt(name: string): Stimulus | null;
}

/** @param word as programs write it @returns the difficulty that it means, null for any other */
export function difficultyOf(word: string): FileDifficulty | null {
  const said = word.trim().toLowerCase();
  if (said === 'easy' || said === 'very easy') return 'easy';
  if (said === 'medium' || said === 'moderate' || said === 'average') return 'medium';
  return said === 'hard' || said === 'difficult' || said === 'very difficult' ? 'hard' : null;
}
