import { cosine, type PhraseVector, phraseVector } from './word-vectors.ts';

/**
 * How far two English phrases are used alike, -1 to 1: "granite" and "basalt" 0.6, "granite" and "planet" 0.1.
 */
export type PhraseLikeness = (one: string, other: string) => number;

/** Beside a term that hardly anyone knows, another such may be right, but a common word is struck out. */
const BOTH_UNKNOWN = 0.3;
const ONE_UNKNOWN = 0.1;

/** @returns compares phrases; it looks up each of them once */
export function phraseLikeness(): PhraseLikeness {
  const vectors = new Map<string, PhraseVector | null>();
  const vectorOf = (phrase: string) => {
    const known = vectors.get(phrase);
    if (known !== undefined) return known;

    const vector = phraseVector(phrase);
    vectors.set(phrase, vector);
    return vector;
  };
  return (one, other) => {
    const [first, second] = [vectorOf(one), vectorOf(other)];
    if (first !== null && second !== null) return cosine(first, second);
    return first === second ? BOTH_UNKNOWN : ONE_UNKNOWN;
  };
}
