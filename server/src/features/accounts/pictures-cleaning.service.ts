/** Removes pictures that no account has: what processes that ended, and accounts that went, left behind. */
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { removeForsakenCopies } from '../../platform/files/local-copy.ts';
import { keysWithoutPicture } from './pictures.repo.ts';
import { picturesFolder } from './pictures.service.ts';

export interface PicturesCleaning {
  sweep(): Promise<void>;
}

/** Saving one is over in minutes; what has no row after this long will not get one. */
const orphanAgeMs = 60 * 60_000;

const keysAtOnce = 500;

export function createPicturesCleaning({
  database,
  files,
  clock,
}: {
  database: Database;
  files: FileStore;
  clock: Clock;
}): PicturesCleaning {
  const removeOrphans = async (keys: readonly string[]): Promise<void> => {
    for (const key of await keysWithoutPicture(database.db, keys)) await files.delete(key);
  };

  return {
    async sweep() {
      const before = clock.now() - orphanAgeMs;
      let old: string[] = [];
      for await (const { key, storedAt } of files.list(picturesFolder)) {
        if (storedAt < before) old.push(key);
        if (old.length < keysAtOnce) continue;
        await removeOrphans(old);
        old = [];
      }
      await removeOrphans(old);
      await removeForsakenCopies(before);
    },
  };
}
