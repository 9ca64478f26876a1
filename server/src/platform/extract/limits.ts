import type { IsolationLimits } from '../isolate/job.ts';

const MB = 1_000_000;

/** Max stored size of a document; the rest is omitted with a warning. */
export const DOCUMENT_LIMITS = { pages: 2_000, characters: 2_000_000 };

/** Limits of an inflated archive. Sizes are counted in bytes, never taken from its headers. */
export const ARCHIVE_LIMITS = {
  entries: 2_000,
  totalBytes: 200 * MB,
  entryBytes: 60 * MB,
  /** Inflated to packed; only beyond `ratioFromBytes`, because small files pack well by right. */
  ratio: 200,
  ratioFromBytes: 10 * MB,
};

/** Deeper markup is treated as an attack on the parser. */
export const NESTING_LIMIT = 200;

/**
 * Bounds of the process that reads one file. Twenty seconds of work are three times what a book of 300
 * pages takes; the clock only catches what waits without working, because on a machine busy with
 * generating, a process of low priority gets little of a core.
 */
export const READING_LIMITS: IsolationLimits = {
  cpuMs: 20_000,
  timeoutMs: 60_000,
  oldSpaceMb: 384,
  rssMb: 512,
};

/**
 * Limits of a file's first reading, for which all other notes wait. Most files fit. The others are read again
 * in a separate queue, within the limits above.
 */
export const SHORT_READING_LIMITS: IsolationLimits = {
  cpuMs: 2_000,
  /** The start of the process counts. */
  quickCpuMs: 900,
  timeoutMs: 15_000,
  oldSpaceMb: 192,
  rssMb: 320,
};
