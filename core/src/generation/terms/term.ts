import type { NoteSentence } from '../reading/note-sentence.ts';

/**
 * A term is a word or phrase that a text teaches. A mention is one position of it. A form is one wording of
 * it ("gene", "genes"); options of one question share number and capitals.
 */
export interface TermMention {
  sentence: NoteSentence;
  /** Indices into the sentence's words; `last` is inclusive. */
  first: number;
  last: number;
}

export interface TermForm {
  /** As in running text, without the capital of a sentence's start. */
  surface: string;
  isPlural: boolean;
  isCapital: boolean;
  count: number;
}

export interface Term {
  /** Normal form: stems joined by spaces; the identity of the term. */
  norm: string;
  forms: TermForm[];
  mentions: TermMention[];
  /** Number of occurrences of its words in the note, also inside longer terms. */
  occurrences: number;
  isPerson: boolean;
  isBold: boolean;
  /** The share of its mentions, 0-1, that are a whole noun phrase rather than a part of a longer one. */
  wholeShare: number;
  /** One of its first two mentions defines it. */
  opensWithDefinition: boolean;
  /** Weight in the note, higher is more worth asking; comparable within one note only. */
  score: number;
  /** The strongest definition found, 0-1; 0 for a term that is only mentioned. */
  definitionStrength: number;
}
