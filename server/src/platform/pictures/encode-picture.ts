import { IsolationFailure } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import { isAcceptedPicture } from './picture-type.ts';

const child = new URL('./child/reencode.ts', import.meta.url);

/** Forty million pixels take 160 MB when they cannot be read in rows. */
const limits: IsolationLimits = { cpuMs: 10_000, timeoutMs: 30_000, oldSpaceMb: 128, rssMb: 512 };

/**
 * The picture as WebP, or why there is none.
 * - `type`: it is no JPEG, PNG, WebP or AVIF
 * - `unreadable`: it is damaged, or takes more memory or time than a picture may
 */
export type EncodedPicture = { ok: true; webp: Uint8Array } | { ok: false; reason: 'type' | 'unreadable' };

/**
 * Makes a square of 256 pixels of a stranger's picture, without anything that it carries beside its pixels. It is
 * decoded in a child process of its own, which hostile content can at worst end.
 *
 * @param path of the picture on this machine
 * @throws {IsolationFailure} when nothing was learned about it, because the child was ended from outside
 */
export async function encodePicture(
  path: string,
  { pool, signal }: { pool: IsolationPool; signal?: AbortSignal },
): Promise<EncodedPicture> {
  if (!(await isAcceptedPicture(path))) return { ok: false, reason: 'type' };

  try {
    const webp = await pool.run<string, Uint8Array>({
      module: child,
      exportName: 'reencode',
      input: path,
      limits,
      readPaths: [path],
      nativeAddons: true,
      signal,
    });
    return { ok: true, webp };
  } catch (error) {
    if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
    return { ok: false, reason: 'unreadable' };
  }
}
