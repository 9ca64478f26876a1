import type { FilesConfig } from '../config/config.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import { restrictFolder } from './disk-folder.ts';
import type { FileStore } from './file-store.ts';

/**
 * The S3 client needs 40 MB of memory, so it is loaded only if it is used.
 *
 * @returns the configured store; files of an earlier version on the disk are private by then
 */
export async function openFileStore(config: FilesConfig): Promise<FileStore> {
  if (config.kind === 'disk') {
    await restrictFolder(config.folder);
    return createDiskFileStore(config.folder);
  }

  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(config);
}
