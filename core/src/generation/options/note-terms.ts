import { type PhraseLikeness, phraseLikeness } from '../classes/phrase-likeness.ts';
import { type ClassAgreement, termClasses, type Wordings } from '../classes/term-classes.ts';
import type { Aliases } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import type { NotePhrases } from '../terms/terms.ts';
import { type OptionTraits, termTraits } from './plausibility.ts';

/** What the terms of one note are, for all of its questions. */
export interface NoteTerms {
  terms: readonly Term[];
  /** What it names too seldom for a term. */
  named: readonly Term[];
  aliases: Aliases;
  agreement: ClassAgreement;
  likeness: PhraseLikeness;
  traits(option: Term, key: Term, wording?: Wordings, asked?: string): OptionTraits;
}

/**
 * @param phrases what the note names
 * @param aliases the other names that it gives its terms
 * @returns its terms with what compares them
 */
export function noteTermsOf({ terms, named }: NotePhrases, aliases: Aliases): NoteTerms {
  const [agreement, likeness] = [termClasses([...terms, ...named]), phraseLikeness()];
  return { terms, named, aliases, agreement, likeness, traits: termTraits(agreement, likeness) };
}
