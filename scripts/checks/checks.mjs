import { buildWeb } from '../setup/build-web.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { runTool } from './run-tool.mjs';
import { runUnitTests } from './unit-tests.mjs';

/**
 * @typedef {{ passed: number, failed: number, slowest?: string[], failures?: string[] }} Tally `slowest` are lines to
 * print, `failures` the names of tests
 * @typedef {{ name: string, run: (node: string) => Promise<Tally> }} Check
 */

const modules = ['core', 'contract', 'server', 'web', 'bench', 'e2e', 'scripts'];

/** @type {Check[]} */
export const checks = [
  { name: 'types', run: tool('typescript', 'tsc', '--noEmit', '-p', 'tsconfig.json') },
  { name: 'lint and format', run: tool('@biomejs/biome', 'biome', 'ci') },
  { name: 'boundaries', run: tool('dependency-cruiser', 'depcruise', ...modules) },
  {
    name: 'structure',
    run: async (node) => tally(await runProgram(node, ['scripts/structure/print-figures.ts'])),
  },
  { name: 'unused code', run: tool('knip', 'knip') },
  { name: 'unit and server tests', run: runUnitTests },
  { name: 'web build within its budgets', run: async () => tally(await buildWeb()) },
  { name: 'browser tests', run: runBrowserTests },
];

/** A tool that says yes or no counts as one test. */
function tool(packageName, program, ...args) {
  return async (node) => tally(await runTool(node, packageName, program, args));
}

function tally(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
