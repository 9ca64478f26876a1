import type { CardNote } from '../../../cards/card-note.ts';
import { bodyLimits } from '../../../question-types/question-body.ts';
import type { WordedLanguage } from '../../../text/language.ts';
import type { TaggedWord } from '../../../text/part-of-speech.ts';
import { containsWords, getWords, isStopWord, normalForm } from '../../../text/words.ts';
import { isRemark } from '../../facts/remarks.ts';
import { isWholeBlank } from '../../gate/stem-rules.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import { sentenceName, sentenceOrigin } from '../../statements/sentence-origin.ts';
import type { GapWords } from '../phrases/typed-phrases.ts';
import { getTypedPhrases } from '../phrases/typed-phrases-by-language.ts';
import { canBeTyped, getShortBody } from '../short-body.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = { called: 2.9, maker: 2.75, subject: 2.6, year: 2.55, position: 2.3 } as const;
const MIN_WORDS = 8;
const MAX_WORDS = 30;
const MIN_LETTERS = 4;

/**
 * Makes gaps for the names and years of sentences that stand alone: "Oyo: Atiba founded a new capital at [[1]]."
 *
 * @param note in a language whose questions are worded
 * @returns gap questions, at most two of a sentence, which share its name
 */
export function getNameGaps({ sentences, language, headings }: CardNote): TypedCandidate[] {
  const phrases = getTypedPhrases(language);
  if (phrases === null) return [];
  const words = phrases.gaps;
  const names = countNames(sentences);
  return sentences.flatMap((sentence) => {
    const { text, tagged, page, span } = sentence;
    if (tagged === null || tagged.length < MIN_WORDS || tagged.length > MAX_WORDS) return [];
    if (words.points.test(text) || isRemark(text)) return [];

    const heading = headings.above(page, span.start);
    const context = heading === null ? '' : phrases.titled(heading);
    return [...getYears(text, words), ...getNames(sentence, { tagged, names, words })].flatMap((gap) =>
      getCandidate(sentence, gap, { context, language }),
    );
  });
}

interface Gap {
  start: number;
  end: number;
  form: keyof typeof PRIORITY;
}

function getCandidate(
  sentence: NoteSentence,
  { start, end, form }: Gap,
  { context, language }: { context: string; language: WordedLanguage | null },
) {
  const flat = (text: string) => text.replace(/\s+/g, ' ');
  const answer = flat(sentence.text.slice(start, end));
  const [before, after] = [flat(sentence.text.slice(0, start)), flat(sentence.text.slice(end))];
  const blank = `${before}________${after}`;
  const isPrinted = [before, after, context].some((text) =>
    containsWords(normalForm(text), normalForm(answer)),
  );
  if (!canBeTyped(answer) || isPrinted || !isWholeBlank(blank, answer) || /\[\[|\]\]/.test(blank)) return [];

  const stem = `${context}${before}[[1]]${after}`.trim();
  if (stem.length > bodyLimits.text) return [];
  const candidate: TypedCandidate = {
    kind: form === 'year' ? 'number' : 'term',
    stem,
    body: { type: 'gaps', gaps: [{ weight: 1, answer: getShortBody(answer, language) }] },
    explanation: `${before}${answer}${after}`.trim(),
    origin: sentenceOrigin(sentence),
    facts: [sentenceName(sentence), `gap:${normalForm(answer)}`],
    answers: [answer],
    isOwn: false,
    priority: PRIORITY[form],
  };
  return [candidate];
}

/** The year of a sentence with several numbers is not certain. */
function getYears(text: string, { year: pattern, cited, day, maxNumbers }: GapWords): Gap[] {
  const years = [...text.matchAll(pattern)];
  const [year] = years;
  if (year === undefined || years.length > maxNumbers || cited.test(text)) return [];
  if ((text.replace(day, '').match(/\d+/g) ?? []).length > maxNumbers) return [];
  return [{ start: year.index, end: year.index + 4, form: 'year' }];
}

const NAME = /^\p{Lu}[\p{L}'’-]+$/u;

/** @returns names, which a student who knows the sentence can tell: the subject, the maker, what something is called, a place */
function getNames(
  { text, words: ownWords }: NoteSentence,
  { tagged, names, words }: { tagged: readonly TaggedWord[]; names: Names; words: GapWords },
): Gap[] {
  const gaps: Gap[] = [];
  for (let first = 0; first < ownWords.length; first += 1) {
    const last = getEnd(text, ownWords, { first, words });
    if (last === null) continue;
    const [opening, closing] = [ownWords[first], ownWords[last]];
    const gap = opening && closing && { start: opening.start, end: closing.end };
    const form = gap && getForm(gap, { text, next: tagged[last + 1], isFirst: first === 0, words });
    if (
      gap &&
      form !== null &&
      form !== undefined &&
      isCertain(text.slice(gap.start, gap.end), { names, words, first })
    )
      gaps.push({ ...gap, form });
    first = last;
  }
  return gaps;
}

/** @returns the index of the last word of a name that begins at a word, or null */
function getEnd(
  text: string,
  ownWords: NoteSentence['words'],
  { first, words: { noName, joins } }: { first: number; words: GapWords },
): number | null {
  const word = ownWords[first];
  if (word === undefined || !NAME.test(word.text) || noName.test(word.text)) return null;
  let last = first;
  for (let index = first + 1; index < ownWords.length; index += 1) {
    const [previous, next, after] = [ownWords[index - 1], ownWords[index], ownWords[index + 1]];
    if (previous === undefined || next === undefined) break;
    const between = text.slice(previous.end, next.start);
    if (between !== ' ' && !(between === '-' && NAME.test(next.text))) break;
    if (NAME.test(next.text)) last = index;
    else if (!joins.test(next.text) || after === undefined || !NAME.test(after.text)) break;
    if (next.text === 'and') break;
  }
  return last;
}

interface Surroundings {
  text: string;
  next: TaggedWord | undefined;
  isFirst: boolean;
  words: GapWords;
}

function getForm({ start, end }: Pick<Gap, 'start' | 'end'>, { text, next, isFirst, words }: Surroundings) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  // One of several names can be exchanged for another name.
  const [severalBefore, severalAfter] = words.several;
  if (severalAfter.test(after) || severalBefore.test(before) || words.speaks.test(after)) return null;
  const isBeforeNoun = /^\s/.test(after) && (next?.wordClass === 'noun' || next?.wordClass === 'adjective');
  if (isBeforeNoun && words.subject === null) return null;
  if (words.called.test(before)) return 'called';
  if (words.maker.test(before)) return 'maker';
  if (isFirst || before === 'The ') {
    const isSubject = words.subject?.test(after) ?? (/^\s/.test(after) && next?.wordClass === 'verb');
    return isSubject ? 'subject' : null;
  }
  return words.position.test(before) && /^[\s.,;]/.test(after) ? 'position' : null;
}

/** The spellings of each word inside a sentence: the number with a capital, and the words without. */
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
function isCertain(
  name: string,
  { names: { capital, small }, words: { joins }, first }: { names: Names; words: GapWords; first: number },
): boolean {
  const ownWords = getWords(name).map(({ lower }) => lower);
  const [opening = ''] = ownWords;
  if (
    name.length < MIN_LETTERS ||
    isStopWord(opening) ||
    ownWords.some((word) => small.has(word) && !joins.test(word))
  )
    return false;
  return first > 0 || capital.has(opening);
}
