import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { IsolatedJob } from './job.ts';

const run = promisify(execFile);

/**
 * Dying with the parent matters beyond tidiness: a child in an endless loop never sees that its channel
 * closed, and would burn a core for ever after the server was killed.
 */
const DIES_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];

/** Strongest first. Each replaces itself by the next program, so the process id stays the child's. */
const WRAPPERS: readonly (readonly string[])[] = [
  ['unshare', '--net', ...DIES_WITH_PARENT],
  ['unshare', '--user', '--map-current-user', '--net', ...DIES_WITH_PARENT],
  DIES_WITH_PARENT,
];

let wrapper: Promise<readonly string[]> | undefined;

/**
 * The command, if any, that this machine offers to start a child without a network and bound to its
 * parent's life. Found out once by trying; an empty list where nothing of it is there (macOS, Windows).
 */
export function findWrapper(): Promise<readonly string[]> {
  wrapper ??= firstThatWorks();

  return wrapper;
}

async function firstThatWorks(): Promise<readonly string[]> {
  for (const candidate of WRAPPERS) {
    const [command = '', ...flags] = candidate;
    const works = await run(command, [...flags, 'true'], { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }

  return [];
}

const ROOT = new URL('../../../../', import.meta.url);
const CODE = ['node_modules', 'core', 'contract', 'server/src', 'server/node_modules', 'package.json'];

/**
 * Node's flags for a child: a heap limit, and the permission model, which leaves it reading code and
 * the named files, and takes writing, child processes, workers and, unless asked for, native add-ons away.
 */
export function nodeFlags({
  limits,
  readPaths = [],
  nativeAddons = false,
}: Pick<IsolatedJob<unknown>, 'limits' | 'readPaths' | 'nativeAddons'>): string[] {
  const readable = [...CODE.map((path) => fileURLToPath(new URL(path, ROOT))), ...readPaths];

  return [
    `--max-old-space-size=${limits.oldSpaceMb}`,
    '--disable-warning=ExperimentalWarning',
    '--permission',
    ...(nativeAddons ? ['--allow-addons'] : []),
    ...readable.flatMap(spellings).map((path) => `--allow-fs-read=${path}`),
  ];
}

/** Permission goes by the path as it is written; modules are loaded by their real path, files as named. */
function spellings(path: string): string[] {
  try {
    return [...new Set([path, realpathSync(path)])];
  } catch {
    return [path];
  }
}
