import { wordsOf } from '../../text/words.ts';
import { singularsOf } from './noun-classes.ts';
import table from './word-vectors.json' with { type: 'json' };

/** How a phrase is used, as a direction: phrases that stand in like contexts have directions that are near each other. */
export type PhraseVector = Float32Array;

const DIMENSIONS = 100;
const BYTES_PER_WORD = DIMENSIONS / 2;
/** The step that stands for nought; each number is kept in four bits. */
const NOUGHT = 8;
/** Of the weight a / (a + p) of a word of frequency p: "the" counts for nothing beside "mantle" (Arora et al. 2017). */
const COMMON = 1e-4;
/** Frequency falls with rank (Zipf 1949). */
const FREQUENCY_OF_FIRST = 0.1;
const FLATTENED_RANKS = 10;
/** The last word of an English phrase says what it is, and those before it of which kind. */
const HEAD_WEIGHT = 1.5;

interface WordVectors {
  /** By word, its rank: the table holds words in the order of their frequency. */
  rankOf: ReadonlyMap<string, number>;
  packed: Uint8Array;
}

let loaded: WordVectors | null = null;

/** A process that never asks for English questions does not unpack the table. */
function wordVectors(): WordVectors {
  loaded ??= {
    rankOf: new Map(table.words.split(' ').map((word, rank) => [word, rank])),
    packed: bytesOf(atob(table.vectors)),
  };
  return loaded;
}

/** `Uint8Array.from` would first gather three million characters in a list. */
function bytesOf(characters: string): Uint8Array {
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/**
 * @param phrase English words; what is in brackets or symbols counts for nothing
 * @returns its direction, of length 1; null where the table knows none of its words
 */
export function phraseVector(phrase: string): PhraseVector | null {
  const sum = new Float32Array(DIMENSIONS);
  const ranks = wordsOf(phrase).flatMap(({ lower }) => lower.split('-').map(rankOf));
  for (const [at, rank] of ranks.entries()) {
    if (rank === null) continue;
    add(sum, rank, weightAt(rank) * (at === ranks.length - 1 ? HEAD_WEIGHT : 1));
  }
  const length = Math.hypot(...sum);
  return length === 0 ? null : sum.map((number) => number / length);
}

/**
 * How far two phrases are used alike: "granite" and "basalt" 0.6, "granite" and "planet" 0.2, "granite" and "treaty" 0.
 *
 * @returns the cosine of the angle between them, -1 to 1
 */
export function cosine(one: PhraseVector, other: PhraseVector): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function rankOf(word: string): number | null {
  const { rankOf: ranks } = wordVectors();
  for (const form of [word, ...singularsOf(word)]) {
    const rank = ranks.get(form);
    if (rank !== undefined) return rank;
  }
  return null;
}

function weightAt(rank: number): number {
  return COMMON / (COMMON + FREQUENCY_OF_FIRST / (rank + FLATTENED_RANKS));
}

function add(sum: Float32Array, rank: number, weight: number): void {
  const { packed } = wordVectors();
  for (let at = 0; at < BYTES_PER_WORD; at += 1) {
    const byte = packed[rank * BYTES_PER_WORD + at] ?? 0;
    sum[2 * at] = (sum[2 * at] ?? 0) + weight * ((byte >> 4) - NOUGHT);
    sum[2 * at + 1] = (sum[2 * at + 1] ?? 0) + weight * ((byte & 15) - NOUGHT);
  }
}
