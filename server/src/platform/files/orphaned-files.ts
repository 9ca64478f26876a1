/** Bytes that no row names: remains of interrupted uploads and of deleted accounts. */
import type { FileStore } from './file-store.ts';

const keysAtOnce = 500;

/**
 * Removes files of a folder without a row.
 *
 * @param folder of the files
 * @param previous milliseconds since the epoch: the row of a newer file can still be written
 * @param withoutRow filters keys to those without a row
 */
export async function removeOrphans(
  files: Pick<FileStore, 'list' | 'delete'>,
  folder: string,
  previous: number,
  withoutRow: (keys: readonly string[]) => Promise<string[]>,
): Promise<void> {
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of await withoutRow(keys)) await files.delete(key);
  };
  let old: string[] = [];
  for await (const { key, storedAt } of files.list(folder)) {
    if (storedAt < previous) old.push(key);
    if (old.length < keysAtOnce) continue;
    await remove(old);
    old = [];
  }
  await remove(old);
}
