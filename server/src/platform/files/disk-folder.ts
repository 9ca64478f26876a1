import { chmod, glob, opendir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ListedFile } from './file-store.ts';

/** Suffix of a file name until the complete file is on the disk. */
export const unfinishedSuffix = '.part';

/** Mode of a stored file: other accounts of the machine do not read it. */
export const privateFile = 0o600;

/** Mode of a folder of stored files. */
export const privateFolder = 0o700;

export interface FileOnDisk extends ListedFile {
  /** False while it is being written, and for ever if its writer died. */
  finished: boolean;
}

/**
 * @param root absolute path of the store's folder; a missing one is empty
 * @param folder the first part of the requested keys; all if absent
 */
export async function* listFolder(root: string, folder = '*'): AsyncGenerator<FileOnDisk> {
  for await (const name of glob(`${folder}/*/*`, { cwd: root })) {
    const stats = await stat(join(root, name)).catch(goneMeanwhile);
    if (!stats?.isFile()) continue;

    const key = name.split(sep).join('/');
    yield { key, size: stats.size, storedAt: stats.mtimeMs, finished: !key.endsWith(unfinishedSuffix) };
  }
}

/**
 * Hides the files of earlier versions from other accounts of the machine. The folder itself comes last: once
 * its mode is right, so is everything below it, and a start that was killed half-way begins again.
 *
 * @param root absolute path of the store's folder; the first file creates a missing one
 * @throws Error with `code` EPERM if the folder belongs to another account
 */
export async function restrictFolder(root: string): Promise<void> {
  // Windows has no such modes.
  if (process.platform === 'win32') return;

  const folder = await stat(root).catch(goneMeanwhile);
  if (!folder || (folder.mode & 0o777) === privateFolder) return;

  for await (const entry of await opendir(root, { recursive: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;

    const mode = entry.isFile() ? privateFile : privateFolder;
    await chmod(join(entry.parentPath, entry.name), mode).catch(goneMeanwhile);
  }
  await chmod(root, privateFolder);
}

function goneMeanwhile(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;

  throw error;
}
