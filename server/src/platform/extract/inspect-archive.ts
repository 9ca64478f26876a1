import { IsolationFailure } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type { ArchiveContent } from './child/archive-content.ts';

const CHILD = new URL('./child/archive-content.ts', import.meta.url);

/** A directory of a Word document takes milliseconds. */
const LIMITS: IsolationLimits = { cpuMs: 2_000, timeoutMs: 15_000, oldSpaceMb: 64, rssMb: 192 };

/**
 * Inspects an archive in a separate child process; a hostile directory can only end that process.
 *
 * @param path of the complete archive
 * @param options.pool the child's pool; the call waits there for a free slot
 * @param options.signal aborts if the caller disconnects
 * @returns the kind of the archive, or null if its directory is lost
 * @throws {IsolationFailure} if nothing was learned, because the child was ended from outside
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
    // Codes come from the system, never from the file's content.
    if (error.reported?.code) throw error;
    return 'zip';
  }
}
