import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { IsolationFailure } from '../isolate/failure.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type { FittedPicture } from './child/reencode.ts';

const child = new URL('./child/reencode.ts', import.meta.url);

/** Forty million pixels take 160 MB when they cannot be read in rows. */
const limits: IsolationLimits = { cpuMs: 10_000, timeoutMs: 30_000, oldSpaceMb: 128, rssMb: 512 };

/**
 * Why there is no picture.
 * - `type`: it is no JPEG, PNG, WebP or AVIF
 * - `unreadable`: it is damaged, or takes more memory or time than a picture may
 */
export type RefusedPicture = { ok: false; reason: 'type' | 'unreadable' };

/** The picture as WebP, or why there is none. */
export type EncodedPicture = { ok: true; webp: Uint8Array } | RefusedPicture;

/** As `EncodedPicture`, with the size that it has now, in pixels. */
export type EncodedWhole = ({ ok: true } & FittedPicture) | RefusedPicture;

export interface PictureDeps {
  pool: IsolationPool;
  /** Of the caller: work for one who has gone is dropped. */
  signal?: AbortSignal;
  /** How long the child may take by the clock, whatever the machine does beside it. */
  timeoutMs?: number;
}

/**
 * Makes a square of 256 pixels of a stranger's picture, without anything that it carries beside its pixels. It is
 * decoded in a child process of its own, which hostile content can at worst end.
 *
 * @param path of the picture on this machine
 * @throws {IsolationFailure} when nothing was learned about it, because the child was ended from outside
 */
export async function encodePicture(path: string, deps: PictureDeps): Promise<EncodedPicture> {
  const made = await encode<Uint8Array>('reencode', path, deps);
  return made.ok ? { ok: true, webp: made.picture } : made;
}

/**
 * As `encodePicture`, of the whole picture: at most 1,600 pixels wide and high, never enlarged.
 *
 * @param path of the picture on this machine
 * @throws {IsolationFailure} when nothing was learned about it, because the child was ended from outside
 */
export async function encodeWholePicture(path: string, deps: PictureDeps): Promise<EncodedWhole> {
  const made = await encode<FittedPicture>('reencodeWhole', path, deps);
  return made.ok ? { ok: true, ...made.picture } : made;
}

async function encode<Picture>(
  exportName: string,
  path: string,
  { pool, signal, timeoutMs = limits.timeoutMs }: PictureDeps,
): Promise<{ ok: true; picture: Picture } | RefusedPicture> {
  if (!(await isAcceptedPicture(path))) return { ok: false, reason: 'type' };

  try {
    const picture = await pool.run<string, Picture>({
      module: child,
      exportName,
      input: path,
      limits: { ...limits, timeoutMs },
      readPaths: [path],
      nativeAddons: true,
      signal,
    });
    return { ok: true, picture };
  } catch (error) {
    if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
    return { ok: false, reason: 'unreadable' };
  }
}

/** What browsers can show and people upload; anything else is more code that reads strangers' bytes. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Enough for every signature. */
const headBytes = 4_100;

/**
 * @param path of a file whose name and declared type do not count
 * @returns whether its first bytes are those of a picture that is taken
 */
async function isAcceptedPicture(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const type = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    return type !== undefined && accepted.has(type.mime);
  } finally {
    await handle.close();
  }
}
