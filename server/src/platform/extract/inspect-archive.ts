import { IsolationFailure } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type { ArchiveContent } from './child/archive-content.ts';

const CHILD = new URL('./child/archive-content.ts', import.meta.url);

/** A directory of a Word document takes milliseconds. */
const LIMITS: IsolationLimits = { cpuMs: 2_000, timeoutMs: 15_000, oldSpaceMb: 64, rssMb: 192 };

/**
 * Looks into an archive in a child process of its own, which a hostile directory can at worst end.
 *
 * @param path where the whole archive lies
 * @param options.pool where the child runs; it waits there for a free slot
 * @param options.signal of the caller: work for one who has gone is dropped
 * @returns what the archive is, null when its directory is lost
 * @throws {IsolationFailure} when nothing was learned, because the child was ended from outside
 */
export async function inspectArchive(
  path: string,
  options: { pool: IsolationPool; signal?: AbortSignal },
): Promise<ArchiveContent | null> {
  try {
    return await options.pool.run<string, ArchiveContent | null>({
      module: CHILD,
      exportName: 'archiveContent',
      input: path,
      limits: LIMITS,
      readPaths: [path],
      signal: options.signal,
    });
  } catch (error) {
    if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
    // Codes come from the system, never from what a file holds.
    if (error.reported?.code) throw error;
    return 'zip';
  }
}
