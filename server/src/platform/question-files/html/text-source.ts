/** What surrounds one text of HTML while it is read. */

/**
 * @param src the address of a picture as the text says it
 * @param alt what the text says that it shows
 * @returns its index among the pictures of the file, null where the file does not hold it
 */
export type PictureOf = (src: string, alt: string) => number | null;

/** Characters of one text; none of a question may have a tenth of them. */
const mostText = 50_000;

/** Where pictures are asked for and warnings are left. */
export class TextSource {
  readonly pictureOf: PictureOf;
  readonly #warnings = new Set<string>();
  #textLeft = mostText;

  /** @param pictureOf finds the pictures of the file */
  constructor(pictureOf: PictureOf) {
    this.pictureOf = pictureOf;
  }

  /** Each sentence once. */
  get warnings(): string[] {
    return [...this.#warnings];
  }

  /** @param sentence about something that is left out or changed */
  warn(sentence: string): void {
    this.#warnings.add(sentence);
  }

  /** @param text of a node @returns as much of it as a text may have */
  take(text: string): string {
    const taken = text.slice(0, Math.max(0, this.#textLeft)).toWellFormed();
    this.#textLeft -= taken.length;
    return taken;
  }
}
