/**
 * Prints the figures of this clone and the causes of each excess, and fails if there is an excess. `--lower`
 * first lowers the limits of language to the counts; `--language <paths>` prints the findings of some paths.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { figureTable, isOver } from './figure.ts';
import { structureFigures } from './figures.ts';
import { featureModules } from './folder-circles.ts';
import { languageFindings, languageSums, writeLowerLimits } from './language/print-language.ts';
import { versionedTree } from './tree.ts';

const root = resolve(import.meta.dirname, '../..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { lower: { type: 'boolean' }, language: { type: 'boolean' } },
});

const tree = versionedTree(root);

if (options.language) {
  for (const line of languageFindings(tree, positionals)) console.log(line);
} else {
  if (options.lower) writeLowerLimits(root, tree);
  await printFigures();
}

async function printFigures() {
  const figures = structureFigures(tree, await featureModules(root));
  const over = figures.filter(isOver);
  for (const { name, causes } of over) {
    console.log(`${name}:`);
    for (const cause of causes) console.log(`  ${cause}`);
  }
  console.log(figureTable(figures));
  console.log(languageSums(tree));
  process.exitCode = over.length > 0 ? 1 : 0;
}
