import { existsSync, readFileSync } from 'node:fs';

/** For the database, for files that are read and written, and for the programs that read notes. */
const reservedFiles = 512;

const limitsOfProcess = '/proc/self/limits';

/**
 * Every connection is an open file. At the process's limit no new connection to the database can be opened
 * either, so all requests would fail. So the last connection to arrive is rejected instead, and comes again.
 *
 * @param limits the limits that Linux reports for this process; empty if unknown
 * @returns max number of open connections; null without a known limit
 */
export function mostConnections(limits: string = readLimits()): number | null {
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (files === undefined) return null;

  return Math.max(Number(files) - reservedFiles, Math.floor(Number(files) / 2));
}

function readLimits(): string {
  return existsSync(limitsOfProcess) ? readFileSync(limitsOfProcess, 'utf8') : '';
}
