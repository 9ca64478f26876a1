/**
 * `npm test`: sets the clone up, runs every check in order and always all of them, and ends with the line
 * `N passed, N failed`.
 */
import { checks } from './checks/checks.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

const node = await prepare().catch((error) => {
  if (!(error instanceof SetupFailure)) throw error;

  console.error(error.message);
  return null;
});

let passed = 0;
let failed = node ? 0 : 1;
const failures = node ? [] : ['set-up'];
for (const { name, run } of node ? checks : []) {
  console.log(`\n== ${name}`);
  const result = await run(node);
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) failures.push(name);
}

console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
