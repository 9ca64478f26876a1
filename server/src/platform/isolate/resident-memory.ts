import { readFileSync } from 'node:fs';

/**
 * Resident memory of a process in megabytes, null where it cannot be known (no /proc, or it is gone).
 *
 * Read synchronously on purpose: procfs answers from memory within microseconds, while an asynchronous
 * read would queue behind password hashing in libuv's thread pool, just when memory is short.
 * `status` counts in kB; `statm` counts in pages, whose size Node does not tell.
 */
export function residentMegabytes(pid: number): number | null {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));

    return resident ? Number(resident[1]) / 1024 : null;
  } catch {
    return null;
  }
}
