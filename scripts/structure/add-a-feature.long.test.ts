/** Adds the example feature to a copy of this repository: what the recipe lists must be enough. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withCopy } from './copied-tree.ts';
import { editedFiles } from './counted-files.ts';
import { exampleEdits, inserted } from './example-edits.ts';
import { versionedFiles } from './tree.ts';

const root = resolve(import.meta.dirname, '../..');
const templates = join(import.meta.dirname, 'example-feature');

/** @returns the paths of the feature's own files, as in a clone */
function ownFiles(): string[] {
  const entries = readdirSync(templates, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(templates.length + 1, -'.txt'.length))
    .map((path) => path.replaceAll('\\', '/'));
}

function addExample(copy: string, edits = exampleEdits): void {
  for (const path of ownFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), readFileSync(join(templates, `${path}.txt`)));
  }
  for (const [path, insertions] of Object.entries(edits)) {
    writeFileSync(join(copy, path), inserted(path, readFileSync(join(copy, path), 'utf8'), insertions));
  }
}

const typeCheck = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'];

/** The copy's own rules: the example has edited what a feature may use. */
const boundaryCheck = [
  '--input-type=module',
  '--eval',
  `import { breachesOf, cruiseSources } from './scripts/boundaries/check-boundaries.ts';
   console.log(JSON.stringify(breachesOf(await cruiseSources(process.cwd()))));`,
];

function runIn(copy: string, args: readonly string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { code: status, output: (stdout + stderr).trim() };
}

test('the example adds a table, an endpoint, an event, a notification and a page', () => {
  const text = ownFiles()
    .map((path) => readFileSync(join(templates, `${path}.txt`), 'utf8'))
    .join('\n');

  for (const part of ['CREATE TABLE', '= endpoint(', 'declareEvent(', 'declareNotification(', 'notifyOf(']) {
    expect(text).toContain(part);
  }
  expect(ownFiles()).toContain('web/src/pages/student/remarks-page.tsx');
});

test('the feature adds only new files or files in its own folder', () => {
  const existing = new Set(versionedFiles(root));

  expect(ownFiles().filter((path) => existing.has(path))).toEqual([]);
  expect(ownFiles().filter((path) => !path.includes('remark'))).toEqual([]);
});

test('the recipe lists exactly the files that the example edits, at most five', () => {
  const listedNames = editedFiles(readFileSync(join(root, 'docs/recipes/add-a-feature.md'), 'utf8'));

  expect(Object.keys(exampleEdits).sort()).toEqual(listedNames.sort());
  expect(listedNames.length).toBeLessThanOrEqual(5);
});

test('the edited copy compiles and crosses no boundary', { timeout: 300_000 }, async () => {
  await withCopy(root, (copy) => {
    addExample(copy);

    expect(runIn(copy, typeCheck)).toEqual({ code: 0, output: '' });
    expect(runIn(copy, boundaryCheck)).toEqual({ code: 0, output: '[]' });
  });
});
