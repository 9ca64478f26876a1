import { type CheckedItem, filled, hasBlank, keyOf } from './checked-item.ts';
import { getWords, indexOfRun } from './plain-words.ts';

const MOST_WORDS = 400;
/** Forms that repeat the rest of the sentence. "Which wind ...?" and "What is ... called?" have their own words. */
const QUESTION_WORDS = /^(?:which(?: one)? of the following(?: terms?| words?)?|who)\b/i;
/** "Which of the following fits the description “...”?": only the text between the marks is the note's. */
const DESCRIPTION = /^which\b[^“”]* “(.+)”\s?\?$/iu;
const ARTICLES = ['a', 'an', 'the'];

/** A source sentence: its words, and the word positions at which an omitted part may start or end. */
interface Source {
  words: string[];
  /** One entry more than words: the end is a cut. */
  cuts: boolean[];
}

/**
 * The text of the print that does not come from the source sentence by omitting complete brackets,
 * appositions and clauses; null if all of it does, and for forms that are not made of one sentence.
 */
export function clozeFault(item: CheckedItem): string | null {
  const source = readSource(item.quote);
  if (source.words.length === 0 || source.words.length > MOST_WORDS) return null;

  const key = getWords(keyOf(item));
  if (hasBlank(item)) return getFault(getWords(filled(item, keyOf(item))), source);
  if (item.kind === 'meaning') return getFault(key, source);
  const restated = item.kind === 'term' ? restatedPart(item.stem) : null;
  return restated === null ? null : getFault(getWords(restated), withoutKey(source, key));
}

/** The part of a question in the words of its source; null if it uses its own words. */
function restatedPart(stem: string): string | null {
  const description = DESCRIPTION.exec(stem)?.[1];
  if (description !== undefined) return description;
  return QUESTION_WORDS.test(stem) ? stem.replace(QUESTION_WORDS, '') : null;
}

function getFault(print: readonly string[], source: Source): string | null {
  const printed = print.filter((word) => !LINKING.test(word));
  if (printed.length === 0 || printed.length > MOST_WORDS) return null;

  const reached = furthest(printed, source);
  if (reached === printed.length + 1) return null;
  return reached === printed.length
    ? `ends inside a clause after "${printed.at(-1)}"`
    : `"${printed.slice(Math.max(0, reached - 2), reached + 2).join(' ')}" does not follow in the source`;
}

/** How many printed words can be reached; one more where the source may end there as well. */
function furthest(printed: readonly string[], { words, cuts }: Source): number {
  const width = words.length + 1;
  const seen = new Uint8Array((printed.length + 1) * width);
  const open: number[] = [];
  const visit = (done: number, index: number) => {
    const state = done * width + index;
    if (seen[state] === 1) return;
    seen[state] = 1;
    open.push(state);
  };
  words.forEach((_, index) => {
    if (cuts[index] === true || ARTICLES.includes(words[index - 1] ?? '')) visit(0, index);
  });

  let best = 0;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const done = Math.floor(state / width);
    const index = state % width;
    best = Math.max(best, done);
    if (done === printed.length && cuts[index] === true) return done + 1;
    if (printed[done] !== undefined && printed[done] === words[index]) visit(done + 1, index + 1);
    else if (ARTICLES.includes(printed[done] ?? '')) visit(done + 1, index);
    if (cuts[index] === true && index < words.length) visit(done, nextCut(cuts, index));
  }
  return best;
}

function nextCut(cuts: readonly boolean[], index: number): number {
  const next = cuts.indexOf(true, index + 1);
  return next === -1 ? cuts.length - 1 : next;
}

const TOKEN = /[\p{L}\p{N}\p{M}]+|[,;:=()[\]–—.?!]|--| - /gu;
const CLAUSE_STARTS =
  /^(?:and|or|but|because|which|who|whose|where|when|while|although|though|whereas|since|if|as|so|such|including|like)$/;
/** They join a sentence to the previous one and carry no meaning themselves. */
const LINKING = /^(?:also|however|therefore|thus|hence|moreover|furthermore|instead|again|finally)$/;
const COPULAS = /^(?:is|are|was|were|refers|means|called|known|termed)$/;
/** A sentence that begins so has its first comma behind the opening phrase. */
const LEADS =
  /^(?:as|in|on|at|by|for|to|from|with|after|before|during|when|while|if|because|although|since)$/;
const LIST_WORDS = 4;

function readSource(quote: string): Source {
  const words: string[] = [];
  const cuts: boolean[] = [true];
  const marks: string[] = [''];
  for (const [token] of quote.toLowerCase().matchAll(TOKEN)) {
    if (LINKING.test(token)) continue;
    if (/[\p{L}\p{N}\p{M}]/u.test(token)) {
      words.push(token);
      cuts.push(false);
      marks.push('');
      const here = words.length - 1;
      if (CLAUSE_STARTS.test(token) || COPULAS.test(token)) cuts[here] = true;
    } else {
      cuts[words.length] = true;
      marks[words.length] = token;
    }
  }
  cuts[words.length] = true;
  joinLists(words, cuts, marks);
  return { words, cuts };
}

/** A member of "a, b, or c" is no apposition: the commas of such a list are no cuts. */
function joinLists(words: readonly string[], cuts: boolean[], marks: readonly string[]): void {
  const commas = marks.flatMap((mark, index) => (mark === ',' ? [index] : []));
  commas.forEach((comma, number) => {
    const last = commas[number + 1];
    const isLead = number === 0 && LEADS.test(words[0] ?? '');
    if (isLead || last === undefined || last - comma > LIST_WORDS) return;
    const isList = words[last] === 'and' || words[last] === 'or';
    const isAside = CLAUSE_STARTS.test(words[comma] ?? '') || ARTICLES.includes(words[comma] ?? '');
    if (!isList || isAside) return;
    cuts[comma] = false;
    cuts[last] = false;
  });
}

/** The source of "Which ...?": the key may be omitted with its article, whatever surrounds it. */
function withoutKey(source: Source, key: readonly string[]): Source {
  const index = indexOfRun(source.words, key);
  if (index === -1) return source;

  const end = index + key.length;
  const start = ARTICLES.includes(source.words[index - 1] ?? '') ? index - 1 : index;
  const cuts = [...source.cuts];
  cuts[start] = true;
  cuts[end] = true;
  return { words: source.words, cuts };
}
