/** `npm run phone -- [--page <path>] [--state <name>] [--runs <n>]`: sets the clone up where needed, then visits its pages as a phone does. */
import { browserOrNull } from './checks/browser.mjs';
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runServer } from './setup/run-server.mjs';

await runScript(async () => {
  const node = await prepare({ web: true });
  const browser = await browserOrNull();
  if (browser === null) return 1;

  process.env.CHROMIUM_PATH = browser;
  return runServer(node, ['bench/src/phone.ts', ...process.argv.slice(2)]);
});
