import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { boundsOf, failureOfExit } from './bounds.ts';
import { findConfinement } from './confinement.ts';
import { IsolationFailure } from './failure.ts';
import type { IsolationLimits } from './job.ts';

/** Bounds of one run of a program. Megabytes are 2^20 bytes. */
export interface ProgramLimits extends Pick<IsolationLimits, 'timeoutMs' | 'cpuMs' | 'rssMb'> {
  /** Bytes that it may write to its standard output. */
  outputBytes: number;
}

/** A program of the machine, and what it may take. */
export interface ProgramRun {
  /** A name that is found without an environment, or an absolute path. */
  command: string;
  args: readonly string[];
  limits: ProgramLimits;
  /** Files and folders that it may not reach, where the machine can do that. */
  hiddenPaths?: readonly string[];
  /** Ends it; the run rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** How a program ended that ended by itself. */
export interface ProgramResult {
  exitCode: number;
  stdout: Buffer;
  /** The last 4,000 characters: for the log, because it may quote the file. */
  stderr: string;
}

type Program = ChildProcessByStdio<null, Readable, Readable>;

const STDERR_TAIL_CHARACTERS = 4_000;

/**
 * Runs a program on hostile input, confined like the children of this server: no shell, an empty environment, no
 * network where the machine can do that, bounded in time, memory and output, and ended with its process group.
 *
 * @throws {IsolationFailure} `timed_out`, `out_of_memory` (also for too much output), `crashed` for a signal of its own
 *   or a program that is not there, `interrupted`; the signal's reason after an abort
 */
export async function runProgram(run: ProgramRun): Promise<ProgramResult> {
  const { wrapper } = await findConfinement(run.hiddenPaths);
  run.signal?.throwIfAborted();
  const [command = run.command, ...args] = [...wrapper, run.command, ...run.args];
  const program = spawn(command, args, {
    env: {},
    cwd: '/',
    // A group of its own, so that what it started ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  yieldToServer(program.pid);

  const over = new AbortController();
  try {
    const bounds = boundsOf(program.pid, run.limits, [run.signal], over.signal);
    return await Promise.race([resultOf(program, run.limits), ...bounds]);
  } finally {
    over.abort();
    killGroup(program.pid);
  }
}

async function resultOf(program: Program, { outputBytes }: ProgramLimits): Promise<ProgramResult> {
  const closed = once(program, 'close').catch((error: unknown) => {
    throw new IsolationFailure('crashed', String(error));
  });
  // Where the output goes over its bound, nobody waits for the end any more.
  closed.catch(() => {});
  const stderr = collectTail(program.stderr);
  const stdout = await collect(program.stdout, outputBytes);
  const [exitCode, killedBy] = await closed;
  if (exitCode === null) throw failureOfExit(exitCode, killedBy, stderr());

  return { exitCode, stdout, stderr: stderr() };
}

async function collect(source: Readable, atMostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > atMostBytes)
      throw new IsolationFailure('out_of_memory', `wrote more than ${atMostBytes} bytes`);
    chunks.push(chunk);
  }

  return Buffer.concat(chunks);
}

function collectTail(source: Readable): () => string {
  let tail = '';
  source.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-STDERR_TAIL_CHARACTERS);
  });

  return () => tail;
}

function yieldToServer(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A courtesy: a program that has ended already needs none.
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}
