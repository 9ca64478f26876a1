/** The motifs of cloth, on a square of 8 by 8, in the spirit of adire. The drawings are original. */

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`;
const dots = (a: number, b: number, r: number) => dot(a, a, r) + dot(b, a, r) + dot(a, b, r) + dot(b, b, r);
const fan = (r: number) => `M-.1-.1H${r}V0A${r} ${r} 0 0 1 0 ${r}H-.1`;
const arch = (r: number, y: number) => `M${4 - r} ${y}A${r} ${r} 0 0 1 ${4 + r} ${y}`;
const leaf = (x: number, y: number, r: number) =>
  `M${y} ${y}A${r} ${r} 0 0 1 ${x} ${x}A${r} ${r} 0 0 1 ${y} ${y}`;
const petal = (x: number, y: number) => `M4 4A4 4 0 0 1 ${x} ${y}A4 4 0 0 1 4 4`;
const four = (path: (index: number) => string) => [0.5, 2.5, 4.5, 6.5].map(path).join('');

/** 0 is the ground of a tile, 1 its figure, 2 its accent. */
export type Tone = 0 | 1 | 2;

/** Paths from the bottom up, each with its tone. */
export type Motif = readonly (readonly [Tone, string])[];

export const boldMotifs: readonly Motif[] = [
  [
    [1, fan(8)],
    [0, fan(6)],
    [2, fan(4.5)],
    [0, fan(2)],
  ],
  [
    [1, leaf(0, 8, 8)],
    [0, leaf(2, 6, 4.2)],
  ],
  [
    [1, dot(4, 4, 3.6)],
    [0, dot(4, 4, 2.4)],
    [2, dot(4, 4, 1.3)],
  ],
  [
    [1, 'M4 0 8 4 4 8 0 4'],
    [0, 'M4 1.8 6.2 4 4 6.2 1.8 4'],
    [2, 'M4 2.9 5.1 4 4 5.1 2.9 4'],
  ],
  [[1, petal(0, 0) + petal(8, 0) + petal(8, 8) + petal(0, 8)]],
  [
    [1, 'M0 0H8L0 8H8'],
    [2, 'M2 0H6L4 2M2 8H6L4 6'],
  ],
  [
    [1, fan(8)],
    [2, dot(2.7, 2.7, 1.5)],
  ],
  [
    [1, arch(4, 8)],
    [2, arch(2, 8)],
    [1, arch(4, 4)],
    [0, arch(2, 4)],
  ],
];

export const fineMotifs: readonly Motif[] = [
  [[1, dots(2, 6, 1)]],
  [[1, `M0 0H8V2H0${four((index) => `M${index} 0h1V8h-1`)}`]],
  [[1, four((index) => `M0 ${index}H8v1H0`)]],
  [[1, 'M0 4 4 0 8 4V6L4 2 0 6M0 8 4 4 8 8H6L4 6 2 8']],
  [
    [1, 'M3.2 1H4.8V7H3.2M1 3.2H7V4.8H1'],
    [2, dots(1, 7, 0.7)],
  ],
  [
    [1, dot(4, 4, 1.7)],
    [2, dots(0, 8, 1.7)],
  ],
  [
    [1, fan(8)],
    [0, fan(7)],
    [1, fan(6)],
    [0, fan(5)],
    [1, fan(4)],
    [0, fan(3)],
    [1, fan(2)],
  ],
];
