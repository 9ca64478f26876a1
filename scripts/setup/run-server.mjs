import { join } from 'node:path';
import { stateFolder } from './places.mjs';
import { runProgram } from './run-program.mjs';

/** Small young generations: the server's garbage dies at once, and on a small machine memory is worth more. */
const youngGenerationMb = 4;

/**
 * Runs an entry point of the server so that it starts fast and stays small.
 *
 * @param {string} node
 * @param {string[]} entry the file and its arguments
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runServer(node, entry, options = {}) {
  const flags = [
    `--max-semi-space-size=${youngGenerationMb}`,
    '--import',
    './scripts/setup/resolve-drizzle.mjs',
  ];
  const env = { ...process.env, NODE_COMPILE_CACHE: join(stateFolder(), 'compiled') };
  return runProgram(node, [...flags, ...entry], { env, ...options });
}
