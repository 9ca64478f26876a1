import type { QuestionKind } from '../question-draft.ts';
import type { FactOrigin } from './fact.ts';

/** A question about a fact, with all that may stand beside its key. */
export interface FactQuestion {
  kind: QuestionKind;
  stem: string;
  key: string;
  /** Of the key's class, none of them right; the best first. */
  distractors: string[];
  origin: FactOrigin;
  /** False where the distractors may be of another class: such a question waits for the others. */
  isOfClass?: boolean;
  /** Comparable with that of questions from sentences. */
  worth: number;
  /** Names of what it asks: two questions that share one are the same question. */
  spends: string[];
}
