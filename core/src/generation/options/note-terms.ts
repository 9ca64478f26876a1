import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import type { ClassAgreement, Wordings } from '../classes/term-classes.ts';
import type { Aliases } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import type { OptionTraits } from './plausibility.ts';

/** What the terms of one note are, for all of its questions. */
export interface NoteTerms {
  terms: readonly Term[];
  /** What it names too seldom for a term. */
  named: readonly Term[];
  aliases: Aliases;
  agreement: ClassAgreement;
  likeness: PhraseLikeness;
  traits(option: Term, key: Term, wording?: Wordings): OptionTraits;
}
