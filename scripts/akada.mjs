/** `npm run akada -- <command>`: sets the clone up where needed, then runs one command. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runServer } from './setup/run-server.mjs';

await runScript(async () => {
  const node = await prepare();
  return runServer(node, ['server/src/cli.ts', ...process.argv.slice(2)]);
});
