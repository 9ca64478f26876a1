// Runs inside a child process: what draws strangers' pages is large and written in C.
import { fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import type { Sharp } from 'sharp';
import { withArchive } from '../../extract/child/archive/open-archive.ts';
import { type FileSource, uploadedFile } from '../../extract/child/file-source.ts';
import type { PageToDraw } from '../draw-page.ts';
import { mostModelSide } from '../drawing-limits.ts';
import { withEvenLight } from './even-light.ts';

/** @returns the page upright: as PNG, dark on light, or as JPEG in its colours */
export async function drawPage({ reader, ...page }: PageToDraw): Promise<Uint8Array> {
  const drawn = await draw(page);
  return reader === 'program' ? withEvenLight(drawn) : inColour(drawn);
}

function inColour(page: Sharp): Promise<Buffer> {
  const size = { width: mostModelSide, height: mostModelSide, withoutEnlargement: true };
  return page
    .resize({ ...size, fit: 'inside' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function draw({ path, mediaType, number, member }: Omit<PageToDraw, 'reader'>): Promise<Sharp> {
  const source = await getMember(uploadedFile('scan', path), member?.members ?? []);
  if (fileKindOfMediaType(member?.mediaType ?? mediaType) !== 'pdf') {
    return (await import('./draw-picture.ts')).drawPicture(source);
  }
  return (await import('./draw-pdf-page.ts')).drawPdfPage(source, member?.page ?? number);
}

async function getMember(around: FileSource, members: readonly string[]): Promise<FileSource> {
  const [name, ...inner] = members;
  if (name === undefined) return around;

  const content = await withArchive(around, (archive) => archive.bytes(name));
  return getMember({ ...around, name, content, depth: around.depth + 1 }, inner);
}
