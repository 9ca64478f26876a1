import { readFileSync } from 'node:fs';

/** Resources that a process has used so far. */
export interface ProcessUsage {
  /** Resident memory in megabytes of 2^20 bytes. */
  residentMb: number;
  /** Processor time of all its threads, in milliseconds. */
  cpuMs: number;
}

/** Linux counts processor time for programs in hundredths of a second, whatever the kernel's own clock. */
const MS_PER_TICK = 10;

/**
 * Reads a process's usage; null if it is unknown (no /proc, or the process ended). It is synchronous on
 * purpose: procfs answers from memory within microseconds, while an asynchronous read would queue behind
 * password hashing in libuv's thread pool, just when the machine is overloaded. Memory comes from `status`,
 * which counts in kB; the other files count in pages, whose size Node does not report.
 */
export function getUsage(pid: number): ProcessUsage | null {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    if (resident === undefined) return null;

    return { residentMb: Number(resident) / 1024, cpuMs: cpuTicks(pid) * MS_PER_TICK };
  } catch {
    return null;
  }
}

/** User and system time: fields 14 and 15, counted behind the command's name, which may hold anything. */
function cpuTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');

  return Number(fields[11]) + Number(fields[12]);
}
