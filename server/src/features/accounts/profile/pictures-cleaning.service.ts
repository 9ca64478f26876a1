/** Removes pictures of no account: remains of interrupted uploads and of deleted accounts. */
import { type Clock, systemClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { removeForsakenCopies } from '../../../platform/files/local-copy.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import { keysWithoutPicture } from './pictures.repo.ts';
import { picturesFolder } from './pictures.service.ts';

export interface PicturesCleaning {
  sweep(): Promise<void>;
}

/** Saving a picture takes minutes at most; bytes without a row after this time are orphans. */
const orphanAgeMs = 60 * 60_000;

export function createPicturesCleaning({
  database,
  files,
  clock,
}: {
  database: Database;
  files: FileStore;
  clock: Clock;
}): PicturesCleaning {
  return {
    async sweep() {
      const previous = clock.now() - orphanAgeMs;
      await removeOrphans(files, picturesFolder, previous, (keys) => keysWithoutPicture(database.db, keys));
      // Copies lie on this machine, so its own clock says how old they are.
      await removeForsakenCopies(systemClock.now() - orphanAgeMs);
    },
  };
}
