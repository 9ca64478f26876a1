/** `npm start`: sets the clone up where needed, then runs the server until it ends. */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runProgram } from './setup/run-program.mjs';

await runScript(async () => {
  const node = await prepare({ web: true });
  // The channel is how the server notices that this process is gone, also by `kill -9`, and ends too.
  return runProgram(node, ['server/src/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
});
