/** What one piece of study work used, in a process that did nothing else. */
export interface MeasuredWork {
  words: number;
  /** Processor seconds in user and system mode, without loading the code. */
  cpuSeconds: number;
  /** Largest resident memory of the process, in megabytes. */
  peakMb: number;
}

export interface WorkOrder {
  /** Absolute path of a file that the product reads. */
  path: string;
  /** What counts: reading the file, or making ten questions of it once it was read. */
  counts: 'reading' | 'making';
}
