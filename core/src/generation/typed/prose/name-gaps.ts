import type { CardNote } from '../../../cards/card-note.ts';
import { bodyLimits } from '../../../question-types/question-body.ts';
import type { TaggedWord } from '../../../text/part-of-speech.ts';
import { containsWords, getWords, isStopWord, normalForm } from '../../../text/words.ts';
import { isRemark } from '../../facts/remarks.ts';
import { isWholeBlank } from '../../gate/stem-rules.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import { sentenceName, sentenceOrigin } from '../../statements/sentence-origin.ts';
import { canBeTyped, getShortBody } from '../short-body.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = { called: 2.9, by: 2.75, subject: 2.6, year: 2.55, place: 2.3 } as const;
const MIN_WORDS = 8;
const MAX_WORDS = 30;
const MIN_LETTERS = 4;
/** A person or thing that another sentence names. */
const POINTS =
  /\b(?:he|she|it|they|him|them|this|these|those|we|you|same|such|here|there|others?|another)\b/i;

/**
 * Makes gaps for the names and years of sentences that stand alone: "Oyo: Atiba founded a new capital at [[1]]."
 *
 * @param note in English
 * @returns gap questions, at most two of a sentence, which share its name
 */
export function getNameGaps({ sentences, language, headings }: CardNote): TypedCandidate[] {
  if (language !== 'eng') return [];
  const names = countNames(sentences);
  return sentences.flatMap((sentence) => {
    const { text, tagged, words, page, span } = sentence;
    if (tagged === null || words.length < MIN_WORDS || words.length > MAX_WORDS) return [];
    if (POINTS.test(text) || isRemark(text)) return [];

    const context = headings.above(page, span.start);
    return [...getYears(text), ...getNames(sentence, tagged, names)].flatMap((gap) =>
      getCandidate(sentence, gap, context),
    );
  });
}

interface Gap {
  start: number;
  end: number;
  form: keyof typeof PRIORITY;
}

function getCandidate(sentence: NoteSentence, { start, end, form }: Gap, context: string | null) {
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  const answer = flat(sentence.text.slice(start, end));
  const [before, after] = [flat(sentence.text.slice(0, start)), flat(sentence.text.slice(end))];
  const blank = `${before}________${after}`;
  const isPrinted = [before, after, context ?? ''].some((text) =>
    containsWords(normalForm(text), normalForm(answer)),
  );
  if (!canBeTyped(answer) || isPrinted || !isWholeBlank(blank, answer) || /\[\[|\]\]/.test(blank)) return [];

  const stem = `${context === null ? '' : `${context}: `}${before}[[1]]${after}`.trim();
  if (stem.length > bodyLimits.text) return [];
  const candidate: TypedCandidate = {
    kind: form === 'year' ? 'number' : 'term',
    stem,
    body: { type: 'gaps', gaps: [{ weight: 1, answer: getShortBody(answer) }] },
    explanation: `${before}${answer}${after}`.trim(),
    origin: sentenceOrigin(sentence),
    facts: [sentenceName(sentence), `gap:${normalForm(answer)}`],
    answers: [answer],
    isOwn: false,
    priority: PRIORITY[form],
  };
  return [candidate];
}

const YEAR = /(?<=\b(?:in|since|until|from|of|by) )(?:1\d{3}|20[0-2]\d)(?![\d–-]|\s?(?:–|to|or|and|BC)\s?)/gi;
/** "Law, The Oyo Empire (1977)" and "Decree 24 of 1999": the year belongs to a name. */
const CITED = /\(\d{4}\)|\b(?:Act|Decree|Law|No\.?|Constitution|edition)\b[^.]{0,20}\d{4}/i;

/** Only the year of a sentence with one number is certain. */
function getYears(text: string): Gap[] {
  const years = [...text.matchAll(YEAR)];
  const [year] = years;
  if (year === undefined || years.length > 1 || CITED.test(text)) return [];
  if ((text.match(/\d+/g) ?? []).length > 1) return [];
  return [{ start: year.index, end: year.index + 4, form: 'year' }];
}

const NAME = /^\p{Lu}[\p{L}'’-]+$/u;
/** A month, a day, or a title before a name. */
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Dr|Mr|Mrs|Prof|Sir|The|But|In|At|On|Of|And|For|God|English|British|French|German|Latin|Greek)$/;
const JOINS = /^(?:of|de|and|the|al|el|bin|ibn)$/;

/** @returns names, which whoever knows the sentence can tell: the subject, the maker, what something is called, a place */
function getNames({ text, words }: NoteSentence, tagged: readonly TaggedWord[], names: Names): Gap[] {
  const gaps: Gap[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const last = getEnd(text, words, first);
    if (last === null) continue;
    const [opening, closing] = [words[first], words[last]];
    const gap = opening && closing && { start: opening.start, end: closing.end };
    const form = gap && getForm(gap, { text, next: tagged[last + 1], isFirst: first === 0 });
    if (gap && form !== null && form !== undefined && isCertain(text.slice(gap.start, gap.end), names, first))
      gaps.push({ ...gap, form });
    first = last;
  }
  return gaps;
}

/** @returns the index of the last word of a name that begins at a word, or null */
function getEnd(text: string, words: NoteSentence['words'], first: number): number | null {
  const word = words[first];
  if (word === undefined || !NAME.test(word.text) || NO_NAME.test(word.text)) return null;
  let last = first;
  for (let index = first + 1; index < words.length; index += 1) {
    const [previous, next, after] = [words[index - 1], words[index], words[index + 1]];
    if (previous === undefined || next === undefined || text.slice(previous.end, next.start) !== ' ') break;
    if (NAME.test(next.text)) last = index;
    else if (!JOINS.test(next.text) || after === undefined || !NAME.test(after.text)) break;
    if (next.text === 'and') break;
  }
  return last;
}

interface Surroundings {
  text: string;
  next: TaggedWord | undefined;
  isFirst: boolean;
}

function getForm({ start, end }: Pick<Gap, 'start' | 'end'>, { text, next, isFirst }: Surroundings) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // One of several names can be exchanged for another one.
  if (/^(?:,? (?:and|or|&)|, \p{Lu}|['’]s\b|-)/u.test(after) || /(?:\b(?:and|or)|[,&/(])\s*$/.test(before))
    return null;
  const isBeforeNoun = /^\s/.test(after) && (next?.wordClass === 'noun' || next?.wordClass === 'adjective');
  if (isBeforeNoun) return null;
  if (/\b(?:called|named|known as)\s+(?:the )?$/.test(before)) return 'called';
  if (/\b\p{L}+(?:ed|en|wn|lt|nt|ung|de) by\s+(?:the )?$/u.test(before)) return 'by';
  if (isFirst || before === 'The ') return /^\s/.test(after) && next?.wordClass === 'verb' ? 'subject' : null;
  return /\b(?:at|in|from|to|into|near)\s+(?:the )?$/.test(before) && /^[\s.,;]/.test(after) ? 'place' : null;
}

/** How often each word is written with a capital inside a sentence, and how often without. */
interface Names {
  capital: ReadonlyMap<string, number>;
  small: ReadonlySet<string>;
}

function countNames(sentences: readonly NoteSentence[]): Names {
  const capital = new Map<string, number>();
  const small = new Set<string>();
  for (const { words, isHeading } of sentences) {
    if (isHeading) continue;
    for (const [index, { text, lower }] of words.entries()) {
      if (!/^\p{Lu}/u.test(text)) small.add(lower);
      else if (index > 0) capital.set(lower, (capital.get(lower) ?? 0) + 1);
    }
  }
  return { capital, small };
}

/** The first word of a sentence has a capital whatever it is. */
function isCertain(name: string, { capital, small }: Names, first: number): boolean {
  const words = getWords(name).map(({ lower }) => lower);
  const [opening = ''] = words;
  if (
    name.length < MIN_LETTERS ||
    isStopWord(opening) ||
    words.some((word) => small.has(word) && !JOINS.test(word))
  )
    return false;
  return first > 0 || capital.has(opening);
}
