import type { FactOrigin } from '../../generation/facts/fact.ts';
import type { WordedLanguage } from '../../text/language.ts';
import { normalForm, wordsOf } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import { cardPhrasesFor } from '../phrases/card-phrases.ts';
import { firstPart } from './meaning-text.ts';

const WORTH = 0.97;
const FEWEST_EVENT_WORDS = 3;
const MOST_EVENT_WORDS = 16;
const YEAR = /^(?:1\d|20)\d\d$/;
const MONTH =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** A day, a month, a decade, a span of years. */
const DATE = new RegExp(
  `^(?:(?:c\\.? ?|circa )?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:(?:${MONTH}) )?(?:\\d{1,2},? )?(?:1\\d|20)\\d\\d(?:['’]?s)?(?:\\s?[-–]\\s?(?:(?:1\\d|20)?\\d\\d))?|\\d{1,4} ?(?:BC|BCE|AD|CE))$`,
  'i',
);

interface DatedLine {
  term: string;
  meaning: string;
  origin: FactOrigin;
  context: string;
  language: WordedLanguage | null;
}

/**
 * "1914 - amalgamation of north and south", and "First coup: 1966".
 *
 * @returns null for a line without a date; its card is null where the line says too little of what happened
 */
export function datedCard({
  term,
  meaning,
  origin,
  context,
  language,
}: DatedLine): { card: CardIdea | null } | null {
  const isFirst = DATE.test(term);
  if (!isFirst && !DATE.test(meaning)) return null;

  const [date, event] = isFirst ? [term, firstPart(meaning)] : [meaning, term];
  const words = wordsOf(event).length;
  if (words < FEWEST_EVENT_WORDS || words > MOST_EVENT_WORDS) return { card: null };
  const phrases = cardPhrasesFor(language);
  const front = YEAR.test(date) ? phrases.year(event) : phrases.date(event);
  return {
    card: {
      source: 'date',
      front: `${context}${front}`,
      answers: [date],
      origin,
      about: [`date:${normalForm(event)}`],
      worth: WORTH,
    },
  };
}
