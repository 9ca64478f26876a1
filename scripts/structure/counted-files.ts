/** Figures that count files and imports. */
import ts from 'typescript';
import type { Figure } from './figure.ts';
import { getSyntax } from './syntax.ts';
import { featureNames, isSource, type Tree } from './tree.ts';

const composition = 'server/src/app/compose.ts';
const recipe = 'docs/recipes/add-a-feature.md';

/** The number of platform modules that the composition imports in addition to the features. */
const importsOfPlatform = 4;

/** @returns how many modules the composition imports; one per feature, and the platform's */
export function composeImports(tree: Tree): Figure {
  const statements = getSyntax(tree, composition).statements.filter(ts.isImportDeclaration);
  return {
    name: `imports of ${composition}`,
    value: statements.length,
    limit: featureNames(tree).length + importsOfPlatform,
    causes: statements.map(({ moduleSpecifier }) => moduleSpecifier.getText()),
  };
}

/** @returns the files that the recipe lets a new feature edit; `add-a-feature.long.test.ts` proves that they are enough */
export function recipeEdits(tree: Tree): Figure {
  const edits = editedFiles(tree.read(recipe));
  return { name: 'files that a new feature edits', value: edits.length, limit: 5, causes: edits };
}

/** @returns the first column of the recipe's table of edits */
export function editedFiles(recipeText: string): string[] {
  const section = recipeText.split(/^## /m).find((part) => part.startsWith('Edits outside'));
  if (section === undefined) throw new Error(`${recipe} has no section "Edits outside"`);

  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, path]) => path ?? []);
}

const example = 'scripts/structure/example-feature/';

/** @returns how much the recipe's example is: a table, a list, an editor, an event, a notification and a page, with tests */
export function exampleSize({ paths, read }: Tree): Figure[] {
  const files = paths.filter((path) => path.startsWith(example));
  const lines = files.map((path) => ({ path, count: lineCount(read(path)) }));
  return [
    { name: 'files of the example feature', value: files.length, limit: 14, causes: files },
    {
      name: 'lines of the example feature',
      value: lines.reduce((sum, { count }) => sum + count, 0),
      limit: 900,
      causes: lines.map(({ path, count }) => `${path}: ${count}`),
    },
  ];
}

/** Migrations are numbered, and decisions have a page for each area: both lists may grow. */
const growingFolders = ['server/migrations/', 'docs/decisions/'];

/** @returns the largest number of files in one folder */
export function folderSize({ paths }: Tree): Figure {
  const limit = 25;
  const sizes = new Map<string, number>();
  for (const path of paths.filter((path) => !growingFolders.some((folder) => path.startsWith(folder)))) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const large = [...sizes].filter(([, size]) => size > limit).sort(([, a], [, b]) => b - a);
  return {
    name: 'files in one folder',
    value: Math.max(0, ...sizes.values()),
    limit,
    causes: large.map(([folder, size]) => `${folder}: ${size}`),
  };
}

/** @returns the share of sources that are so small that they hardly stand for themselves; style sheets do not count */
export function smallFiles(tree: Tree): Figure {
  const lines = 25;
  const sources = tree.paths.filter(isSource);
  const small = sources.filter((path) => lineCount(tree.read(path)) <= lines);
  const share = sources.length === 0 ? 0 : (100 * small.length) / sources.length;
  return {
    name: `source files of at most ${lines} lines`,
    value: Math.round(share * 10) / 10,
    limit: 15,
    unit: '%',
    causes: smallPerFolder(small),
  };
}

function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

/** One line per part of the tree: a list of a hundred files would hide where they are. */
function smallPerFolder(small: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of small) {
    const part = path.split('/').slice(0, -1).slice(0, 4).join('/');
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([part, count]) => `${part}: ${count}`);
}
