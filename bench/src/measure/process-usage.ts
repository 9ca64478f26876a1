/** The resources that processes have used so far, as Linux reports them in /proc (see proc_pid_stat(5)). */
import { readdirSync, readFileSync } from 'node:fs';

/** The unit of times in /proc is the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * @returns processor seconds in user and system mode, of the processes and of their ended children: the share
 * of a PostgreSQL backend that ends is added to the postmaster
 */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + getTicks(pid), 0) / ticksPerSecond;
}

/** @returns proportional set size in megabytes: shared pages count by their share */
export function residentShareMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + pssKb(pid), 0) / 1_000;
}

/** @returns the processes that a process has started and that have not ended, theirs not included */
export function getChildren(pid: number): number[] {
  const threads = getEntries(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    (read(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? []).map(Number),
  );
}

/** @returns the most memory that a process has had, in megabytes, as Linux remembers it */
export function peakMb(pid: number): number {
  return (Number(/^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1_024) / 1e6;
}

function getTicks(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  // The program's name in brackets may itself hold blanks and brackets; the state comes next.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
}

function pssKb(pid: number): number {
  return (Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1_024) / 1_000;
}

function getEntries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty if the process ended between listing and reading. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
