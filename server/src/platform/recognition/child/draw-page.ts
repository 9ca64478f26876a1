// Runs inside a child process: what draws strangers' pages is large and written in C.
import { fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import { withArchive } from '../../extract/child/archive/open-archive.ts';
import { type FileSource, uploadedFile } from '../../extract/child/file-source.ts';
import type { PageToDraw } from '../draw-page.ts';

/** @returns the page as PNG, upright, dark on light */
export async function drawPage({ path, mediaType, number, member }: PageToDraw): Promise<Uint8Array> {
  const source = await memberOf(uploadedFile('scan', path), member?.members ?? []);
  if (fileKindOfMediaType(member?.mediaType ?? mediaType) !== 'pdf') {
    return (await import('./draw-picture.ts')).drawPicture(source);
  }
  return (await import('./draw-pdf-page.ts')).drawPdfPage(source, member?.page ?? number);
}

async function memberOf(around: FileSource, members: readonly string[]): Promise<FileSource> {
  const [name, ...inner] = members;
  if (name === undefined) return around;

  const content = await withArchive(around, (archive) => archive.bytes(name));
  return memberOf({ ...around, name, content, depth: around.depth + 1 }, inner);
}
