/** `npm run bench -- [--quick] [--chapters <folder>]`: sets the clone up where needed, then measures it. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runProgram } from './setup/run-program.mjs';

await runScript(async () => {
  const node = await prepare();
  return runProgram(node, ['bench/src/bench.ts', ...process.argv.slice(2)]);
});
