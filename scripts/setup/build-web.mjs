import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { nodeRuntime } from './node-runtime.mjs';
import { root, stateFolder } from './paths.mjs';
import { runProgram } from './run-program.mjs';

/** Everything that the built web app is made from. */
const sources = ['web', 'contract', 'core', 'package-lock.json'];
const leftOut = new Set(['node_modules', 'dist']);

const page = join(root, 'web/dist/index.html');
const stamp = () => join(stateFolder(), 'web-built-from');

/** Builds the web app if its sources differ from the last build. Holds the clone's lock. */
export async function buildWebWhenChanged() {
  const current = hashOfSources();
  if (existsSync(page) && existsSync(stamp()) && readFileSync(stamp(), 'utf8') === current) return;

  console.error('Building the web app ...');
  const code = await buildWeb();
  if (code !== 0) throw new SetupFailure(`The web app cannot be built: vite ended with ${code}.`);
}

/** @returns {Promise<number>} the build's exit code */
export async function buildWeb() {
  const current = hashOfSources();
  rmSync(stamp(), { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await runProgram(nodeRuntime(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
  });
  // The sources as they were before: changes during the build are built next time.
  if (code === 0) writeFileSync(stamp(), current);

  return code;
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesBelow(source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];

  return readdirSync(join(root, path))
    .filter((name) => !leftOut.has(name))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
