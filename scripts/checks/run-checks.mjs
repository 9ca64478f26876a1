import { SetupFailure } from '../setup/failure.mjs';
import { prepare } from '../setup/prepare.mjs';
import { line } from './reports.mjs';

/**
 * Sets the clone up, runs checks in order and always all of them, says what took how long, and ends with the line
 * `N passed, N failed`.
 *
 * @param {readonly import('./checks.mjs').Check[]} checks
 */
export async function runChecks(checks) {
  const setupBegan = performance.now();
  const node = await prepareOrNull();
  let passed = 0;
  let failed = node ? 0 : 1;
  const failures = node ? [] : ['set-up'];
  const times = ['Time', line({ name: 'set-up', ms: performance.now() - setupBegan })];
  const details = [];
  const pages = [];
  for (const { name, run } of node ? checks : []) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const result = await run(node);
    times.push(line({ name, ms: performance.now() - began }));
    details.push(...(result.details ?? []));
    pages.push(...(result.pages ?? []));
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) failures.push(name, ...(result.failures ?? []).map((test) => `  ${test}`));
  }

  console.log(['', ...times, ...details].join('\n'));
  // Pages are long. They stand before the list of failures, because a log is read from its end and often cut.
  if (pages.length > 0) console.log(['', 'Pages at the failures', ...pages].join('\n'));
  if (failures.length > 0) console.log(['', 'Failed', ...failures].join('\n'));
  console.log();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function prepareOrNull() {
  try {
    return await prepare();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;

    console.error(error.message);
    return null;
  }
}
