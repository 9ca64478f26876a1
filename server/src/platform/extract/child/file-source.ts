import { readFile } from 'node:fs/promises';
import type { EncodingChoice } from '../encoding/encoding-choice.ts';
import { InflationBudget } from './archive/inflation-budget.ts';

/** What a reader reads: a stored file, or a member of an archive, which lies in memory alone and is never written anywhere. */
export interface FileSource {
  /** For people: the title when the file states none. */
  name: string;
  /** Absolute path, or the bytes themselves. */
  content: string | Buffer;
  /** Of the upload that it is, or is in. */
  budget: InflationBudget;
  /** Archives of files around it. */
  depth: number;
  /** Whether text in pictures will be recognised. */
  recognises: boolean;
  /** How a text is decoded; absent for a member of an archive, about which nobody is asked. */
  encoding?: EncodingOfSource;
}

export interface EncodingOfSource {
  /** The one that a person has chosen. */
  given?: string | undefined;
  /** Takes the two of which a person should choose. */
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
export async function bytesOf({ content }: Pick<FileSource, 'content'>): Promise<Buffer> {
  return typeof content === 'string' ? await readFile(content) : content;
}

/** The name without its ending. */
export function nameWithoutEnding(name: string): string {
  return name.replace(/(?<=[^.])\.[^.]*$/, '');
}
