import type { ScanPage } from '../extract/scan-page.ts';
import { IsolationFailure, type IsolationFailureReason } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';

const child = new URL('./child/draw-page.ts', import.meta.url);

/** Forty million pixels take 160 MB when they cannot be read in rows. */
const limits: IsolationLimits = { cpuMs: 20_000, timeoutMs: 60_000, oldSpaceMb: 256, rssMb: 768 };

/** Ends that say something about the page, and cost no time to speak of. */
const ofThePage: readonly IsolationFailureReason[] = ['reported', 'out_of_memory'];

/** A page of a PDF, or a picture, which counts as one page. */
export interface PageToDraw extends ScanPage {
  /** The recipient: programs need even light and every dot, models need colours and few bytes. */
  reader: 'program' | 'model';
  /** Path of the stored file. */
  path: string;
  mediaType: string;
}

/**
 * Draws a page in a separate child process; hostile content can only end that process.
 *
 * @returns PNG for a program, JPEG for a model; null for a page that cannot be drawn
 * @throws {IsolationFailure} `timed_out`, or another reason if nothing was learned about it, because the
 * child was ended from outside or crashed, which can be the machine's fault as well as the page's
 */
export async function drawPage(
  page: PageToDraw,
  { pool, signal }: { pool: Pick<IsolationPool, 'run'>; signal: AbortSignal },
): Promise<Uint8Array | null> {
  try {
    return await pool.run<PageToDraw, Uint8Array>({
      module: child,
      exportName: 'drawPage',
      input: page,
      limits,
      readPaths: [page.path],
      nativeAddons: true,
      signal,
    });
  } catch (error) {
    const isOfPage = error instanceof IsolationFailure && ofThePage.includes(error.reason);
    // Codes come from the system (no such file, no permission), never from the file's content.
    if (!isOfPage || error.reported?.code) throw error;
    return null;
  }
}
