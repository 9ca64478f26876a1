import { bodyLimits, type MatchingBody } from '../../question-types/question-body.ts';
import { overlapF1 } from '../../text/set-overlap.ts';
import { contentStems, getWords, normalForm } from '../../text/words.ts';
import type { Definition } from '../choices/definitions.ts';
import type { DefinitionFact, FactOrigin } from '../facts/fact.ts';
import { isYear } from '../facts/phrases/phrases.ts';
import { isLeakFree } from '../gate/key-rules.ts';
import type { TypedCandidate } from './typed-draft.ts';

const WORTH = 3.4;
const PAIRS = 4;
const MAX_MEANING_WORDS = 16;
const MAX_TERM_WORDS = 5;
/** Meanings that share more than this can be exchanged. */
const MAX_OVERLAP = 0.5;
/** Nobody reads a longer quotation. */
const MAX_QUOTE_CHARACTERS = 900;

/** A pair of the note, with where it stands. */
interface Pair {
  left: string;
  right: string;
  origin: FactOrigin;
  facts: readonly string[];
}

/**
 * Matches terms with their meanings: four lines of one list, in the note's own words.
 *
 * @param definitions of a note, in its order
 * @returns matching questions; every definition is in one at most
 */
export function getTermMatches(definitions: readonly Definition[]): TypedCandidate[] {
  const runs = Map.groupBy(
    definitions.filter(({ run, meaning }) => run !== null && meaning !== ''),
    ({ run, form }) => `${run} ${form}`,
  );
  return [...runs.values()].flatMap((run) =>
    getMatches(
      run.map(({ term, meaning, origin, spends }) => ({ left: term, right: meaning, origin, facts: spends })),
      { stem: 'Match each term with its meaning.', kind: 'meaning' },
    ),
  );
}

/**
 * Matches years with events.
 *
 * @param lines of a note, in its order
 * @returns matching questions of the lines that begin with a year
 */
export function getDateMatches(lines: readonly DefinitionFact[]): TypedCandidate[] {
  const runs = Map.groupBy(
    lines.filter(({ term }) => isYear(term)),
    ({ group }) => group,
  );
  return [...runs.values()].flatMap((run) =>
    getMatches(
      run.map(({ term, meaning, origin }) => ({
        left: term,
        right: meaning,
        origin,
        facts: [`term:${normalForm(term)}`],
      })),
      { stem: 'Match each year with what happened.', kind: 'number' },
    ),
  );
}

function getMatches(
  pairs: readonly Pair[],
  { stem, kind }: Pick<TypedCandidate, 'stem' | 'kind'>,
): TypedCandidate[] {
  const matches: TypedCandidate[] = [];
  let open: Pair[] = [];
  for (const pair of pairs.filter(isFit)) {
    if (!open.every((other) => areApart(pair, other))) continue;
    open = [...open, pair];
    if (open.length < PAIRS) continue;

    const candidate = getCandidate(open, { stem, kind });
    if (candidate !== null) matches.push(candidate);
    open = candidate === null ? open.slice(1) : [];
  }
  return matches;
}

function isFit({ left, right }: Pair): boolean {
  return (
    getWords(right).length <= MAX_MEANING_WORDS &&
    getWords(left).length <= MAX_TERM_WORDS &&
    right.length <= bodyLimits.text &&
    isLeakFree(right, left)
  );
}

/** Neither meaning fits the other term, and neither names it. */
function areApart(one: Pair, other: Pair): boolean {
  return (
    one.origin.page === other.origin.page &&
    normalForm(one.left) !== normalForm(other.left) &&
    overlapF1(contentStems(one.right), contentStems(other.right)) <= MAX_OVERLAP &&
    isLeakFree(one.right, other.left) &&
    isLeakFree(other.right, one.left)
  );
}

function getCandidate(
  pairs: readonly Pair[],
  { stem, kind }: Pick<TypedCandidate, 'stem' | 'kind'>,
): TypedCandidate | null {
  const origin = getWholeOrigin(pairs);
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
    explanation: `${pairs.map(({ left, right }) => `${left}: ${right}`).join('; ')}.`,
    origin,
    facts: pairs.flatMap(({ facts }) => facts),
    answers: [],
    worth: WORTH,
  };
}

/** The passage with the first pair is the source; the other pairs stand in the explanation. */
function getWholeOrigin(pairs: readonly Pair[]): FactOrigin | null {
  const [first] = pairs;
  const length = pairs.reduce((sum, { origin }) => sum + origin.quote.length, 0);
  return first === undefined || length > MAX_QUOTE_CHARACTERS ? null : first.origin;
}
