/** The passages of a file, each once however many questions show it. */
import type { FilePassage } from '../question-file.ts';

export class PassageShelf {
  readonly passages: FilePassage[] = [];
  readonly #indexes = new Map<string, number>();

  /** @param passage as it was read @returns its index; the same for the same title and text */
  add(passage: FilePassage): number {
    const key = JSON.stringify([passage.title, passage.text]);
    const knownCount = this.#indexes.get(key);
    if (knownCount !== undefined) return knownCount;

    this.passages.push(passage);
    this.#indexes.set(key, this.passages.length - 1);
    return this.passages.length - 1;
  }

  /** @param count of passages to keep: later ones belong to a rejected question */
  truncate(count: number): void {
    if (this.passages.length === count) return;

    this.passages.length = count;
    for (const [key, index] of this.#indexes) if (index >= count) this.#indexes.delete(key);
  }
}
