import type { NoteUsage } from '../../cards/note-usage.ts';
import { formulaFront } from '../../cards/sources/meaning-form.ts';
import { contentStems, normalForm } from '../../text/words.ts';
import type { DefinitionFact } from '../facts/fact.ts';
import type { Definition } from './definition.ts';
import { getClass } from './definition-class.ts';

/**
 * Asks for a formula by the name of its result.
 *
 * @param fact of an English note
 * @returns the formula with its question; null for any other fact
 */
export function getFormulaDefinition(fact: DefinitionFact, usage: NoteUsage): Definition | null {
  const { about, term, meaning, group, origin } = fact;
  if (about !== 'formula') return null;
  return {
    term,
    meaning,
    origin,
    run: group,
    form: 'fragment',
    kind: 'symbol',
    language: 'eng',
    isBold: false,
    ofClass: getClass('formula', '', 'eng'),
    stems: contentStems(meaning),
    termStem: null,
    meaningStem: formulaFront(term, usage),
    spends: [`term:${normalForm(term)}`],
  };
}
