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

/** Like `EncodedPicture`, with the resulting size, in pixels. */
export type EncodedWhole = ({ ok: true } & FittedPicture) | RefusedPicture;

export interface PictureDeps {
  pool: IsolationPool;
  /** The caller's signal: work for a disconnected caller is dropped. */
  signal?: AbortSignal;
  /** Max duration of the child by the clock, on a machine with any load. */
  timeoutMs?: number;
}

/**
 * Makes a square of 256 pixels from an untrusted picture, without its metadata. It is decoded in a separate
 * child process; hostile content can only end that process.
 *
 * @param path of the picture on this machine
 * @throws {IsolationFailure} if nothing was learned about it, because the child was ended from outside
 */
export async function encodePicture(path: string, deps: PictureDeps): Promise<EncodedPicture> {
  const created = await encode<Uint8Array>('reencode', path, deps);
  return created.ok ? { ok: true, webp: created.picture } : created;
}

/**
 * As `encodePicture`, of the whole picture: at most 1,600 pixels wide and high, never enlarged.
 *
 * @param path of the picture on this machine
 * @throws {IsolationFailure} when nothing was learned about it, because the child was ended from outside
 */
export async function encodeWholePicture(path: string, deps: PictureDeps): Promise<EncodedWhole> {
  const created = await encode<FittedPicture>('reencodeWhole', path, deps);
  return created.ok ? { ok: true, ...created.picture } : created;
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

/** Formats that browsers display and people upload; any other means more code that reads untrusted bytes. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Enough for every signature. */
const headBytes = 4_100;

/**
 * @param path of a file; its name and declared type do not count
 * @returns whether its first bytes belong to an accepted picture
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
