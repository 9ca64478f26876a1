import { existsSync, readFileSync } from 'node:fs';

/** For the database, for files that are read and written, and for the programs that read notes. */
const reservedFiles = 512;

const limitsOfProcess = '/proc/self/limits';

/**
 * Every connection is an open file. At the limit of a process no new one to the database can be opened either, and
 * nobody is served any more: whoever comes last is refused instead, and comes again.
 *
 * @param limits what Linux says of this process; empty where the system says nothing
 * @returns how many may be open at once; null where there is no limit, or none is known
 */
export function mostConnections(limits: string = readLimits()): number | null {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (files === undefined) return null;

  return Math.max(Number(files) - reservedFiles, Math.floor(Number(files) / 2));
}

function readLimits(): string {
  return existsSync(limitsOfProcess) ? readFileSync(limitsOfProcess, 'utf8') : '';
}
