import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runProgram } from '../setup/run-program.mjs';

/**
 * Runs a program of an installed package with the pinned Node, which the program also finds on its path.
 *
 * @param {string} node
 * @param {string} packageName
 * @param {string} program as the package names it
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] on top of ours
 * @returns {Promise<number>} its exit code
 */
export function runTool(node, packageName, program, args, env = {}) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = join(folder, typeof bin === 'string' ? bin : bin[program]);
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  return runProgram(node, [script, ...args], { env: { ...process.env, PATH, ...env } });
}
