/** The texts of a question as HTML, with the pictures of each. */
import { markdownToHtml } from '../html/markdown-to-html.ts';
import { passageHtml } from '../html/passage-html.ts';
import type { FilePassage, FileQuestion } from '../question-file.ts';
import type { NamedPicture } from './picture-files.ts';

export interface HtmlText {
  html: string;
  /** Pictures that it shows, each once. */
  pictures: NamedPicture[];
}

/** Builds a format's address of a picture. */
export type AddressOfPicture = (picture: NamedPicture) => string;

export class QuestionHtml {
  readonly #passages: readonly FilePassage[];
  readonly #pictures: readonly NamedPicture[];
  readonly #addressOf: AddressOfPicture;
  readonly #shown = new Set<NamedPicture>();

  /**
   * @param passages of the file
   * @param pictures of the file
   * @param getAddress builds the address of a picture in the written file
   */
  constructor(
    passages: readonly FilePassage[],
    pictures: readonly NamedPicture[],
    getAddress: AddressOfPicture,
  ) {
    this.#passages = passages;
    this.#pictures = pictures;
    this.#addressOf = getAddress;
  }

  /** All pictures that were shown so far, by their names. */
  get shown(): NamedPicture[] {
    return [...this.#shown].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** @param markdown of one text @returns it */
  of(markdown: string): HtmlText {
    const visibleFilePictures = new Set<NamedPicture>();
    const html = markdownToHtml(markdown, (index) => {
      const picture = this.#pictures[index];
      if (picture === undefined) return null;
      visibleFilePictures.add(picture);
      this.#shown.add(picture);
      return this.#addressOf(picture);
    });
    return { html, pictures: [...visibleFilePictures] };
  }

  /**
   * @param question of any kind
   * @returns its text, after its passage if it has one
   */
  stemOf({ stem, passage }: Pick<FileQuestion, 'stem' | 'passage'>): HtmlText {
    const ownHtmlText = this.of(stem);
    const shared = passage === null ? undefined : this.#passages[passage];
    if (shared === undefined) return ownHtmlText;

    const text = this.of(shared.text);
    if (text.html === '') return ownHtmlText;
    return {
      html: passageHtml(shared.title, text.html) + ownHtmlText.html,
      pictures: [...new Set([...text.pictures, ...ownHtmlText.pictures])],
    };
  }
}
