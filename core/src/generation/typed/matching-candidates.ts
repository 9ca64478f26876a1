import { wholeMeaning } from '../../cards/sources/meaning-text.ts';
import { canBeAsked } from '../../cards/sources/term-form.ts';
import { bodyLimits, type MatchingBody } from '../../question-types/question-body.ts';
import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, getWords, normalForm } from '../../text/words.ts';
import { type DefinitionFact, type FactOrigin, GROUP_OF_SENTENCES, type TableFact } from '../facts/fact.ts';
import { isYear } from '../facts/phrases/phrases.ts';
import { CASE_NAME } from '../facts/phrases/term-kinds.ts';
import { isLeakFree } from '../gate/key-rules.ts';
import type { MatchedForm, TypedPhrases } from './phrases/typed-phrases.ts';
import type { TypedCandidate } from './typed-draft.ts';

const PRIORITY = 3.4;
const PAIRS = 4;
const MAX_MEANING_WORDS = 16;
const MAX_TERM_WORDS = 9;
/** Meanings that share more than this can be exchanged. */
const MAX_OVERLAP = 0.5;
/** Students do not read a longer quotation. */
const MAX_QUOTE_CHARACTERS = 900;

interface Wording extends Pick<TypedCandidate, 'stem' | 'kind'> {
  /** It separates the two sides of a pair. */
  colon: string;
}

/** A pair of the note, with where it stands. */
interface Pair {
  left: string;
  right: string;
  origin: FactOrigin;
  facts: readonly string[];
}

/**
 * Matches the labels of a list with their texts: terms and meanings, cases and rules, years and events.
 *
 * @param lines labelled lines and defining sentences of a note, in its order
 * @param phrases of their language
 * @returns matching questions; every line is in one at most
 */
export function getLineMatches(
  lines: readonly DefinitionFact[],
  { match, colon }: TypedPhrases,
): TypedCandidate[] {
  const runs = Map.groupBy(
    lines.filter(
      ({ meaning, about }) => about !== 'formula' && (about !== undefined || !SEVERAL.test(meaning)),
    ),
    ({ group, origin, term, about = '' }) =>
      [
        about,
        getForm(term),
        isYear(term) ? origin.page : group,
        group === GROUP_OF_SENTENCES ? origin.section : '',
      ].join(),
  );
  return [...runs.values()].flatMap((run) => {
    const form = getForm(run[0]?.term ?? '');
    const name = getName(run[0]);
    const stem = match[name];
    if (stem === null) return [];
    const fit = run.filter(({ term, about }) => about !== undefined || form !== 'term' || canBeAsked(term));
    return getMatches(
      fit.map(({ term, meaning, origin }) => ({
        left: term,
        right: wholeMeaning(meaning),
        origin,
        facts: [`term:${normalForm(term)}`, `date:${normalForm(wholeMeaning(meaning))}`],
      })),
      { stem, kind: name === 'year' ? 'number' : 'meaning', colon },
    );
  });
}

/** A line with a second label, a formula or a chain. */
const SEVERAL = /[=;→]|->|\s[-–—]\s/;

function getName(fact: DefinitionFact | undefined): MatchedForm {
  if (fact?.about === 'holding' || fact?.about === 'case facts') return fact.about;
  if (fact?.about === 'case' && fact.origin.quote.includes('\n')) return 'case about';
  return getForm(fact?.term ?? '');
}

function getForm(term: string): 'year' | 'case' | 'term' {
  if (isYear(term)) return 'year';
  return CASE_NAME.test(term) ? 'case' : 'term';
}

/**
 * Matches the rows of a table with one of its columns: "Match each vitamin with its source."
 *
 * @param tables of a note
 * @param phrases of their language
 * @returns one matching question for each column with enough different values
 */
export function getTableMatches(tables: readonly TableFact[], phrases: TypedPhrases): TypedCandidate[] {
  return tables.flatMap(({ columns, rows }) => {
    const [subject = '', ...others] = columns;
    return others.flatMap((column, index) => {
      const stem = phrases.matchColumns(subject, column);
      if (stem === null) return [];
      const pairs = rows.flatMap(({ cells, origin }) => {
        const [left = '', right = ''] = [cells[0], cells[index + 1]];
        const facts = [`cell:${normalForm(left)}:${normalForm(column)}`];
        return left === '' || right === '' || normalForm(left) === normalForm(right)
          ? []
          : [{ left, right, origin, facts }];
      });
      return getMatches(pairs, { stem, kind: 'value', colon: phrases.colon });
    });
  });
}

function getMatches(pairs: readonly Pair[], wording: Wording): TypedCandidate[] {
  const matches: TypedCandidate[] = [];
  let open: Pair[] = [];
  for (const pair of pairs.filter(isFit)) {
    if (!open.every((other) => areApart(pair, other))) continue;
    open = [...open, pair];
    if (open.length < PAIRS) continue;

    const candidate = getCandidate(open, wording);
    if (candidate !== null) matches.push(candidate);
    open = candidate === null ? open.slice(1) : [];
  }
  return matches;
}

function isFit({ left, right }: Pair): boolean {
  return (
    getWords(right).length > 0 &&
    getWords(right).length <= MAX_MEANING_WORDS &&
    getWords(left).length <= MAX_TERM_WORDS &&
    right.length <= bodyLimits.text &&
    isLeakFree(right, left)
  );
}

const isCase = ({ left }: Pair) => CASE_NAME.test(left);

/** Neither meaning fits the other term, and neither names it. */
function areApart(one: Pair, other: Pair): boolean {
  return (
    (one.origin.page === other.origin.page || (isCase(one) && isCase(other))) &&
    normalForm(one.left) !== normalForm(other.left) &&
    overlapF1(contentStems(one.right), contentStems(other.right)) <= MAX_OVERLAP &&
    isLeakFree(one.right, other.left) &&
    isLeakFree(other.right, one.left)
  );
}

function getCandidate(pairs: readonly Pair[], { stem, kind, colon }: Wording): TypedCandidate | null {
  const origin = getFirstOrigin(pairs);
  if (origin === null) return null;

  const body: MatchingBody = {
    type: 'matching',
    pairs: pairs.map(({ left, right }) => ({ left, right })),
    extra: [],
  };
  return {
    kind,
    stem,
    body,
    explanation: `${pairs.map(({ left, right }) => `${left}${colon}${right}`).join('; ')}.`,
    origin,
    facts: pairs.flatMap(({ facts }) => facts),
    answers: [],
    isOwn: false,
    priority: PRIORITY,
  };
}

/** The passage with the first pair is the source; the explanation has the other pairs. */
function getFirstOrigin(pairs: readonly Pair[]): FactOrigin | null {
  const [first] = pairs;
  const length = pairs.reduce((sum, { origin }) => sum + origin.quote.length, 0);
  return first === undefined || length > MAX_QUOTE_CHARACTERS ? null : first.origin;
}
