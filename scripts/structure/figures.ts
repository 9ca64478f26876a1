/** All figures of the structure, in the order of the table. */
import { entriesWithoutPage, pathLiterals } from './app-paths.ts';
import { composeImports, exampleSize, folderSize, recipeEdits, smallFiles } from './counted-files.ts';
import type { Figure } from './figure.ts';
import { folderCircles, type Modules } from './folder-circles.ts';
import { languageRises } from './language/plain-language.ts';
import { mechanisms } from './mechanisms.ts';
import { privateNames } from './private-words.ts';
import type { Tree } from './tree.ts';

/** @param modules modules of the server's features, with their imports */
export function structureFigures(tree: Tree, modules: Modules): Figure[] {
  return [
    composeImports(tree),
    recipeEdits(tree),
    ...exampleSize(tree),
    folderSize(tree),
    smallFiles(tree),
    pathLiterals(tree),
    entriesWithoutPage(tree),
    ...mechanisms(tree),
    folderCircles(modules),
    privateNames(tree),
    languageRises(tree),
  ];
}
