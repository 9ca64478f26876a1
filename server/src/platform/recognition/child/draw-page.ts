// Runs inside a child process: what draws strangers' pages is large and written in C.
import { fileKindOfMediaType } from '@akada/core/notes/file-kinds.ts';
import type { PageToDraw } from '../draw-page.ts';

/** @returns the page as PNG, upright, dark on light */
export async function drawPage(page: PageToDraw): Promise<Uint8Array> {
  if (fileKindOfMediaType(page.mediaType) !== 'pdf') {
    return (await import('./draw-picture.ts')).drawPicture(page.path);
  }
  return (await import('./draw-pdf-page.ts')).drawPdfPage(page);
}
