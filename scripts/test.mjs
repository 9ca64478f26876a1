/**
 * `npm test`: sets the clone up, runs every check in order and always all of them, says what took how long, and
 * ends with the line `N passed, N failed`.
 */
import { checks } from './checks/checks.mjs';
import { line } from './checks/reports.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const setupBegan = performance.now();
const node = await prepare().catch((error) => {
  if (!(error instanceof SetupFailure)) throw error;

  console.error(error.message);
  return null;
});

let passed = 0;
let failed = node ? 0 : 1;
const failures = node ? [] : ['set-up'];
const times = ['Time', line({ name: 'set-up', ms: performance.now() - setupBegan })];
const slowest = [];
for (const { name, run } of node ? checks : []) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const result = await run(node);
  times.push(line({ name, ms: performance.now() - began }));
  slowest.push(...(result.slowest ?? []));
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) failures.push(name, ...(result.failures ?? []).map((test) => `  ${test}`));
}

console.log(['', ...times, ...slowest].join('\n'));
if (failures.length > 0) console.log(['', 'Failed', ...failures].join('\n'));
console.log();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
