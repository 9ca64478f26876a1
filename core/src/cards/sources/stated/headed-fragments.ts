import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { canBeAsked } from '../term-form.ts';
import { hasVerb, insideSentence, type StatedFact, type StatedSentence } from './stated-fact.ts';

const MAX_HEADING_WORDS = 3;
const MIN_WORDS = 5;
const MAX_WORDS = 32;
/** The verb behind them belongs to a clause that says which. */
const CLAUSE = /\s(?:that|which|who|whose|where|when|because|since|if|so that|in which|by which)\s.*$/;
const OWNS = /^(?:his|its|their|her)$/;
const OPENS_CLAUSE = /^(?:what|how|where|when)\s/i;

/**
 * Reads the fragment below a heading as what the heading is: "Agreement of the scholars on a ruling."
 *
 * @param said the first sentence below a heading
 * @returns at most one fact
 */
export function readHeadedFragment({ text, heading, isFirst, hasCapital }: StatedSentence): StatedFact[] {
  if (!isFirst || heading === null || getWords(heading).length > MAX_HEADING_WORDS) return [];
  const term = heading.replace(/^The /, '');
  const meaning = text.replace(/[.]$/, '');
  const words = getWords(meaning).length;
  if (meaning === text || words < MIN_WORDS || words > MAX_WORDS || /\d\.\d|[:;?=]|\s[–—]\s/.test(meaning))
    return [];
  if (
    !canBeAsked(term) ||
    /^(?:why|how|what|when|where|who)\b|\b(?:examples?|practice|question|exercise)\b/i.test(term) ||
    !isFragment(meaning)
  )
    return [];
  const inner = insideSentence(heading, hasCapital);
  return [
    {
      front: `What is ${inner}?`,
      answers: [meaning],
      source: 'genus',
      topic: `term:${normalForm(term)}`,
    },
  ];
}

function isFragment(meaning: string): boolean {
  if (OPENS_CLAUSE.test(meaning)) return true;
  const plain = meaning.replace(CLAUSE, '');
  const tagged = tagWords(`${plain}.`, getWords(plain));
  const [first, second] = tagged;
  const opens =
    first?.wordClass === 'gerund' || first?.wordClass === 'noun' || /^an?$/i.test(first?.text ?? '');
  return (
    opens &&
    !/^(?:verb|participle)$/.test(second?.wordClass ?? '') &&
    !hasVerb(plain) &&
    !tagged.some(({ wordClass, lower }) => wordClass === 'pronoun' && !OWNS.test(lower))
  );
}
