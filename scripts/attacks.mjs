/** `npm run attacks`: sets the clone up where needed, then attacks a fresh instance of it on this machine. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runServer } from './setup/run-server.mjs';

await runScript(async () => {
  const node = await prepare();
  return runServer(node, ['bench/src/attacks.ts', ...process.argv.slice(2)]);
});
