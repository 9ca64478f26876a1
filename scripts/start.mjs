/** `npm start`: sets the clone up where needed, then runs the server until it ends. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runServer } from './setup/run-server.mjs';

await runScript(async () => {
  const node = await prepare({ web: true });
  // By the channel the server notices the end of this process, also after `kill -9`, and ends too.
  return runServer(node, ['server/src/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
});
