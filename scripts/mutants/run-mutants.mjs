import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { runTool } from '../checks/run-tool.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { root } from '../setup/paths.mjs';

/** Packages whose tests run in Vitest. */
const packages = ['core', 'contract', 'server', 'web'];

/**
 * @param {string} node
 * @param {string | undefined} target a folder or file of one package, from the root of the clone
 * @param {string | undefined} [tests] the folder of the tests, if it differs from `folderOfTests`
 * @returns {Promise<number>} the exit code; survivors are a finding and no failure
 */
export function runMutants(node, target, tests) {
  const path = pathOf(target);
  const [project] = path.split('/');
  return runTool(
    node,
    '@stryker-mutator/core',
    'stryker',
    ['run', 'scripts/mutants/stryker.config.mjs', '--mutate', mutatedFiles(path).join(',')],
    { MUTANTS_PROJECT: project, MUTANTS_TESTS: tests ? pathOf(tests) : folderOfTests(path) },
  );
}

/**
 * @param {string | undefined} target
 * @returns {string} the path from the root of the clone, with slashes
 * @throws {SetupFailure} for a target that holds no sources of a tested package
 */
export function pathOf(target) {
  if (!target) throw new SetupFailure('Which folder? For example: npm run mutants -- core/src/quiz');

  const path = relative(root, resolve(root, target)).split(sep).join('/');
  const isTested = packages.some((name) => `${path}/`.startsWith(`${name}/src/`));
  if (!isTested || !existsSync(join(root, path)))
    throw new SetupFailure(`${target} is no source of ${packages.join(', ')}.`);

  return path;
}

/** @param {string} path @returns {string[]} the sources that it holds, without tests and what only tests use */
export function mutatedFiles(path) {
  if (statSync(join(root, path)).isFile()) return [path];

  return readdirSync(join(root, path), { recursive: true })
    .map((file) => `${path}/${file.split(sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .sort();
}

/**
 * Every file of the server is part of the application that most of its tests start. So its mutants run
 * against the tests of their own folder, and mutants of other packages against all tests that import them.
 *
 * @param {string} path
 * @returns {string} empty for every test of the package
 */
function folderOfTests(path) {
  if (!path.startsWith('server/')) return '';

  return statSync(join(root, path)).isFile() ? dirname(path) : path;
}
