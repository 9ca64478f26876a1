import type { MeaningForm } from '../../cards/sources/meaning-form.ts';
import type { WordedLanguage } from '../../text/language.ts';
import type { FactOrigin } from '../facts/fact.ts';
import type { TermKind } from '../facts/phrases/term-kinds.ts';
import type { DefinitionClass } from './definition-class.ts';

/** A term and its meaning in a note, with the question for each; null if it cannot be asked. */
export interface Definition {
  term: string;
  meaning: string;
  /** Options of one question say what they say in one form. */
  form: MeaningForm;
  termStem: string | null;
  meaningStem: string | null;
  /** The run of its line; null for a definition from a sentence. */
  run: number | null;
  ofClass: DefinitionClass;
  /** The noun by which a question asks for the term. */
  kind: TermKind;
  language: WordedLanguage | null;
  stems: ReadonlySet<string>;
  /** True if its author marks the term. */
  isBold: boolean;
  origin: FactOrigin;
  spends: string[];
  /** The other label of its line. */
  rival?: string;
}
