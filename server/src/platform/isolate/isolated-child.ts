import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from './confinement.ts';
import type { IsolatedJob } from './job.ts';
import { type RunWatch, supervise } from './supervise.ts';

const ENTRY = fileURLToPath(new URL('./child.ts', import.meta.url));
const STDERR_TAIL_CHARACTERS = 4_000;

/** One child process, which runs one job at a time. */
export interface IsolatedChild {
  /** Resolves after the process ended for any reason. */
  readonly exited: Promise<void>;
  /** Rejects with `IsolationFailure`, or with the reason of the job's signal or of the watch's `stop`. */
  run<Input, Output>(job: IsolatedJob<Input>, watch: RunWatch): Promise<Output>;
  kill(): void;
  /** Sets whether this child keeps the parent process alive. */
  hold(held: boolean): void;
}

/**
 * Starts a child that has an empty environment, a lower priority than the server, and nothing to read
 * but code and the job's files.
 *
 * @param wrapper command that Node is started through, see `findConfinement`
 * @param job the heap limit and the permissions, which last for the child's life
 */
export function startChild(
  wrapper: readonly string[],
  job: Pick<IsolatedJob<unknown>, 'limits' | 'readPaths' | 'nativeAddons'>,
): IsolatedChild {
  const [execPath, ...prefix] = [...wrapper, process.execPath];
  const child = fork(ENTRY, [], {
    execPath,
    execArgv: [...prefix, ...nodeFlags(job)],
    env: {},
    cwd: '/',
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) yieldToServer(child.pid);
  const stderr = collectTail(child);

  return {
    exited: new Promise((resolve) => child.once('close', resolve).once('error', () => resolve())),
    run: (next, watch) => supervise(child, next, watch, stderr),
    kill: () => void child.kill('SIGKILL'),
    hold: (held) => hold(child, held),
  };
}

/** Set right after the fork, so that every thread the child starts inherits it. */
function yieldToServer(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // When the machine runs out of memory, the kernel ends the child and not the server.
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Both are a courtesy: a child that is already gone, or a system without /proc, is no failure.
  }
}

function collectTail(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-STDERR_TAIL_CHARACTERS);
  });

  return () => tail;
}

function hold(child: ChildProcess, held: boolean): void {
  const handles = [child, child.channel];
  for (const handle of handles) held ? handle?.ref() : handle?.unref();
}
