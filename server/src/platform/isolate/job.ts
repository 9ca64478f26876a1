/** Bounds of one run. Megabytes are 2^20 bytes. */
export interface IsolationLimits {
  /** From the start of the run to its answer; a fresh child's start-up counts. */
  timeoutMs: number;
  /**
   * Processor time that the run may take. Fairer than the clock on a busy machine, where a child of low
   * priority waits most of the time. Looked at where /proc exists; the clock bounds it elsewhere.
   */
  cpuMs?: number;
  /** V8's old generation. Typed arrays live outside it, so this alone bounds nothing. */
  oldSpaceMb: number;
  /** Everything resident. Looked at 20 times a second where /proc exists, unchecked elsewhere. */
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
