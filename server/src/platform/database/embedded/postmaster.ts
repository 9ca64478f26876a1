import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '../../log/log.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Command, serverEnvironment } from './launch.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** The server process of one PostgreSQL. */
export interface Postmaster {
  /** Ends when the process has ended, for whatever cause. */
  ended: Promise<void>;
  /** Ends sessions and server in good order, harder when that takes too long. */
  stop(): Promise<void>;
}

/** Max duration of a recovery after a crash, in milliseconds. */
const startLimit = 120_000;

/** Each step of a shutdown and how long it may take: with all of them, well inside the 20 s of the whole. */
const stopSteps: [signal: NodeJS.Signals, milliseconds: number][] = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 2_000],
];

/**
 * @param folder PostgreSQL's own folder
 * @returns once the server accepts connections
 * @throws EmbeddedPostgresError with PostgreSQL's last words when it ends before that
 */
export async function startPostmaster(
  [program, ...args]: Command,
  folder: string,
  log: Log,
): Promise<Postmaster> {
  const child = spawn(program, args, {
    env: serverEnvironment,
    cwd: '/',
    // The server gets a separate process group: Ctrl-C reaches the complete group, and would end the database
    // before the requests that still need it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close').then(
    () => undefined,
    () => undefined,
  );
  const lastWords = follow(child, log);
  const stop = () => stopProcess(child, ended);

  const deadline = performance.now() + startLimit;
  while (!isReady(folder, child)) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      await ended;
      throw new EmbeddedPostgresError(`The embedded database does not start: ${lastWords().join('; ')}`);
    }
    if (performance.now() > deadline) {
      await stop();
      throw new EmbeddedPostgresError(
        `The embedded database did not become ready: ${lastWords().join('; ')}`,
      );
    }
    await setTimeout(20);
  }

  return { ended, stop };
}

function isReady(folder: string, child: ChildProcess): boolean {
  const file = readPostmasterFile(folder);
  return file?.pid === child.pid && file?.ready === true;
}

/** PostgreSQL's messages go to the log; its last few are stored to explain a failed start. */
function follow(child: ChildProcess, log: Log): () => string[] {
  const last: string[] = [];
  child.on('error', (error) => last.push(error.message));
  if (!child.stderr) return () => last;

  createInterface({ input: child.stderr }).on('line', (line) => {
    log.debug({ line }, 'postgres');
    last.push(line);
    last.splice(0, last.length - 5);
  });
  return () => last;
}

async function stopProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const [signal, milliseconds] of stopSteps) {
    child.kill(signal);
    const patience = new AbortController();
    await Promise.race([
      ended,
      setTimeout(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    if (child.exitCode !== null || child.signalCode !== null) return;
  }
}
