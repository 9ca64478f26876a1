/** The context of one HTML text during reading. */

/**
 * @param src the picture's address in the text
 * @param alt the text's description of the picture
 * @returns its index in the file; null if the file lacks it
 */
export type PictureOf = (src: string, alt: string) => number | null;

/** Characters of one text; none of a question may have a tenth of them. */
const mostText = 50_000;

/** Resolves pictures and collects warnings. */
export class TextSource {
  readonly pictureOf: PictureOf;
  readonly #warnings = new Set<string>();
  #textLeft = mostText;

  /** @param getPicture finds the pictures of the file */
  constructor(getPicture: PictureOf) {
    this.pictureOf = getPicture;
  }

  /** Each sentence once. */
  get warnings(): string[] {
    return [...this.#warnings];
  }

  /** @param sentence about omitted or changed content */
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
