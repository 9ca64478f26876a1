/** The texts of one question, as a reader of HTML formats turns them into Markdown. */
import { withoutDataPictures } from '../html/data-pictures.ts';
import { htmlToMarkdown, plainToMarkdown, wordsOfHtml } from '../html/html-to-markdown.ts';
import { splitPassage } from '../html/passage-html.ts';
import type { FilePicture } from '../question-file.ts';
import type { PassageShelf } from './passage-shelf.ts';
import type { PictureShelf } from './picture-shelf.ts';

/** @param src the address of a picture @returns what the file holds there, null where it holds nothing */
export type FileOf = (src: string) => FilePicture | null;

export class QuestionTexts {
  readonly #pictures: PictureShelf;
  readonly #passages: PassageShelf;
  readonly #warnings = new Set<string>();

  /** @param pictures those of the file @param passages those of the file */
  constructor(pictures: PictureShelf, passages: PassageShelf) {
    this.#pictures = pictures;
    this.#passages = passages;
  }

  /** What was left out or changed, each once. */
  get warnings(): Iterable<string> {
    return this.#warnings;
  }

  /** @param sentence about something that was left out or changed */
  warn(sentence: string): void {
    this.#warnings.add(sentence);
  }

  /** @param html of one text @param fileOf finds its pictures @returns it as Markdown */
  ofHtml(html: string, fileOf: FileOf): string {
    const { html: short, pictureAt } = withoutDataPictures(html);
    const { markdown, warnings } = htmlToMarkdown(short, (src) =>
      this.#indexOf(pictureAt(src) ?? fileOf(src)),
    );
    for (const sentence of warnings) this.warn(sentence);
    return markdown;
  }

  /** @param text that is no markup @returns it as Markdown */
  ofPlain(text: string): string {
    return plainToMarkdown(text.trim());
  }

  /**
   * @param markdown of the file, which may show its pictures by their addresses there
   * @param fileOf finds them
   * @returns it with our own addresses
   */
  ofMarkdown(markdown: string, fileOf: FileOf): string {
    return markdown.trim().replace(/!\[([^[\]\n]{0,1000})\]\(<?([^()<>\s]{1,2000})>?\)/g, (_, alt, src) => {
      const index = this.#indexOf(fileOf(src));
      if (index !== null) return `![${alt}](picture:${index})`;
      this.warn('A picture was left out, because it is not in the file.');
      return alt;
    });
  }

  /** @param html of a question @param fileOf finds its pictures @returns its own text, and the index of its passage */
  ofStem(html: string, fileOf: FileOf): { stem: string; passage: number | null } {
    const { passage, rest } = splitPassage(html);
    if (passage === null) return { stem: this.ofHtml(html, fileOf), passage: null };

    const text = this.ofHtml(passage.html, fileOf);
    const title = wordsOfHtml(passage.titleHtml);
    const index = text === '' ? null : this.#passages.add({ title, text });
    return { stem: this.ofHtml(rest, fileOf), passage: index };
  }

  #indexOf(file: FilePicture | null): number | null {
    return file === null || file.bytes.length === 0 ? null : this.#pictures.add(file.name, file.bytes);
  }
}
