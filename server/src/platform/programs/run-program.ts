import { execFile } from 'node:child_process';
import { findConfinement } from '../isolate/confinement.ts';

export interface ProgramRun {
  /** Path, or a name that is looked for where the system keeps its programs. */
  program: string;
  args: readonly string[];
  /** Standard input of the program. */
  input?: Uint8Array;
  /** From start to end, in milliseconds; then it is killed. */
  timeoutMs: number;
  /** Address space and processor time that it may take. */
  memoryMb: number;
  cpuSeconds: number;
  /** Bytes that it may write to its standard output. */
  outputBytes: number;
  /** Files and folders that it cannot reach, if the machine supports it. */
  hiddenPaths?: readonly string[];
  signal?: AbortSignal;
}

/** A program of the system failed. The message contains nothing of its input. */
export class ProgramFailure extends Error {
  /** `interrupted`: it was killed by nobody's limit but from outside, and may succeed the next time. */
  readonly reason: 'missing' | 'timed_out' | 'refused' | 'interrupted';

  constructor(reason: ProgramFailure['reason'], message: string) {
    super(message);
    this.name = 'ProgramFailure';
    this.reason = reason;
  }
}

const mebibyte = 2 ** 20;

/**
 * Runs a program of the system on a stranger's bytes: without a shell, environment, network or secrets where the machine
 * can do that, with bounded memory and time, and dead when this process dies.
 *
 * @returns what it wrote to its standard output
 * @throws ProgramFailure; the signal's reason after an abort
 */
export async function runProgram(run: ProgramRun): Promise<Buffer> {
  const { program, args, input, timeoutMs, memoryMb, cpuSeconds, outputBytes, hiddenPaths, signal } = run;
  const { wrapper } = await findConfinement(hiddenPaths);
  const limits = ['prlimit', `--as=${memoryMb * mebibyte}`, `--cpu=${cpuSeconds}`, 'nice', '-n', '7'];
  // The limits come from the same package as the confinement: without one there is the other neither.
  const [command = '', ...rest] = [...wrapper, ...(wrapper.length > 0 ? limits : []), program, ...args];

  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      rest,
      {
        encoding: 'buffer',
        env: { OMP_THREAD_LIMIT: '1' },
        cwd: '/',
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        maxBuffer: outputBytes,
        signal,
      },
      (error, stdout) =>
        error ? reject(signal?.aborted ? signal.reason : getFailure(error)) : resolve(stdout),
    );
    // A program that ends before it has read everything has said why by its exit.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

type ExecError = Error & { code?: string | number | null; killed?: boolean; signal?: string | null };

function getFailure({ code, killed, signal }: ExecError): ProgramFailure {
  if (code === 'ENOENT' || code === 127) return new ProgramFailure('missing', 'the program is not there');
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return new ProgramFailure('refused', 'too much output');
  if (killed || signal === 'SIGXCPU') return new ProgramFailure('timed_out', 'it took too long');
  if (signal === 'SIGKILL' || signal === 'SIGTERM')
    return new ProgramFailure('interrupted', `ended by ${signal}`);

  return new ProgramFailure('refused', `ended with ${signal ?? code}`);
}
