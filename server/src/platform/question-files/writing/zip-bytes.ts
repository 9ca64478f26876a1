/** A zip in memory. The same files give the same bytes. */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getZip, type ZipEntry } from '../../archive/zip.ts';

export interface ZipFile {
  path: string;
  content: string | Uint8Array;
  /** True if deflating it would gain nothing. */
  compressed?: boolean;
}

/** A fixed time, because the time of writing is no part of the content. */
const writtenAt = Date.UTC(2000, 0, 1, 12);

/** @param files in their order @returns a zip of them */
export async function zipBytes(files: readonly ZipFile[]): Promise<Uint8Array> {
  return buffer(getZip(getEntries(files), writtenAt));
}

async function* getEntries(files: readonly ZipFile[]): AsyncGenerator<ZipEntry> {
  for (const { path, content, compressed = false } of files)
    yield { path, content: Readable.from([Buffer.from(content)], { objectMode: false }), compressed };
}
