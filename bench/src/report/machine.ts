import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** @returns one line about where and when was measured, because absolute figures mean nothing without it */
export function machineLine(): string {
  const processors = cpus();
  const gigabytes = (totalmem() / 1e9).toFixed(1);
  const load = loadavg()[0]?.toFixed(1);
  return (
    `${new Date().toISOString().slice(0, 10)}, ${processors.length} x ${processors[0]?.model.trim()}, ` +
    `${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}, load average ${load} at the start`
  );
}
