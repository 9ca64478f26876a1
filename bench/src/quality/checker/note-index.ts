import { getWords, indexOfRun } from './plain-words.ts';

/** One sentence or line of the note. */
export interface NoteSentence {
  text: string;
  words: string[];
  /** The number of its line. */
  line: number;
}

/** The spelling of a word in positions in which a capital is significant. */
interface Capitals {
  upper: number;
  lower: number;
}

export interface NoteIndex {
  sentences: NoteSentence[];
  /** The numbers of the sentences that hold a word. */
  holders: ReadonlyMap<string, number[]>;
  capitals: ReadonlyMap<string, Capitals>;
}

const MOST_HOLDERS = 200;
/** A line without an end is read to here; no sentence that proves anything is longer. */
const MOST_WORDS = 200;
const ABBREVIATED = /(?:^|[\s(])(?:[A-Za-z]|dr|mr|mrs|ms|prof|st|no|vs|etc|e\.g|i\.e|fig|al|approx)$/i;
const ABBREVIATION_LENGTH = 8;

/** Reads a note once; everything that is looked up later is looked up in here. */
export function indexNote(text: string): NoteIndex {
  const sentences: NoteSentence[] = [];
  text.split('\n').forEach((row, line) => {
    for (const sentence of getSentences(row)) {
      const words = getWords(sentence).slice(0, MOST_WORDS);
      if (words.length > 0) sentences.push({ text: sentence, words, line });
    }
  });

  const holders = new Map<string, number[]>();
  const capitals = new Map<string, Capitals>();
  sentences.forEach((sentence, number) => {
    for (const word of new Set(sentence.words)) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, [number]);
      else known.push(number);
    }
    countCapitals(sentence.text, capitals);
  });
  return { sentences, holders, capitals };
}

/** The sentences of one line: ended by a mark before a space, except behind an abbreviation. */
export function getSentences(row: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of row.matchAll(/[.?!](?=["”’)\]]{0,2}\s)/gu)) {
    if (ABBREVIATED.test(row.slice(Math.max(start, index - ABBREVIATION_LENGTH), index))) continue;
    sentences.push(row.slice(start, index + 1).trim());
    start = index + 1;
  }
  sentences.push(row.slice(start).trim());
  return sentences.filter((sentence) => sentence !== '');
}

function countCapitals(sentence: string, capitals: Map<string, Capitals>): void {
  const words = sentence.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  for (const word of words.slice(1)) {
    const lower = word.toLowerCase();
    const count = capitals.get(lower) ?? { upper: 0, lower: 0 };
    if (word.charAt(0) === lower.charAt(0)) count.lower++;
    else count.upper++;
    capitals.set(lower, count);
  }
}

/** The sentences that hold a phrase, with the place of the phrase; the first 200 of its rarest word are looked at. */
export function sentencesWith(
  index: NoteIndex,
  phrase: string,
): { sentence: NoteSentence; number: number; at: number }[] {
  const run = getWords(phrase);
  let rarest: readonly number[] | null = null;
  for (const word of run) {
    const holding = index.holders.get(word) ?? [];
    if (rarest === null || holding.length < rarest.length) rarest = holding;
  }
  return (rarest ?? []).slice(0, MOST_HOLDERS).flatMap((number) => {
    const sentence = index.sentences[number];
    const at = sentence === undefined ? -1 : indexOfRun(sentence.words, run);
    return sentence === undefined || at === -1 ? [] : [{ sentence, number, at }];
  });
}
