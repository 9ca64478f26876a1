import { isPluralPhrase } from '../../text/number-form.ts';
import { normalForm } from '../../text/words.ts';
import type { Term } from '../terms/term.ts';
import { taggedSentence } from './tagged-sentence.ts';

/**
 * @param surface the term as its note writes it
 * @param changes what else is known of it
 * @returns a term that stands once in a note, where a sentence names it behind "The" and says nothing of it
 */
export function sampleTerm(surface: string, changes: Partial<Term> = {}): Term {
  const sentence = taggedSentence(`The ${surface} stands.`);
  return {
    norm: normalForm(surface),
    forms: [{ surface, isPlural: isPluralPhrase(surface), isCapital: /^\p{Lu}/u.test(surface), count: 1 }],
    mentions: [{ sentence, first: 1, last: sentence.words.length - 2 }],
    occurrences: 1,
    isPerson: false,
    isBold: false,
    wholeShare: 1,
    opensWithDefinition: false,
    score: 0,
    definitionStrength: 0,
    ...changes,
  };
}
