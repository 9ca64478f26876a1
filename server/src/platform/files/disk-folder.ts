import { glob, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ListedFile } from './file-store.ts';

/** What the name of a file ends with until all of it is on the disk. */
export const unfinishedSuffix = '.part';

export interface FileOnDisk extends ListedFile {
  /** False while it is being written, and for ever if its writer died. */
  finished: boolean;
}

/**
 * @param root absolute path of the store's folder; one that is not there is empty
 * @param folder the first part of the keys wanted, all where absent
 */
export async function* listFolder(root: string, folder = '*'): AsyncGenerator<FileOnDisk> {
  for await (const name of glob(`${folder}/*/*`, { cwd: root })) {
    const stats = await stat(join(root, name)).catch(goneMeanwhile);
    if (!stats?.isFile()) continue;

    const key = name.split(sep).join('/');
    yield { key, size: stats.size, storedAt: stats.mtimeMs, finished: !key.endsWith(unfinishedSuffix) };
  }
}

function goneMeanwhile(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;

  throw error;
}
