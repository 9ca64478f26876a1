import type { FactOrigin } from '../../generation/facts/fact.ts';
import type { CardSource } from '../card-draft.ts';

/** Stands where the answer of a cloze card was, in plain text. */
export const BLANK = '________';

/** A card that a note might carry, before the gate: all texts are plain. */
export interface CardIdea {
  source: CardSource;
  /** The question; of a cloze card its text with a blank. */
  front: string;
  isCloze?: boolean;
  /** One for most cards, and the members of a list. */
  answers: string[];
  /** How several answers stand on the back: in a line, as points, or numbered. */
  shape?: 'points' | 'steps';
  origin: FactOrigin;
  /** Names of what it asks; of two that share one, a note gives the better one. */
  about: string[];
  /** How usable such cards are, 0-1 as readers judged them; comparable within one note. */
  worth: number;
}
