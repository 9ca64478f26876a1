import { readKeyLetters } from '../marks/key-letters.ts';

/** A number with the letters of its answer; positions are in the text that was read. */
export interface AnswerPair {
  number: number;
  text: string;
  start: number;
  end: number;
}

const PAIR =
  /\s{0,4}(?:q(?:uestion)?|no|n°)?\.?\s{0,2}[([]?(?<number>\d{1,3})[)\]]?\s?[.):=–—-]{0,2}\s{0,3}(?<text>[([]?(?:[A-H](?:\s?(?:,(?=\s?[A-H](?![.)\p{L}]))|&|\/|and)\s?[A-H]|[A-H])?|[a-h]|true|false|vrai|faux)[)\]]?)(?=$|[\s.,;|])[.,;|]?\s*/iuy;
const RANGE =
  /\s{0,4}(?<first>\d{1,3})\s?(?:[–—-]|to|à)\s?(?<last>\d{1,3})\s?[.:)=]\s{0,3}(?<letters>(?:[A-H][\s,]{0,2}){2,60})(?=$|\s|\d)/uy;

/**
 * Reads a line that consists of answers: several numbers with letters, or a range with all its letters ("1-5: BCADE")
 *
 * @param text of a line, or of the cells of a row with spaces between them
 * @param minPairs fewer answers are no list
 * @param from the first position that counts
 * @returns null for a line with anything else in it
 */
export function readAnswerPairs(text: string, minPairs: number, from = 0): AnswerPair[] | null {
  const pairs: AnswerPair[] = [];
  let position = from;
  while (position < text.length) {
    const found = readRange(text, position) ?? readPair(text, position);
    if (found === null) return null;
    pairs.push(...found.pairs);
    position = found.end;
  }
  return pairs.length < minPairs ? null : pairs;
}

const WORD_NUMBER = /(?<=^|\s)[([]?(?<number>\d{1,3})\s?[.)\]]\s{1,3}(?=\S)/gu;
const MIN_WORDS = 3;
/** Longer answers have separate lines. */
const MAX_WORDS = 60;

/**
 * Reads a line that lists answers in words: "6. booting 7. information 8. CPU". Only numbers that count on start an answer.
 *
 * @param text of a line
 * @param from the first position that counts; a number stands there
 * @returns null for every other line
 */
export function readWordPairs(text: string, from: number): AnswerPair[] | null {
  const marks: { number: number; start: number; end: number }[] = [];
  for (const found of text.slice(from).matchAll(WORD_NUMBER)) {
    const number = Number(found.groups?.number);
    const last = marks.at(-1);
    if (last === undefined ? found.index > 0 : number !== last.number + 1) continue;
    marks.push({ number, start: from + found.index, end: from + found.index + found[0].length });
  }
  const pairs = marks.map(({ number, start, end: textStart }, index) => {
    const end = marks[index + 1]?.start ?? text.length;
    return { number, text: text.slice(textStart, end).trim().replace(/[,;]$/, ''), start, end };
  });
  const areWords = pairs.every((pair) => pair.text !== '' && pair.text.length <= MAX_WORDS);
  return pairs.length >= MIN_WORDS && areWords ? pairs : null;
}

interface Found {
  pairs: AnswerPair[];
  end: number;
}

function readPair(text: string, position: number): Found | null {
  PAIR.lastIndex = position;
  const found = PAIR.exec(text);
  const answer = found?.groups?.text ?? '';
  if (found === null || (/^\p{Ll}{2}$/u.test(answer) && readKeyLetters(answer).length === 0)) return null;

  const end = position + found[0].length;
  const pair = { number: Number(found.groups?.number), text: answer, start: position, end };
  return { pairs: [pair], end };
}

function readRange(text: string, position: number): Found | null {
  RANGE.lastIndex = position;
  const found = RANGE.exec(text);
  if (found === null) return null;

  const first = Number(found.groups?.first);
  const letters = found.groups?.letters?.match(/[A-H]/g) ?? [];
  const end = position + found[0].length;
  if (Number(found.groups?.last) - first + 1 !== letters.length) return null;
  return {
    pairs: letters.map((letter, index) => ({ number: first + index, text: letter, start: position, end })),
    end,
  };
}
