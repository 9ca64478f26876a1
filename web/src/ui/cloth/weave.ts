import { boldMotifs, fineMotifs, type Motif, type Tone } from './motifs.ts';

/** Indexes of the course's colours for each tone of a tile: 0 deep, 1 bright, 2 pale. */
export type Tones = readonly [Tone, Tone, Tone];

export interface Tile {
  column: number;
  row: number;
  motif: Motif;
  tones: Tones;
  /** Degrees of rotation around the middle of the tile. */
  turn: number;
}

const toneChoices: readonly Tones[] = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 0, 1],
  [0, 1, 2],
];

/** Tones of the bold and of the fine motif that look well next to each other. */
const tonePairs = [
  [0, 3],
  [0, 1],
  [0, 2],
  [2, 0],
  [3, 2],
  [1, 0],
  [2, 3],
  [0, 0],
] as const;

/** The rules for placing motifs: an odd number places the fine one. */
const repeats: readonly ((column: number, row: number) => number)[] = [
  (column, row) => column + row,
  (_, row) => row,
  (column, row) => (column >> 1) + (row >> 1),
  (column, row) => ((column + 1) >> 1) + ((row + 1) >> 1),
  (column, row) => (column & row) ^ 1,
  (column, row) => column ^ (column >> 1) ^ row ^ (row >> 1),
];

/**
 * A cloth has one bold motif, one fine motif, one repeat and one rule for turning, because more looks like
 * noise.
 *
 * @returns the tiles in reading order; a larger cloth of the same seed starts with the same tiles
 */
export function weave(seed: string, columns: number, rows: number): Tile[] {
  const next = getNumbers(seed);
  const motifs = [boldMotifs[next(8)], fineMotifs[next(7)]] as const;
  const pair = tonePairs[next(8)] ?? [0, 0];
  const isFine = repeats[next(6)] ?? repeats[0];
  const rule = next(3);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const kind = (isFine?.(column, row) ?? 0) & 1 ? 1 : 0;
    return {
      column,
      row,
      motif: motifs[kind] ?? [],
      tones: toneChoices[pair[kind]] ?? [0, 1, 2],
      turn: getTurn(rule, column & 1, row & 1),
    };
  });
}

/** Quarter turns around a corner that four tiles share, from one of two corners; or no turn. */
function getTurn(rule: number, oddColumn: number, oddRow: number): number {
  const quarters = oddRow ? 3 - oddColumn : oddColumn;
  return rule === 2 ? 0 : rule * 180 + 90 * quarters;
}

/** Draws numbers below a limit from a text (murmur3's mixing): the same text gives the same numbers. */
function getNumbers(seed: string): (limit: number) => number {
  let hash = 2_166_136_261;
  const mix = (bits: number, factor: number) => {
    hash = Math.imul(hash ^ bits, factor);
  };
  for (const character of seed) mix(character.codePointAt(0) ?? 0, 16_777_619);
  return (limit) => {
    mix(hash >>> 15, 2_246_822_519);
    mix(hash >>> 13, 3_266_489_917);
    hash ^= hash >>> 16;
    return (hash >>> 0) % limit;
  };
}
