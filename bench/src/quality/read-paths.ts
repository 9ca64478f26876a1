import { readdirSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { mediaTypeOfName } from '@akada/core/notes/file-kinds.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { readDocument } from '../../../server/src/platform/extract/child/read-document.ts';
import { readAs } from './chapter-document.ts';
import { readChapter } from './chapter-file.ts';

/** @param paths notes, chapters as JSON, and folders with them @returns the paths of all notes and chapters, in order */
export function getFiles(paths: readonly string[]): string[] {
  return paths.flatMap(filesAt);
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];

  const names = readdirSync(path).filter((name) => name !== 'README.md');
  const notes = names.filter((name) => /\.(?:txt|md)$/.test(name));
  // Next to a note, a JSON file holds its labels.
  const selection = notes.length > 0 ? notes : names.filter((name) => name.endsWith('.json'));
  return selection.sort().map((name) => join(path, name));
}

/** @returns the document that the product reads from a note */
export async function documentAt(path: string): Promise<StudyDocument> {
  if (parse(path).ext === '.json') return readAs(readChapter(path), 'bold').document;

  const mediaType = mediaTypeOfName(path) ?? '';
  const outcome = await readDocument({ path, filename: basename(path), mediaType });
  if (!outcome.ok) throw new Error(`${path} is ${outcome.reason}: ${outcome.detail}`);

  return outcome.document;
}
