import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets a test runner write its report into a separate file.
 *
 * @param {(path: string) => Promise<number>} run gets the path, gives the exit code
 * @returns {Promise<{ exitCode: number, report: object | null }>} null if the runner wrote none
 */
export async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'akada-report-'));
  const path = join(folder, 'report.json');
  try {
    const exitCode = await run(path);
    return { exitCode, report: readReport(path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A runner that failed outside of a test (a file that does not load, an exception after the tests) fails at
 * least once, and a test that was skipped did not pass.
 *
 * @param {number} exitCode
 * @param {{ passed: number, failed: number, skipped: number }} counts
 */
export function tallyOf(exitCode, { passed, failed, skipped }) {
  if (skipped > 0) console.log(`${skipped} skipped, which counts as failed`);
  const bad = failed + skipped;
  return { passed, failed: bad === 0 && exitCode !== 0 ? 1 : bad };
}

/**
 * @param {string[]} areas parts of paths
 * @param {string} evenWithout the runner's flag for areas in which it has no test
 * @returns {string[]} arguments of a test runner; without areas all tests run, and there must be some
 */
export function someOf(areas, evenWithout) {
  return areas.length > 0 ? [...areas, evenWithout] : [];
}
