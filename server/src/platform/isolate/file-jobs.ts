/** Jobs of a child process that reads or writes files of people. */
import type { IsolationLimits } from './job.ts';
import type { IsolationPool } from './pool.ts';

/** An exported function of a module that children run. */
interface ChildFunction {
  module: URL;
  exportName: string;
  limits: IsolationLimits;
}

type Pool = Pick<IsolationPool, 'run'>;

/** A function of a child. @throws {IsolationFailure} if the child did not finish, or the signal aborts */
type Job<Input, Result> = (input: Input, signal: AbortSignal) => Promise<Result>;

/** @returns a job that reads an uploaded file, in a separate child that can read nothing else */
export function readingJob<Input extends { path: string }, Result>(
  pool: Pool,
  child: ChildFunction,
): Job<Input, Result> {
  return (input, signal) => pool.run<Input, Result>({ ...child, input, signal, readPaths: [input.path] });
}

/** @returns a job that parses nothing that was uploaded, so that its child takes the next job, too */
export function writingJob<Input, Result>(pool: Pool, child: ChildFunction): Job<Input, Result> {
  return (input, signal) => pool.run<Input, Result>({ ...child, input, signal, reuse: true });
}
