import { isPluralNoun } from '../../text/number-form.ts';
import type { TaggedWord } from '../../text/part-of-speech.ts';
import { isStopWord, type Word } from '../../text/words.ts';
import { isSignpostLabel } from '../facts/labels/signpost-labels.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { isJoined, nounPhrases, type WordRun } from './noun-phrases.ts';
import { TRADE } from './person-names.ts';
import { isVagueAdjective, isVagueNoun } from './vague-words.ts';

const MOST_WORDS = 4;

export interface TermCandidate {
  norm: string;
  stems: string[];
  isBold: boolean;
  /** The wordings, in lower case, that occurred as a noun phrase: "retrieval" did, "retrieve" did not. */
  wordings: string[];
}

/** Everything in the note that may be a term, by normal form: noun phrases, "N of N" phrases and bold runs. */
export function termCandidates(sentences: readonly NoteSentence[]): Map<string, TermCandidate> {
  const candidates = new Map<string, TermCandidate>();
  for (const sentence of sentences) {
    for (const run of getRuns(sentence)) add(candidates, sentence.words, run, false);
    for (const span of sentence.bold) {
      const run = runInside(sentence.words, span.start, span.end);
      if (run !== null && !isSignpost(sentence, run)) add(candidates, sentence.words, run, true);
    }
  }
  return candidates;
}

/** A bold label such as "Purpose:" announces the text after it, in each section again. */
function isSignpost({ text, words }: NoteSentence, { first, last }: WordRun): boolean {
  const end = words[last]?.end ?? text.length;
  return /^\s*:/.test(text.slice(end)) && isSignpostLabel(text.slice(words[first]?.start ?? 0, end));
}

function getRuns(sentence: NoteSentence): WordRun[] {
  if (sentence.tagged === null) return [];

  const phrases = nounPhrases(sentence.text, sentence.tagged).map((run) =>
    trimmed(sentence.text, sentence.tagged ?? [], run),
  );
  const joined: WordRun[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const next = phrases[at + 1];
    if (next !== undefined && isJoinedByOf(sentence, phrase, next)) {
      joined.push({ first: phrase.first, last: next.last });
    }
  }
  return [...phrases, ...joined].filter((run) => run.last >= run.first);
}

/** "The term utility" names utility. */
export const NAMES_WORD = /^(?:term|word|phrase|concept|notion)$/;

function trimmed(text: string, words: readonly TaggedWord[], run: WordRun): WordRun {
  let first = run.first;
  while (
    first < run.last &&
    (NAMES_WORD.test(words[first]?.lower ?? '') ||
      (isVagueAdjective(words[first]?.stem ?? '') && !opensCompound(text, words, first)))
  ) {
    first += 1;
  }
  // "Neuroscientist Michael Arbib" becomes "Michael Arbib", like other names in a note.
  if (run.last - first > 1 && TRADE.test(words[first]?.lower ?? '')) first += 1;
  return { first, last: run.last };
}

/** An adjective with a hyphen belongs to the term: "short-term memory" is not a short memory. */
function opensCompound(text: string, words: readonly TaggedWord[], index: number): boolean {
  return text.charAt(words[index]?.end ?? 0) === '-';
}

function isJoinedByOf(sentence: NoteSentence, left: WordRun, right: WordRun): boolean {
  const link = sentence.words[left.last + 1];
  if (link?.lower !== 'of' || right.first !== left.last + 2 || right.last - left.first + 1 > MOST_WORDS)
    return false;

  const previousWord = sentence.words[left.last];
  const after = sentence.words[right.first];
  if (previousWord === undefined || after === undefined) return false;
  return isJoined(sentence.text, previousWord, link) && isJoined(sentence.text, link, after);
}

/** The words that lie completely inside a span of the sentence, or null. */
function runInside(words: readonly Word[], start: number, end: number): WordRun | null {
  const first = words.findIndex((word) => word.start >= start && word.end <= end);
  if (first === -1) return null;

  let last = first;
  while ((words[last + 1]?.end ?? Number.POSITIVE_INFINITY) <= end) last += 1;
  return { first, last };
}

function add(
  candidates: Map<string, TermCandidate>,
  words: readonly Word[],
  run: WordRun,
  isBold: boolean,
): void {
  const ownWords = words.slice(run.first, run.last + 1);
  if (ownWords.length === 0 || ownWords.length > (isBold ? MOST_WORDS + 2 : MOST_WORDS)) return;
  if (
    isBold ? ownWords.every((word) => isStopWord(word.lower)) || isStatement(ownWords) : !canBeTerm(ownWords)
  )
    return;

  const stems = ownWords.map((word) => word.stem);
  const norm = stems.join(' ');
  const candidate = candidates.get(norm) ?? { norm, stems, isBold, wordings: [] };
  candidate.isBold ||= isBold;
  const wording = getWording(ownWords);
  if (!candidate.wordings.includes(wording)) candidate.wordings.push(wording);
  candidates.set(norm, candidate);
}

/** The words in lower case, single spaces between them, so that hyphens make no difference. */
export function getWording(words: readonly Word[]): string {
  return words.map((word) => word.lower).join(' ');
}

/** Possessives, and endings of adjectives that stand as nouns only by a mistake of the tagger. */
const NO_NOUN = /['’]|(?:tive|sive|xive|ous|able|ible|ful|less|ical)$/;

const FINITE = /^(?:is|are|was|were|has|have|had)$/;
const MEASURES = /^(?:amount|quantity|proportion|extent|degree)$/;

function canBeTerm(words: readonly Word[]): boolean {
  const first = words[0];
  if (first === undefined || isStopWord(first.lower)) return false;
  // "Mishra et al." names authors, not a term.
  if (words.some(({ lower }, index) => lower === 'et' && words[index + 1]?.lower === 'al')) return false;
  if (words.some((word) => !/\p{L}{2}/u.test(word.text) || word.text.length > 30)) return false;
  if (words.length === 1)
    return first.text.length > 2 && !isVagueNoun(first.stem) && !NO_NOUN.test(first.text);
  if (words.some((word) => /['’]s?$/.test(word.text)) && !isEponym(words)) return false;

  if (isStatement(words)) return false;

  if (words.length === 2 && words.every((word) => word.text === word.lower && isPluralNoun(word.lower)))
    return false;

  // "The amount consumers buy" is a noun with a relative clause that has no pronoun.
  if (MEASURES.test(first.lower) && isPluralNoun(words[1]?.lower ?? '')) return false;

  const of = words.findIndex((word) => word.lower === 'of');
  if (of > 0 && (isVagueNoun(words[of - 1]?.stem ?? '') || words.at(-1)?.lower.endsWith('ing'))) return false;
  return !words.every(
    (word) => isVagueNoun(word.stem) || isVagueAdjective(word.stem) || isStopWord(word.lower),
  );
}

/** "Data is analysed" is a statement, even in bold. */
function isStatement(words: readonly Word[]): boolean {
  return words.some(({ lower }, index) => index > 0 && FINITE.test(lower));
}

/** A term that starts with a name: "Broca’s area", but not "the bank’s assets". */
function isEponym(words: readonly Word[]): boolean {
  const owner = words[0]?.text ?? '';
  return /^\p{Lu}\p{L}+['’]s?$/u.test(owner) && !/['’]/.test(words.at(-1)?.text ?? '');
}
