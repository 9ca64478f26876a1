/** `npm run bench -- [--quick] [--chapters <folder>]`: sets the clone up where needed, then measures it. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runServer } from './setup/run-server.mjs';

await runScript(async () => {
  const node = await prepare();
  // Started like the server, whose flags it hands on to the servers that it measures.
  return runServer(node, ['bench/src/bench.ts', ...process.argv.slice(2)]);
});
