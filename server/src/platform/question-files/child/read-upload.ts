// Runs in a child process: reads one uploaded file of questions.
import { readFile } from 'node:fs/promises';
import { detectFormat } from '../detect-format.ts';
import type { QuestionFile, ReadFormat } from '../question-file.ts';
import { readQuestionFile } from '../read-question-file.ts';

/** What the child is given. */
export interface UploadToRead {
  /** Of the file on this machine. */
  path: string;
  /** As its sender called it. */
  name: string;
  /** Null where it is to be found out. */
  format: ReadFormat | null;
}

/** @returns what the file holds; null where its format is none that is read */
export async function readUpload({ path, name, format }: UploadToRead): Promise<QuestionFile | null> {
  const bytes = await readFile(path);
  const known = format ?? detectFormat(name, bytes);
  return known === null ? null : readQuestionFile(known, bytes);
}
