import type { PrintedOptions } from '../../../papers/options/printed-options.ts';
import type { FactOrigin } from '../../facts/fact.ts';

/** A question of a note with its answer. */
export interface OwnPair {
  /** The text without its number and without remarks. */
  question: string;
  /** The lines of the answer; several for a list. */
  answers: string[];
  /** The options that the note prints, with the right one; null if there are none. */
  options: PrintedOptions | null;
  /** True for several items, false for the lines of one text. */
  isList: boolean;
  /** True if a mark or a sheet of questions says that it is a question. */
  isMarked: boolean;
  /** The question before it in a sheet; null for the first one and outside sheets. */
  previous: string | null;
  origin: FactOrigin;
}
