/** Pairs the abbreviations of a note with full names, of the note or of the question. */
import { getWords, isStopWord, type Word } from '../../text/words.ts';

type Pairs = ReadonlyMap<string, ReadonlySet<string>>;

const MAX_LENGTH = 6;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]{1,5}$/u;
/** "Bundle branch (BB)", "BB (bundle branch)". */
const BRACKETS = /\(([^()]{2,60})\)/gu;
/** "EF = ejection fraction". */
const SIGNS = / ?[=:–] ?/gu;
/** Characters around a sign in which a name is looked for. */
const NAME_LENGTH = 80;
const LAST_WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d]{1,5}$/u;

/** @returns the stems of the full name by the abbreviation's stem, and the abbreviation by each stem of its name */
export function findAbbreviations(question: string, text: string): Pairs {
  const pairs = new Map<string, Set<string>>();
  const add = (stem: string, other: string) => pairs.set(stem, (pairs.get(stem) ?? new Set()).add(other));
  const pair = (abbreviation: string, name: readonly Word[]) => {
    const [short] = getWords(abbreviation);
    for (const { lower, stem } of name) {
      if (short === undefined || isStopWord(lower)) continue;
      add(short.stem, stem);
      add(stem, short.stem);
    }
  };
  for (const { index, 1: inside = '' } of text.matchAll(BRACKETS)) {
    const leadingText = text.slice(Math.max(0, index - NAME_LENGTH), index).trimEnd();
    const [last = ''] = LAST_WORD.exec(leadingText) ?? [];
    if (ABBREVIATION.test(inside)) pair(inside, namedBy(inside, getWords(leadingText)));
    else if (last !== '') pair(last, namedBy(last, getWords(inside)));
  }
  for (const { index, 0: sign } of text.matchAll(SIGNS)) {
    const [short = ''] = LAST_WORD.exec(text.slice(Math.max(0, index - MAX_LENGTH - 1), index)) ?? [];
    const behind = index + sign.length;
    if (short !== '') pair(short, namedBy(short, getWords(text.slice(behind, behind + NAME_LENGTH))));
  }
  const questionWords = getWords(question);
  const words = getWords(text);
  for (const [index, word] of words.entries()) {
    if (ABBREVIATION.test(word.text))
      pair(word.text, findQuestionName(word, words[index + 1], questionWords));
  }
  for (const { text: short, lower } of questionWords)
    if (/^\p{L}{2,5}$/u.test(short) && !isStopWord(lower)) pair(short, namedBy(short, words));
  return pairs;
}

/** @returns the first words in a row whose initials are the abbreviation's characters; else none */
function namedBy(abbreviation: string, words: readonly Word[]): readonly Word[] {
  const characters = [...abbreviation.toLowerCase()];
  for (let start = 0; start + characters.length <= words.length; start += 1)
    if (characters.every((character, index) => words[start + index]?.lower[0] === character))
      return words.slice(start, start + characters.length);
  return [];
}

/** @returns what the question calls it: "ejection fraction" for EF, "sinoatrial" for SA before the same "node" */
function findQuestionName(
  short: Word,
  next: Word | undefined,
  questionWords: readonly Word[],
): readonly Word[] {
  const initialsName = namedBy(short.text, questionWords);
  if (initialsName.length > 0) return initialsName;
  return questionWords.filter(
    ({ lower }, index) =>
      lower.length > short.lower.length &&
      next !== undefined &&
      next.stem === questionWords[index + 1]?.stem &&
      isWithin(short.lower, lower),
  );
}

/** @returns whether a word begins with the abbreviation's first character and has the others behind it, in order */
function isWithin(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let index = 0;
  for (const character of short) {
    index = word.indexOf(character, index) + 1;
    if (index === 0) return false;
  }
  return true;
}
