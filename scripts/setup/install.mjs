import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { SetupFailure } from './failure.mjs';
import { root, stateFolder } from './paths.mjs';
import { runProgram } from './run-program.mjs';

const lockfile = join(root, 'package-lock.json');
/** Written by npm: the list of the installed packages. */
const record = join(root, 'node_modules/.package-lock.json');

/** It lies in node_modules, so that both are deleted together. */
const stamp = join(root, 'node_modules/.akada-installed');

/**
 * `npm install` and not `npm ci`: npm omits from the lockfile what a registry does not have (a linter for
 * Android, say), and `npm ci` then takes the lockfile for outdated on every machine. A later check proves
 * that only the lockfile's versions were installed. Package scripts do not run (.npmrc).
 * The build of the web app needs packages for development, which npm omits under NODE_ENV=production.
 */
const command = ['install', '--include=dev', '--no-save', '--no-progress', '--loglevel=error'];

/** Installs the lockfile's packages if other ones are installed. The caller holds the clone's lock. */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  if (!isInstalled()) await installLockfile();
  writeFileSync(stamp, wanted);
}

async function installLockfile() {
  console.error('Installing dependencies ...');
  // Without npm's record, which it writes last, an earlier installation was cut short: packages may be half there.
  if (!existsSync(record)) rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  rmSync(record, { force: true });
  const code = await runProgram('npm', command, {
    env: npmEnvironment(),
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new SetupFailure(`Dependencies cannot be installed: npm ended with ${code}.`);
  if (!isInstalled())
    throw new SetupFailure('package-lock.json does not say what was installed: run npm install.');
}

/** After `npm install` by hand no second installation is needed. Packages for other platforms are expected to be missing. */
function isInstalled() {
  if (!existsSync(record)) return false;

  const there = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (!there[path]) return optional === true;

    return there[path].version === version && there[path].integrity === integrity;
  });
}

/** An installation may delete the Node that `npm run` put first on the path. */
function npmEnvironment() {
  const path = pathWithoutDependencies();
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  if (isWritable(cache) || (!existsSync(cache) && isWritable(homedir())))
    return { ...process.env, PATH: path };

  return { ...process.env, PATH: path, npm_config_cache: join(stateFolder(), 'npm-cache') };
}

/** @returns {string} the path without the programs of any node_modules */
function pathWithoutDependencies() {
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
