/**
 * Reads many files in one child process with the limits of a single reading: if all files fit together, each
 * one fits.
 */
import { isDeepStrictEqual } from 'node:util';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readDocument } from '../child/read-document.ts';
import type { ExtractOutcome, FileToRead } from '../outcome.ts';

setFlagsFromString('--expose-gc');
/** Garbage of one file would count for the next. */
const collectGarbage: () => void = runInNewContext('gc');
const muchGarbageBytes = 64_000_000;

/** How a file was read twice. */
export interface RepeatedReading {
  outcome: ExtractOutcome | { unexpected: string };
  isSameAgain: boolean;
}

/** Reads each file twice. An error of a reader is an answer here, so that it names its file. */
export async function readRepeatedly(files: readonly FileToRead[]): Promise<RepeatedReading[]> {
  const readings: RepeatedReading[] = [];
  for (const file of files) {
    const outcome = await attempt(file);
    readings.push({ outcome, isSameAgain: isDeepStrictEqual(await attempt(file), outcome) });
  }

  return readings;
}

async function attempt(file: FileToRead): Promise<RepeatedReading['outcome']> {
  if (getHeapStatistics().used_heap_size > muchGarbageBytes) collectGarbage();
  try {
    return await readDocument(file);
  } catch (error) {
    return { unexpected: String(error) };
  }
}
