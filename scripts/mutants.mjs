/**
 * `npm run mutants -- <folder or file> [<folder of its tests>]`: sets the clone up where needed, then puts one fault
 * after another into a copy of those sources, and says which of them no test notices.
 */
import { runMutants } from './mutants/run-mutants.mjs';
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';

await runScript(async () => {
  const [target, tests] = process.argv.slice(2);
  const node = await prepare();
  return runMutants(node, target, tests);
});
