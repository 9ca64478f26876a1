/** Bounds of one run. Megabytes are 2^20 bytes. */
export interface IsolationLimits {
  /** From the start of the run to its answer; a fresh child's start-up counts. */
  timeoutMs: number;
  /**
   * Max processor time of the run. It is fairer than the clock on a busy machine, where a low-priority child
   * mostly waits. It is checked if /proc exists; elsewhere the clock limits the run.
   */
  cpuMs?: number;
  /**
   * Processor time after which the run may end early. It ends if every run of its pool has used that much, it
   * used the most, and another job waits.
   */
  quickCpuMs?: number;
  /** Max size of V8's old generation. Typed arrays are outside of it, so it is no sufficient limit. */
  oldSpaceMb: number;
  /** Max resident memory. It is checked 20 times a second if /proc exists, and not at all elsewhere. */
  rssMb: number;
}

/** A function to call in a child process, and what it may use there. */
export interface IsolatedJob<Input> {
  /** File URL of the module to load in the child. */
  module: URL;
  /** The exported function that is called with `input`. It may be async. */
  exportName: string;
  /** Anything that the structured clone algorithm copies; so must be the result. */
  input: Input;
  limits: IsolationLimits;
  /** Files outside the code that the child may read. It may write none. */
  readPaths?: readonly string[];
  /**
   * Lets the child load libraries in machine code. Node's permissions do not bind those, so what is left is the
   * process itself: without environment, without network where the machine can do that, bounded, and ended after.
   */
  nativeAddons?: boolean;
  /**
   * Reuses the child for the next job of the same module, which saves loading it. Only for code that
   * works on trusted memory; parsing an uploaded file gets a fresh child each time.
   */
  reuse?: boolean;
  /** Ends the child; the run rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** The message that starts work in a child. */
export interface WorkRequest {
  module: string;
  exportName: string;
  input: unknown;
}
