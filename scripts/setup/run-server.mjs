import { join } from 'node:path';
import { stateFolder } from './paths.mjs';
import { runProgram } from './run-program.mjs';

/** Small young generations: most of the server's garbage dies young, and on a small machine memory is worth more. */
const youngGenerationMb = 4;

/**
 * The max growth of the heap beyond the live objects before the next full collection. Node's own rule lets it
 * become four times as large and retains the emptied pages: 260 MB under load, instead of 227 with this
 * value. A smaller value makes the start slower.
 */
const heapGrowthPercent = 120;

/**
 * Node checks tokens and hashes passwords in the threads that also write files: with its own four, twenty uploads at
 * once let other callers wait ten times as long for the check of their token.
 */
const threads = '16';

/**
 * Freed memory above this size returns to the system. The C library's own rule retains what the start
 * needed for a moment: 11 MB, and 27 MB after load.
 */
const reusedBytes = '16384';

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
    `--heap-growing-percent=${heapGrowthPercent}`,
    '--import',
    './scripts/setup/resolve-modules.mjs',
  ];
  const env = {
    UV_THREADPOOL_SIZE: threads,
    MALLOC_MMAP_THRESHOLD_: reusedBytes,
    ...process.env,
    NODE_COMPILE_CACHE: join(stateFolder(), 'compiled'),
  };
  return runProgram(node, [...flags, ...entry], { env, ...options });
}
