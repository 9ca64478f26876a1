/**
 * Attacks a fresh instance over the loopback and prints the effect on its other users. Every line is a
 * promise of the product. People judge the figures, as they do in the bench, and no test asserts them.
 */
import { attackByAbortedStreams } from './attacks/aborted-streams.ts';
import { attackByFrozenDatabase } from './attacks/frozen-database.ts';
import { attackByFullDisk } from './attacks/full-disk.ts';
import { attackByArchives } from './attacks/hostile-archives.ts';
import { attackByModel } from './attacks/hostile-model.ts';
import { attackBySlowConnections } from './attacks/slow-connections.ts';
import { attackBySlowFiles } from './attacks/slow-files.ts';
import type { Target } from './attacks/target.ts';
import { attackByVanishedDatabase } from './attacks/vanished-database.ts';
import { attackByWrongPasswords } from './attacks/wrong-passwords.ts';
import { createInstance } from './instance/bench-instance.ts';
import { seed } from './instance/seed.ts';
import { signedInStudents } from './instance/students.ts';
import { writeFigures } from './report/document-figures.ts';
import type { Figure } from './report/figure.ts';
import { figureTable } from './report/figure-table.ts';
import { startWholeProduct } from './servers/whole-product.ts';

const attacks: readonly [name: string, attack: (target: Target) => Promise<Figure[]>][] = [
  ['Hostile archives', attackByArchives],
  ['Wrong passwords', attackByWrongPasswords],
  ['Aborted streams', attackByAbortedStreams],
  ['Slow files', attackBySlowFiles],
  ['A hostile model', attackByModel],
  ['Slow connections', attackBySlowConnections],
  ['A full disk', attackByFullDisk],
  // The last two: they stop the database, for a while and for good.
  ['A frozen database', attackByFrozenDatabase],
  ['A vanished database', attackByVanishedDatabase],
];

const args = process.argv.slice(2);
const words = args.filter((arg) => arg !== '--write');
const instance = await createInstance();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void instance.remove().then(() => process.exit(1)));
}
try {
  console.error('Filling the database ...');
  await seed(instance);
  const figures: Figure[] = [];
  const [only] = words;
  for (const [name, attack] of attacks) {
    if (only !== undefined && !name.toLowerCase().includes(only.toLowerCase())) continue;

    console.error(`${name} ...`);
    const product = await startWholeProduct(instance);
    const students = await signedInStudents(instance);
    figures.push(...(await attack({ instance, product, students })));
    await product.end();
  }
  console.log(`\n${figureTable(figures)}`);
  if (args.includes('--write')) writeFigures('docs/performance.md', 'attacks', figures);
} finally {
  await instance.remove();
}
