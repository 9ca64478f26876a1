/** A run that holds one of the places of a pool. */
export interface RunningJob {
  /** Processor time that the run has used. */
  cpuMs: number;
  /** Processor time after which the run may have to make room; undefined if it never has to. */
  quickCpuMs: number | undefined;
  /** True from the moment at which it was told to make room: its place is free soon. */
  isEnding: boolean;
}

/**
 * Slow runs never hold all places while others wait: if every run has used up its quick time, the slowest run ends. No
 * second one ends before its place is free.
 *
 * @param running all runs of the pool, `current` among them
 * @param waitingCount jobs that wait for a place
 * @returns true if `current` ends now
 */
export function makesRoom(
  current: RunningJob,
  running: ReadonlySet<RunningJob>,
  waitingCount: number,
): boolean {
  if (waitingCount === 0) return false;

  const all = [...running];
  return (
    !all.some(({ isEnding }) => isEnding) &&
    all.every(isSlow) &&
    all.every(({ cpuMs }) => cpuMs <= current.cpuMs)
  );
}

const isSlow = ({ cpuMs, quickCpuMs }: RunningJob): boolean => quickCpuMs !== undefined && cpuMs > quickCpuMs;
