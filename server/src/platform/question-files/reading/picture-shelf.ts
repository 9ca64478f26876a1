/** The pictures of a file that its questions show, each once. */
import { createHash } from 'node:crypto';
import type { FilePicture } from '../question-file.ts';

export class PictureShelf {
  readonly pictures: FilePicture[] = [];
  readonly #indexes = new Map<string, number>();

  /** @param name of it in the file @param bytes of it @returns its index; the same for the same name and bytes */
  add(name: string, bytes: Uint8Array): number {
    const key = `${createHash('sha256').update(bytes).digest('base64')} ${name}`;
    const knownCount = this.#indexes.get(key);
    if (knownCount !== undefined) return knownCount;

    this.pictures.push({ name, bytes });
    this.#indexes.set(key, this.pictures.length - 1);
    return this.pictures.length - 1;
  }

  /** @param count of pictures to keep: later ones belong to a rejected question */
  truncate(count: number): void {
    if (this.pictures.length === count) return;

    this.pictures.length = count;
    for (const [key, index] of this.#indexes) if (index >= count) this.#indexes.delete(key);
  }
}
