/** `npm run faults`: sets the clone up where needed, then takes away what a fresh instance of it depends on. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runServer } from './setup/run-server.mjs';

await runScript(async () => {
  const node = await prepare();
  return runServer(node, ['bench/src/faults.ts', ...process.argv.slice(2)]);
});
