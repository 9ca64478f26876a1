import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processIdentity } from './process-table.ts';

/** Another run holds the data folder. */
export class DataDirInUseError extends Error {
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that run, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataDirInUseError';
    this.pid = pid;
  }
}

export interface DataDirLock {
  release(): void;
}

const attempts = 5;

/**
 * Locks the data folder for this process until it releases it or ends in any way. Each run has its own lock
 * file, named after its pid and start time: it creates the file first and looks for others second, so of two
 * simultaneous starts at least one sees the other, and no run removes the file of a live one. A process that
 * sees another steps back, and tries again in case both did.
 *
 * @param dataDir absolute path, created if missing; used on one machine (or in one container) at a time
 * @throws DataDirInUseError naming the run that holds it
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const folder = join(dataDir, 'run');
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const claim = `${process.pid}.${processIdentity(process.pid)}.lock`;
  const release = () => rmSync(join(folder, claim), { force: true });

  for (let attempt = 1; ; attempt += 1) {
    if (readdirSync(folder).includes(claim)) throw new DataDirInUseError(dataDir, process.pid);

    writeFileSync(join(folder, claim), '');
    const holder = otherHolder(folder, claim);
    if (holder === null) return { release };

    release();
    if (attempt === attempts) throw new DataDirInUseError(dataDir, holder);

    await setTimeout(20 + Math.random() * 100);
  }
}

function otherHolder(folder: string, claim: string): number | null {
  for (const name of readdirSync(folder)) {
    const [pid, identity] = name.split('.');
    if (name === claim || !pid || !identity) continue;
    if (processIdentity(Number(pid)) === identity) return Number(pid);

    rmSync(join(folder, name), { force: true });
  }

  return null;
}
