/**
 * `npm run quality [-- <folder>]`: sets the clone up where needed, then measures the study engine on student notes and that folder;
 * `-- questions [<path>...]` prints ten questions of each note, `-- cards [<path>...]` the flashcards of notes, `-- guide [<path>...]` their study guides.
 */
import { runScript } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { runProgram } from './setup/run-program.mjs';

await runScript(async () => {
  const node = await prepare();
  return runProgram(node, ['bench/src/quality.ts', ...process.argv.slice(2)]);
});
