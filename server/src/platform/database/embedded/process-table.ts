/** Facts about other processes from the kernel. Only Linux reports them; elsewhere little is known. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const onLinux = process.platform === 'linux';

/** True if `findProcesses` can tell that a folder has no process left. */
export const seesProcesses = onLinux;

/**
 * Distinguishes a process from a later one with the same pid.
 *
 * @returns the start time of the process, in clock ticks since the machine's boot; null if it has ended, even
 * if its parent has not collected it
 */
export function processIdentity(pid: number): string | null {
  if (!onLinux) return isSignallable(pid) ? 'unknown' : null;

  const stat = readOrNull(`/proc/${pid}/stat`);
  if (!stat) return null;

  // The second field is the program's name in brackets and may itself hold blanks and brackets.
  const [state, ...later] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const bootId = readOrNull('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? '';
  return state === 'Z' ? null : `${bootId}-${later[18]}`;
}

/**
 * @param folder absolute path without links
 * @param program name of the program as the kernel stores it
 * @returns pids of that program's processes with this working directory; empty if the system does not report
 * them
 */
export function findProcesses(folder: string, program: string): number[] {
  if (!onLinux) return [];

  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => readOrNull(`/proc/${pid}/comm`)?.trim() === program && workingFolder(pid) === folder)
    .map(Number);
}

function workingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It ended in the meantime, or belongs to another user.
    return null;
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isSignallable(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
