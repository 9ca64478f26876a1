import { existsSync, realpathSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { clusterFolder } from './cluster.ts';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { findProcesses, seesProcesses } from './process-table.ts';
import { removeSocketFolder } from './socket-folder.ts';

const program = 'postgres';

/**
 * Ends what an earlier run left behind. Only for the holder of the data folder's lock: then whatever still
 * works in this folder is a leftover. Backends outlive a killed postmaster and hold its shared memory, which
 * once delayed a restart by 24 s.
 *
 * @param dataDir absolute path of the data folder
 */
export async function endLeftOvers(dataDir: string): Promise<void> {
  removeSocketFolder(dataDir);
  const folder = clusterFolder(dataDir);
  if (!existsSync(folder) || !seesProcesses) return;

  const workplace = realpathSync(folder);
  const postmasterPid = readPostmasterFile(folder)?.pid;
  const postmaster = findProcesses(workplace, program).find((pid) => pid === postmasterPid);
  if (postmaster) {
    signal([postmaster], 'SIGINT');
    await allGone(workplace, 10_000);
  }
  for (const kind of ['SIGQUIT', 'SIGKILL'] as const) {
    signal(findProcesses(workplace, program), kind);
    await allGone(workplace, 5_000);
  }

  // Its pid may be someone else's by now, which PostgreSQL would take for a running server.
  rmSync(postmasterFilePath(folder), { force: true });
}

function signal(pids: number[], kind: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, kind);
    } catch {
      // It ended in the meantime.
    }
  }
}

async function allGone(workplace: string, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (findProcesses(workplace, program).length > 0 && performance.now() < deadline) await setTimeout(25);
}
