import type { FilesConfig } from '../config/config.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** @returns the store that the configuration names; nothing is written or asked for yet */
export function openFileStore(config: FilesConfig): FileStore {
  return config.kind === 's3' ? createS3FileStore(config) : createDiskFileStore(config.folder);
}
