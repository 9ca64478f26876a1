import type { FactOrigin } from '../facts/fact.ts';
import type { GuessingTally } from '../options/option-balance.ts';
import type { QuestionDraft, QuestionKind } from '../question-draft.ts';

/** Something that a note lets one ask, whether from a sentence or from its structure. */
export interface Askable {
  kind: QuestionKind;
  /** How good a question it promises to be; comparable within one note. */
  worth: number;
  /** The number of the part of the note that it is from: questions are spread over the parts. */
  group: number;
  /** Where it stands, and the words that prove it. */
  origin: FactOrigin;
  /** Names of what it asks. Once it is asked, nothing that shares a name with it is asked in the same set. */
  spends: readonly string[];
  /** @returns the question with its options, the key first; null where none are fair */
  ask(set: SetUnderWay): Asked | null;
}

/** What options of the next question are balanced against. */
export interface SetUnderWay {
  tally: GuessingTally;
  /** By normal form, how many questions of the set offered an option already. */
  timesUsed: ReadonlyMap<string, number>;
}

export interface Asked {
  draft: QuestionDraft;
  /** For each guessing strategy, what it wins with these options. */
  won: number[];
  /** Normal forms of its distractors. */
  offered: string[];
  /** Whether its distractors are known to be of the key's class; a question without waits for the others. */
  isOfClass: boolean;
}
