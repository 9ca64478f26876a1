/**
 * Represents pictures of a file in a tree, which knows only ids: each index gets an id that no author of a
 * text can guess, and texts with it are never stored.
 */
import { randomUUID } from 'node:crypto';

const mark = randomUUID().slice(0, 24);
const markedAddress = new RegExp(`\\]\\(image:${mark}([\\da-f]{12})\\)`, 'g');

/**
 * @param index of a picture in the file
 * @returns its id in a tree
 */
export function idOfPicture(index: number): string {
  return mark + index.toString(16).padStart(12, '0');
}

/**
 * @param id of a picture in a tree
 * @returns its index in the file; null for a stored picture
 */
export function pictureOfId(id: string): number | null {
  return id.startsWith(mark) ? Number.parseInt(id.slice(mark.length), 16) : null;
}

/** @param markdown as it was written from a tree @returns it with `picture:n` for the ids of this module */
export function withPictures(markdown: string): string {
  return markdown.replace(markedAddress, (_, index: string) => `](picture:${Number.parseInt(index, 16)})`);
}

/** @param markdown with `picture:n` @returns it with ids, as the renderer reads them */
export function withPictureIds(markdown: string): string {
  return markdown.replace(/\]\(picture:(\d{1,6})\)/g, (_, index) => `](image:${idOfPicture(Number(index))})`);
}
