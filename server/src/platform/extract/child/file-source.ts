import { readFile } from 'node:fs/promises';
import type { EncodingChoice } from '../encoding/encoding-choice.ts';
import { InflationBudget } from './archive/inflation-budget.ts';

/** A stored file, or a member of an archive, which exists only in memory and is never written to disk. */
export interface FileSource {
  /** Used as title if the file has none; written for people. */
  name: string;
  /** Absolute path, or the bytes themselves. */
  content: string | Buffer;
  /** The budget of the upload that contains it. */
  budget: InflationBudget;
  /** Archives of files around it. */
  depth: number;
  /** Whether text in pictures will be recognised. */
  recognises: boolean;
  /** The decoding of a text; absent for archive members, which are never asked about. */
  encoding?: EncodingOfSource;
}

export interface EncodingOfSource {
  /** The encoding that a person selected. */
  given?: string | undefined;
  /** Reports two encodings, from which a person must choose. */
  doubt(choice: EncodingChoice): void;
}

/** A file that was uploaded as it is. */
export function uploadedFile(
  name: string,
  path: string,
  { recognises = false, encoding }: Partial<Pick<FileSource, 'recognises' | 'encoding'>> = {},
): FileSource {
  const source = { name, content: path, budget: new InflationBudget(), depth: 0, recognises };
  return encoding ? { ...source, encoding } : source;
}

/** All bytes of a source. */
export async function getBytes({ content }: Pick<FileSource, 'content'>): Promise<Buffer> {
  return typeof content === 'string' ? await readFile(content) : content;
}

/** The name without its ending. */
export function nameWithoutEnding(name: string): string {
  return name.replace(/(?<=[^.])\.[^.]*$/, '');
}
