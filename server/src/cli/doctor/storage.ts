import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newFileKey } from '../../platform/files/file-store.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** Writes, reads and deletes a file, which is all that the product asks of a store. */
export async function findStorage({ config }: CommandContext): Promise<Finding> {
  const store = await openFileStore(config.files);
  const where = config.files.kind === 's3' ? `bucket ${config.files.bucket}` : config.files.folder;
  const key = newFileKey('probe');
  try {
    await store.put(key, Readable.from([Buffer.from(key)]));
    const read = await text(await store.open(key));
    if (read !== key) return { ok: false, line: `${where} gives back other bytes than were written` };

    return { ok: true, line: `${where}: a file was written, read and deleted` };
  } catch (error) {
    const settings =
      config.files.kind === 's3' ? 'check the S3 variables' : 'check DATA_DIR and its free space';
    return { ok: false, line: `${where}: ${error instanceof Error ? error.message : error}; ${settings}` };
  } finally {
    await store.delete(key).catch(() => {});
  }
}
