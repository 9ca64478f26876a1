/** The texts of one question, as a reader of HTML formats turns them into Markdown. */
import { withoutDataPictures } from '../html/data-pictures.ts';
import { htmlToMarkdown, wordsOfHtml } from '../html/html-to-markdown.ts';
import { splitPassage } from '../html/passage-html.ts';
import type { FilePicture } from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { plainLineToMarkdown } from '../text/plain-line.ts';
import type { PassageShelf } from './passage-shelf.ts';
import type { PictureShelf } from './picture-shelf.ts';

/**
 * @param src the address of a picture
 * @returns the picture, or null if the file lacks it
 */
export type FileOf = (src: string) => FilePicture | null;

const mostMarkdown = 10_000;

/** They stand for pictures of the file while all others are taken out. No text of a file holds them. */
const marks = /[\ufdd0-\ufdef]/g;
const pictures = /!\[([^[\]\n]{0,1000})\]\(<?([^()<>\s]{1,2000})>?\)/g;

export class QuestionTexts {
  readonly #pictures: PictureShelf;
  readonly #passages: PassageShelf;
  readonly #warnings = new Set<string>();

  /**
   * @param pictures of the file
   * @param passages of the file
   */
  constructor(pictures: PictureShelf, passages: PassageShelf) {
    this.#pictures = pictures;
    this.#passages = passages;
  }

  /** Omissions and changes, each once. */
  get warnings(): Iterable<string> {
    return this.#warnings;
  }

  /** @param sentence about an omission or a change */
  warn(sentence: string): void {
    this.#warnings.add(sentence);
  }

  /** @param html of one text @param getFile finds its pictures @returns it as Markdown */
  ofHtml(html: string, getFile: FileOf): string {
    const { html: short, pictureAt } = withoutDataPictures(html);
    const { markdown, warnings } = htmlToMarkdown(short, (src) =>
      this.#indexOf(pictureAt(src) ?? getFile(src)),
    );
    for (const sentence of warnings) this.warn(sentence);
    return markdown;
  }

  /** @param text that is no markup @returns it as Markdown */
  ofPlain(text: string): string {
    return plainLineToMarkdown(text.trim());
  }

  /**
   * @param markdown of the file, which may show its pictures by their addresses there
   * @param getFile finds them
   * @returns it with our own addresses
   */
  ofMarkdown(markdown: string, getFile: FileOf): string {
    // A longer text is rejected, with or without pictures.
    if (markdown.length > mostMarkdown) return markdown;

    const marked = markdown.replace(marks, '').replace(pictures, (whole, alt: string, src: string) => {
      const index = this.#indexOf(getFile(src));
      return index === null ? whole : `\ufdd1${alt}\ufdd2${index}\ufdd3`;
    });
    const { markdown: text, hadPictures } = withoutPictures(marked);
    if (hadPictures) this.warn('A picture is missing from the file.');
    return text.replace(/\ufdd1([^\ufdd2]*)\ufdd2(\d+)\ufdd3/g, '![$1](picture:$2)').trim();
  }

  /** @param html of a question @param getFile finds its pictures @returns its own text, and the index of its passage */
  ofStem(html: string, getFile: FileOf): { stem: string; passage: number | null } {
    const { passage, rest } = splitPassage(html);
    if (passage === null) return { stem: this.ofHtml(html, getFile), passage: null };

    const text = this.ofHtml(passage.html, getFile);
    const title = wordsOfHtml(passage.titleHtml);
    const index = text === '' ? null : this.#passages.add({ title, text });
    return { stem: this.ofHtml(rest, getFile), passage: index };
  }

  #indexOf(file: FilePicture | null): number | null {
    return file === null || file.bytes.length === 0 ? null : this.#pictures.add(file.name, file.bytes);
  }
}
