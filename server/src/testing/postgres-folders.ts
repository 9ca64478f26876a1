import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftOvers } from '../platform/database/embedded/left-over.ts';
import { processIdentity } from '../platform/database/embedded/process-table.ts';

/** A test run's folder is named after it: `akada-test-<pid>.<identity>.<random>`. */
export const testFolderPrefix = 'akada-test-';

/** Ends and removes what test runs that were killed left behind. */
export async function removeForsakenFolders(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const [pid, identity] = name.slice(testFolderPrefix.length).split('.');
    if (!name.startsWith(testFolderPrefix) || processIdentity(Number(pid)) === identity) continue;

    const folder = join(tmpdir(), name);
    try {
      await endLeftOvers(folder);
      rmSync(folder, { recursive: true });
    } catch {
      // Another user's, or another run is removing it at this moment.
    }
  }
}
