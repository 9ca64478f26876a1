import { buildWeb } from '../setup/build-web.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { runServer } from '../setup/run-server.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { foldersChangedSince } from './changed-folders.mjs';
import { runTool } from './run-tool.mjs';
import { runUnitTests } from './unit-tests.mjs';

/**
 * @typedef {{ passed: number, failed: number, details?: string[], pages?: string[], failures?: string[] }} Tally `details`
 * and `pages` are lines to print at the end, `failures` the names of tests
 * @typedef {{ name: string, run: (node: string) => Promise<Tally> }} Check
 */

const types = { name: 'types', run: tool('typescript', 'tsc', '--noEmit', '-p', 'tsconfig.json') };
const lint = { name: 'lint and format', run: tool('@biomejs/biome', 'biome', 'ci') };
const webBuild = { name: 'web build within its budgets', run: async () => tally(await buildWeb()) };

/** @type {Check[]} */
export const allChecks = [
  types,
  lint,
  {
    name: 'structure',
    run: async (node) => tally(await runProgram(node, ['scripts/structure/print-figures.ts'])),
  },
  { name: 'unused code', run: tool('knip', 'knip') },
  unitTests([]),
  webBuild,
  stories([]),
];

/** Measures against a minimal server; fails where the two cannot be compared. */
export const benchCheck = {
  name: 'bench',
  run: async (node) => tally(await runServer(node, ['bench/src/bench.ts', '--quick'])),
};

/** @param {string[]} areas parts of paths @returns {Check[]} */
export function areaChecks(areas) {
  return [unitTests(areas), webBuild, stories(areas)];
}

/** @param {string} commit @returns {Check[]} */
export function changedChecks(commit) {
  const folders = foldersChangedSince(commit);
  return folders.length > 0 ? [types, lint, unitTests(folders)] : [types, lint];
}

/** @returns {Check} */
function unitTests(areas) {
  return { name: 'unit and server tests', run: (node) => runUnitTests(node, areas) };
}

/** @returns {Check} */
function stories(areas) {
  return { name: 'browser tests', run: (node) => runBrowserTests(node, areas) };
}

/** A tool that says yes or no counts as one test. */
function tool(packageName, program, ...args) {
  return async (node) => tally(await runTool(node, packageName, program, args));
}

function tally(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
