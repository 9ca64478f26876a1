import type { Config } from '../config/config.ts';
import { getFreeBytes } from './disk-room.ts';

/**
 * A process whose files and database are elsewhere has no data folder.
 * @returns the free bytes of the data folder's disk, or null
 */
export function getDataRoom({ files, databaseUrl, dataDir }: Config): number | null {
  if (files.kind === 's3' && databaseUrl !== undefined) return null;
  return getFreeBytes(dataDir);
}
