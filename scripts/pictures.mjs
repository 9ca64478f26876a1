/** `npm run pictures`: sets the clone up where needed, then makes the pictures of the README and the film of the landing page. */
import { browserOrNull } from './checks/browser.mjs';
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runProgram } from './setup/run-program.mjs';

await runScript(async () => {
  const node = await prepare({ web: true });
  const browser = await browserOrNull();
  if (browser === null) return 1;

  const env = { ...process.env, CHROMIUM_PATH: browser };
  return runProgram(node, ['e2e/pictures/make-pictures.ts'], { env });
});
