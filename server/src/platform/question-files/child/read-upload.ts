// Runs in a child process: reads one uploaded file of questions.
import { readFile } from 'node:fs/promises';
import { detectFormat } from '../detect-format.ts';
import type { QuestionFile, ReadFormat } from '../question-file.ts';
import { readQuestionFile } from '../read-question-file.ts';

/** The child's input. */
export interface UploadToRead {
  /** The local file path. */
  path: string;
  /** The sender's name for the file. */
  name: string;
  /** Null if the format must be detected. */
  format: ReadFormat | null;
}

/** @returns the file's content; null if the format is unknown */
export async function readUpload({ path, name, format }: UploadToRead): Promise<QuestionFile | null> {
  const bytes = await readFile(path);
  const known = format ?? detectFormat(name, bytes);
  return known === null ? null : readQuestionFile(known, bytes);
}
