/** Prints the figures of this clone and what causes those over their limit, and fails if there is one. */
import { resolve } from 'node:path';
import { figureTable, isOver } from './figure.ts';
import { structureFigures } from './figures.ts';
import { featureModules } from './folder-circles.ts';
import { versionedTree } from './tree.ts';

const root = resolve(import.meta.dirname, '../..');
const figures = structureFigures(versionedTree(root), await featureModules(root));
const over = figures.filter(isOver);

for (const { name, causes } of over) {
  console.log(`${name}:`);
  for (const cause of causes) console.log(`  ${cause}`);
}
console.log(figureTable(figures));
process.exitCode = over.length > 0 ? 1 : 0;
