import { getEnding } from '@akada/core/notes/file-kinds.ts';
import { Zip, ZipPassThrough } from 'fflate';

/** The number of bytes of a photo that are in memory at the same time. */
const pieceBytes = 1024 * 1024;

/** A fixed time: the same photos make the same bytes, by which the server recognises a file that was sent before. */
const fixedTime = new Date(2000, 0, 1);

/**
 * @returns an archive that is read as one note with a page for each photo, in this order. Photos are compressed
 * already, so they are stored as they are.
 */
export async function joinPages(photos: readonly File[], title: string): Promise<File> {
  const parts: BlobPart[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    parts.push(new Uint8Array(piece));
  });
  for (const [index, photo] of photos.entries()) {
    const page = new ZipPassThrough(`Page ${index + 1}.${getEnding(photo.name) || 'jpg'}`);
    page.mtime = fixedTime;
    archive.add(page);
    for (let start = 0; start < photo.size; start += pieceBytes) {
      const piece = await photo.slice(start, start + pieceBytes).arrayBuffer();
      page.push(new Uint8Array(piece), start + pieceBytes >= photo.size);
    }
  }
  archive.end();
  return new File(parts, `${title}.zip`, { type: 'application/zip' });
}
