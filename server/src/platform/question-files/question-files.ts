/** Files of questions, read and written in child processes: what people upload may be hostile, and thousands take seconds. */
import { readingJob, writingJob } from '../isolate/file-jobs.ts';
import type { IsolationLimits } from '../isolate/job.ts';
import type { IsolationPool } from '../isolate/pool.ts';
import type { UploadToRead } from './child/read-upload.ts';
import type { DownloadToWrite, StoredQuestion, WrittenDownload } from './child/write-download.ts';
import type { QuestionFile } from './question-file.ts';

/** A question on its way into a file. */
export type ExportedQuestion = StoredQuestion;

const reader = new URL('./child/read-upload.ts', import.meta.url);
const writer = new URL('./child/write-download.ts', import.meta.url);

/** A file of five thousand questions takes a few seconds; the clock is for machines that do much else. */
const limits: IsolationLimits = { cpuMs: 60_000, timeoutMs: 180_000, oldSpaceMb: 320, rssMb: 640 };

export interface QuestionFiles {
  /**
   * @param signal aborts; the promise rejects
   * @returns the file's content; null if the format is unknown
   * @throws {IsolationFailure} if the child did not finish
   */
  read(upload: UploadToRead, signal: AbortSignal): Promise<QuestionFile | null>;
  /** @param signal as above @returns the file and what is not in it @throws {IsolationFailure} as above */
  write(download: DownloadToWrite, signal: AbortSignal): Promise<WrittenDownload>;
}

/**
 * @param pool runs the children
 * @param readingLimits default to the product's
 */
export function createQuestionFiles(
  pool: Pick<IsolationPool, 'run'>,
  readingLimits: IsolationLimits = limits,
): QuestionFiles {
  return {
    read: readingJob(pool, { module: reader, exportName: 'readUpload', limits: readingLimits }),
    write: writingJob(pool, { module: writer, exportName: 'writeDownload', limits }),
  };
}
