/** `npm run structure`: sets the clone up where needed, then holds the figures of its structure against their limits. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runProgram } from './setup/run-program.mjs';

await runScript(async () => {
  const node = await prepare();
  return runProgram(node, ['scripts/structure/print-figures.ts', ...process.argv.slice(2)]);
});
