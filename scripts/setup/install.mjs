import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { root, stateFolder } from './places.mjs';
import { runProgram } from './run-program.mjs';

const lockfile = join(root, 'package-lock.json');
const installed = join(root, 'node_modules/.package-lock.json');

/** In node_modules itself, so that it goes with what it speaks of. */
const stamp = join(root, 'node_modules/.akada-installed');

/** Installs what the lockfile says, where that is not what is there. Holds the clone's lock. */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  if (!isInstalled()) {
    console.error('Installing dependencies ...');
    const code = await runProgram('npm', ['ci'], {
      env: npmEnvironment(),
      shell: process.platform === 'win32',
    });
    if (code !== 0) throw new SetupFailure(`Dependencies cannot be installed: npm ci ended with ${code}.`);
  }
  writeFileSync(stamp, wanted);
}

/**
 * Compares with npm's own record, which it writes last: whoever ran `npm install` by hand needs no second
 * installation. Packages for other platforms are rightly missing.
 */
function isInstalled() {
  if (!existsSync(installed)) return false;

  const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (!there[path]) return optional === true;

    return there[path].version === version && there[path].integrity === integrity;
  });
}

/** `npm ci` deletes node_modules, and with it the Node that `npm run` put first on the path. */
function npmEnvironment() {
  const path = pathWithoutDependencies();
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  if (isWritable(cache) || (!existsSync(cache) && isWritable(homedir())))
    return { ...process.env, PATH: path };

  return { ...process.env, PATH: path, npm_config_cache: join(stateFolder(), 'npm-cache') };
}

/** @returns {string} the path without the programs of any node_modules */
export function pathWithoutDependencies() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .filter((folder) => !/[\\/]node_modules[\\/]/.test(`${folder}/`) && folder !== '')
    .join(delimiter);
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
