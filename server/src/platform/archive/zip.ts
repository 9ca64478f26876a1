/** Streams a ZIP: nothing is written to disk, and memory holds only the entry in progress. */
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Relative, with `/` between folders. */
  path: string;
  content: Readable;
  /** True if deflating it would gain nothing. */
  compressed?: boolean;
}

const ordinaryFile = 0o100644;

/**
 * @param entries requested one by one, each after the previous one was consumed
 * @param writtenAt milliseconds since the epoch, the time of all files in it
 * @returns the archive; it fails with the error of an entry, and closes the open entry when it is destroyed
 */
export function getZip(entries: AsyncIterable<ZipEntry>, writtenAt: number): Readable {
  const zip = new ZipFile();
  // Declared by its least common type; it is the PassThrough that the documentation says.
  const archive = zip.outputStream as Readable;
  const mtime = new Date(writtenAt);

  const add = async ({ path, content, compressed = false }: ZipEntry): Promise<void> => {
    const letGo = () => content.destroy();
    archive.once('close', letGo);
    try {
      const taken = finished(content);
      zip.addReadStream(content, path, { mtime, mode: ordinaryFile, compress: !compressed });
      await taken;
    } finally {
      archive.off('close', letGo);
    }
  };
  const fill = async (): Promise<void> => {
    for await (const entry of entries) {
      if (archive.destroyed) {
        entry.content.destroy();
        return;
      }
      await add(entry);
    }
    zip.end();
  };

  zip.on('error', (error: Error) => archive.destroy(error));
  fill().catch((error: Error) => archive.destroy(error));
  return archive;
}
