import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { IsolatedJob, IsolationLimits } from './job.ts';

const run = promisify(execFile);

/**
 * Dying with the parent matters beyond tidiness: a child in an endless loop never sees that its channel
 * closed, and would burn a core for ever after the server was killed.
 */
const DIES_WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];

/**
 * Without capabilities, a child of root enters no folder of other accounts, such as PostgreSQL's, and looks into no
 * other process. Only root can drop them, and only root has them.
 */
const WITHOUT_CAPABILITIES = [...DIES_WITH_PARENT, '--bounding-set=-all', '--inh-caps=-all'];

/**
 * Covers each path up to `--` by something empty, in a view of the file system that the child has to itself, and
 * becomes what follows, without what shells add to the environment. Code in a parser that was taken over could
 * otherwise open the database's socket and secrets: it runs under the server's account, and Node's permissions bind
 * neither sockets nor machine code.
 */
const COVERING = `
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mount -t tmpfs -o mode=0 none "$1" || exit 1
  elif [ -e "$1" ]; then mount --bind /dev/null "$1" || exit 1
  fi
  shift
done
shift
exec env -u PWD -u OLDPWD -u SHLVL -u _ "$@"`;

/** The way that children start on this machine. */
export interface Confinement {
  /** The command that starts Node; empty if the machine has none (macOS, Windows). */
  wrapper: readonly string[];
  /** Whether a child has no network and cannot reach the hidden paths. */
  isolated: boolean;
}

/** Strongest first. Each replaces itself by the next program, so the process id stays the child's. */
function confinements(hiddenPaths: readonly string[]): Confinement[] {
  const covered = ['sh', '-c', COVERING, 'sh', ...hiddenPaths, '--', ...WITHOUT_CAPABILITIES];
  const ownAccount = ['--user', '--map-current-user', '--keep-caps'];
  return [
    { wrapper: ['unshare', '--net', '--mount', ...covered], isolated: true },
    { wrapper: ['unshare', ...ownAccount, '--net', '--mount', ...covered], isolated: true },
    { wrapper: WITHOUT_CAPABILITIES, isolated: false },
    { wrapper: DIES_WITH_PARENT, isolated: false },
  ];
}

const found = new Map<string, Promise<Confinement>>();

/**
 * Tests once how far this machine can confine a child.
 *
 * @param hiddenPaths absolute paths that no child can reach; missing ones are omitted
 */
export function findConfinement(hiddenPaths: readonly string[] = []): Promise<Confinement> {
  const key = JSON.stringify(hiddenPaths);
  const confinement = found.get(key) ?? firstThatWorks(confinements(hiddenPaths));
  found.set(key, confinement);

  return confinement;
}

async function firstThatWorks(candidates: Confinement[]): Promise<Confinement> {
  for (const candidate of candidates) {
    const [command = '', ...flags] = candidate.wrapper;
    // Children have no environment, so the programs must be found without one.
    const works = await run(command, [...flags, 'true'], { env: {}, timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }

  return { wrapper: [], isolated: false };
}

const ROOT = new URL('../../../../', import.meta.url);
/** The workspaces are named where they are imported from: what is linked there may lie in another clone. */
const CODE = [
  'node_modules',
  'node_modules/@akada/core',
  'node_modules/@akada/contract',
  'server/src',
  'server/node_modules',
  'package.json',
];

/**
 * Node's flags for the heap of a child. Young objects get 2 MB. By default V8 takes up to 16 for each half
 * and keeps so much garbage of a long file that it came near the memory limit (460 MB against 290 for half a
 * million short lines), for a tenth of processor time.
 *
 * @param limits.oldSpaceMb megabytes of long-lived objects
 */
export function heapFlags({ oldSpaceMb }: Pick<IsolationLimits, 'oldSpaceMb'>): string[] {
  return [`--max-old-space-size=${oldSpaceMb}`, '--max-semi-space-size=2'];
}

/**
 * Node's flags for a child: a heap limit, and the permission model, which lets it read only code and
 * the named files, and takes writing, child processes, workers and, unless asked for, native add-ons away.
 */
export function nodeFlags({
  limits,
  readPaths = [],
  nativeAddons = false,
}: Pick<IsolatedJob<unknown>, 'limits' | 'readPaths' | 'nativeAddons'>): string[] {
  const readable = [...CODE.map((path) => fileURLToPath(new URL(path, ROOT))), ...readPaths];

  return [
    ...heapFlags(limits),
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
