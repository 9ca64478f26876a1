import type { CardNote } from '../../../cards/card-note.ts';
import { getContext } from '../../../cards/sources/context.ts';
import { wholeMeaning } from '../../../cards/sources/meaning-text.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { type DefinitionFact, getOrigin } from '../../facts/fact.ts';
import { isYear } from '../../facts/phrases/phrases.ts';
import { capitalised } from '../../reading/asides.ts';
import { getTypedPhrases } from '../phrases/typed-phrases-by-language.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 3.3;
const EVENTS = { min: 4, max: 6 };
const MAX_WORDS = 16;
/** An event that says its time, or that points at another line. */
const IS_UNFIT =
  /\b(?:1\d|20)\d\d\b|^(?:he|she|it|they|this|these|that|same|also|again|later|then|after|before|next|ils?|elles?|ce|cette|ces|puis|ensuite)\b|[=→;]|\b(?:later|earlier|after (?:that|this))\b/i;

/**
 * Asks for the order of the dated lines of one section.
 *
 * @param note in a language whose questions are worded
 * @returns one order for each section with four dated events or more
 */
export function getDateCandidates(note: CardNote): TypedCandidate[] {
  const dated = note.facts.definitions.filter(({ term }) => isYear(term));
  const sections = Map.groupBy(dated, ({ origin }) => `${origin.page} ${origin.section}`);
  return [...sections.values()].flatMap((lines) => getCandidate(lines, note) ?? []);
}

function getCandidate(lines: readonly DefinitionFact[], note: CardNote): TypedCandidate | null {
  const fit = lines.filter(({ meaning }) => !IS_UNFIT.test(meaning) && getWords(meaning).length <= MAX_WORDS);
  const byYear = new Map(fit.map((line) => [Number(line.term), line]));
  const years = [...byYear.keys()].filter(Number.isFinite).sort((one, other) => one - other);
  const events = years.slice(0, EVENTS.max).flatMap((year) => byYear.get(year) ?? []);
  const texts = events.map(({ meaning }) => capitalised(wholeMeaning(meaning)));
  const [first] = events.toSorted((one, other) => one.origin.start - other.origin.start);
  const page = note.pages.find(({ number }) => number === first?.origin.page);
  const phrases = getTypedPhrases(note.language);
  if (
    phrases === null ||
    first === undefined ||
    page === undefined ||
    byYear.size < fit.length ||
    events.length < EVENTS.min
  )
    return null;
  if (new Set(texts.map(normalForm)).size < texts.length) return null;

  const end = Math.max(...events.map(({ origin }) => origin.end));
  const context = getContext(note, first.origin, texts.join(' '));
  return {
    kind: 'order',
    stem: phrases.earliestFirst(context),
    body: { type: 'ordering', items: texts, rule: 'longest_run' },
    explanation: `${events.map(({ term, meaning }) => `${term}${phrases.colon}${wholeMeaning(meaning)}`).join('; ')}.`,
    origin: getOrigin(page, { start: first.origin.start, end }),
    facts: events.map(({ meaning }) => `date:${normalForm(wholeMeaning(meaning))}`),
    answers: [],
    isOwn: false,
    priority: PRIORITY,
  };
}
