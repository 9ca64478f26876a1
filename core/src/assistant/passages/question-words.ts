/** The words of a question that carry its subject. */
import { getStem } from '../../text/stem.ts';
import { contentStems, getWords, isStopWord } from '../../text/words.ts';
import { getStudyWords } from '../related-words/study-words.ts';

/** Words of requests that are in no note. */
const WANTING = new Set(
  `another answer brief briefly chapter come compare define definition describe detail difference document example explain
  explanation file give happen help idea important know learn lecture list main mean meaning name next note notes overview page please
  point points question say show simple simply slide slides step study sum summarise summarize summary teach tell thing
  thought topic understand way word work`
    .split(/\s+/)
    .map(getStem),
);

/** Words without a question. */
const GREETING = new Set('bye good hello hey hi morning ok okay thank thanks'.split(' ').map(getStem));

/** @returns the stems that find passages; empty for a question about a complete note, and for a greeting */
export function stemsOfQuestion(question: string): string[] {
  const words = getWords(question);
  const isEnglish = words.some(({ lower }) => isStopWord(lower));
  // "Die" is an article in German.
  const stems = isEnglish
    ? words.flatMap(({ lower, stem }) => (isStopWord(lower) ? [] : [stem]))
    : contentStems(question);
  return [...new Set(stems)].filter(
    (stem) => !WANTING.has(stem) && !GREETING.has(stem) && (stem.length > 1 || /\d/.test(stem)),
  );
}

/** @returns whether a question is about the complete note, such as for a summary */
export function asksForAll(question: string): boolean {
  return stemsOfQuestion(question).length === 0 && getWords(question).some(({ stem }) => WANTING.has(stem));
}

const GOES_ON = /^(?:and|but|so|or|then|also|et|mais)\b/i;
const POINTS_BACK = /\b(?:it|its|they|them|their|he|she|him|her|his|this|that|these|those)\b/i;
/** A question with more words of a subject says what it is about. */
const MAX_STEMS_OF_FOLLOW_UP = 4;

/**
 * @returns whether a question depends on the previous one: "why?", "and which one came after it?", "what
 * happened next?"
 */
export function isFollowUp(question: string): boolean {
  const stems = stemsOfQuestion(question).length;
  if (stems < 2) return true;
  return stems <= MAX_STEMS_OF_FOLLOW_UP && (GOES_ON.test(question.trim()) || POINTS_BACK.test(question));
}

/**
 * Returns word beginnings as in a word index: the part that all forms of the word share.
 *
 * @returns at most this many: long words of the question first, then words of notes for the same things
 */
export function wordStarts(question: string, max: number): string[] {
  const requested = new Set(stemsOfQuestion(question));
  const starts = getWords(question)
    .filter(({ stem }) => requested.has(stem))
    .map(({ lower, stem }) => sharedStart(lower.replace(/['’].*$/, ''), stem));
  const related = [...requested]
    .flatMap((stem) => [...getStudyWords(stem)])
    .filter((stem) => stem.length > 2);
  const sorted = [...new Set(starts)].sort((one, other) => other.length - one.length);
  return [...new Set([...sorted, ...related])].slice(0, max);
}

function sharedStart(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length += 1;
  return length < 3 ? word : word.slice(0, length);
}
