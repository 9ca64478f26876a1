import { contentStems, normalForm } from '../../text/words.ts';
import type { DefinitionFact } from '../facts/fact.ts';
import type { Definition } from './definition.ts';
import { getClass } from './definition-class.ts';

const TERM_STEMS: Readonly<Record<'case' | 'case facts' | 'holding', string>> = {
  case: 'Which case is described: “*”?',
  'case facts': 'Which case has the following facts: “*”?',
  holding: 'In which case did the court hold: “*”?',
};

/**
 * Asks for a law case by its facts or by its holding, and for its holding.
 *
 * @param fact of the note
 * @returns the case with its questions; null for a line about something else
 */
export function getCaseDefinition({
  about,
  term,
  meaning,
  group,
  origin,
}: DefinitionFact): Definition | null {
  if (about === undefined || about === 'formula') return null;
  return {
    term,
    meaning,
    origin,
    run: group,
    form: 'clause',
    kind: 'case',
    language: 'eng',
    isBold: false,
    ofClass: getClass('case', '', 'eng'),
    stems: contentStems(meaning),
    termStem: TERM_STEMS[about].replace('*', () => meaning),
    meaningStem: about === 'holding' ? `What did the court hold in ${term}?` : null,
    spends: [`term:${normalForm(term)}:${about}`],
  };
}
