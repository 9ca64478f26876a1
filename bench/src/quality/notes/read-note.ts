import { basename } from 'node:path';
import { mediaTypeOfName } from '@akada/core/notes/file-kinds.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { readDocument } from '../../../../server/src/platform/extract/child/read-document.ts';

/**
 * Reads a note as the product reads an upload.
 *
 * @throws Error that names the file if it is not readable
 */
export async function readNote(path: string): Promise<StudyDocument> {
  const filename = basename(path);
  const outcome = await readDocument({ path, filename, mediaType: mediaTypeOfName(filename) ?? '' });
  if (!outcome.ok) throw new Error(`${path} is ${outcome.reason}: ${outcome.detail}`);

  return outcome.document;
}
