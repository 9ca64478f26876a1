import { IsolationFailure, type IsolationFailureReason } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import { READING_LIMITS } from './limits.ts';
import type { ExtractOutcome, FileToRead } from './outcome.ts';
import type { UnreadableReason } from './reasons.ts';

const CHILD = new URL('./child/read-document.ts', import.meta.url);

/**
 * The verdict on a file for each end of the child; null if there is none. A crash can be the machine's fault
 * as well as the file's, so the file is tried again until its attempts are used up.
 */
const VERDICTS: Record<IsolationFailureReason, UnreadableReason | null> = {
  out_of_memory: 'too_large',
  timed_out: 'timed_out',
  crashed: null,
  interrupted: null,
  reported: 'damaged',
};

/**
 * Reads a stored file in a separate child process; hostile content can only end that process.
 *
 * @param options.pool the child's pool; the call waits there for a free slot
 * @param options.limits default to the limits of a long reading
 * @param options.signal ends the reading; the promise then rejects with its reason
 * @returns the document, or the reason why there is none
 * @throws {IsolationFailure} if nothing was learned about the file, because the child crashed, was ended from
 * outside, or the machine rejected a request: try again later
 */
export async function extractDocument(
  input: FileToRead,
  options: { pool: Pick<IsolationPool, 'run'>; limits?: IsolationLimits; signal?: AbortSignal },
): Promise<ExtractOutcome> {
  try {
    return await options.pool.run<FileToRead, ExtractOutcome>({
      module: CHILD,
      exportName: 'readDocument',
      input,
      limits: options.limits ?? READING_LIMITS,
      readPaths: [input.path],
      signal: options.signal,
    });
  } catch (error) {
    return verdict(error);
  }
}

function verdict(error: unknown): ExtractOutcome {
  if (!(error instanceof IsolationFailure)) throw error;
  const reason = VERDICTS[error.reason];
  // Codes come from the system (no such file, no permission), never from the file's content.
  if (!reason || error.reported?.code) throw error;

  // The log gets `detail`: the name of an error, because its message may repeat what the file says.
  const verdict = { ok: false, reason, detail: error.reported?.name ?? error.reason } as const;
  return error.reason === 'reported' ? verdict : { ...verdict, isCutShort: true };
}
