/** Finds the files of a package that the HTML of a field names, and writes their names into Markdown. */
import type { ImportRemark } from '@akada/core/cards/anki/imported-card.ts';
import { pictureOfId } from '../../question-files/html/picture-marks.ts';
import { soundPrefix } from './prepare-html.ts';

/** Collects the files of one field. */
export class FieldMedia {
  readonly #available: ReadonlySet<string>;
  readonly #found: { name: string; isSound: boolean }[] = [];
  readonly remarks = new Set<ImportRemark>();

  /** @param available names of the files in the package */
  constructor(available: ReadonlySet<string>) {
    this.#available = available;
  }

  get names(): string[] {
    return [...new Set(this.#found.map(({ name }) => name))];
  }

  /** @returns the index of the file in this field; null if the package lacks it */
  find(address: string): number | null {
    const isSound = address.startsWith(soundPrefix);
    const spelling = (isSound ? address.slice(soundPrefix.length) : address).trim();
    const name = this.#getName(spelling);
    if (name === undefined) {
      this.remarks.add(/^(?:[a-z]+:)?\/\//i.test(spelling) ? 'media_remote' : 'media_missing');
      return null;
    }
    const index = this.#found.findIndex((file) => file.name === name && file.isSound === isSound);
    return index === -1 ? this.#found.push({ name, isSound }) - 1 : index;
  }

  /** Anki does not decode addresses, but its older editors encoded some. */
  #getName(address: string): string | undefined {
    const spellings = [address, decoded(address)].map((text) => text.normalize('NFC'));
    return spellings.find((spelling) => this.#available.has(spelling));
  }

  /** @param markdown with ids of pictures @returns the same with `media:<name>` */
  withNames(markdown: string): string {
    return markdown.replace(IMAGE, (image, alt: string, id: string) => {
      const file = this.#found[pictureOfId(id) ?? -1];
      if (file === undefined) return image;
      return file.isSound ? `[sound](${mediaAddress(file.name)})` : `![${alt}](${mediaAddress(file.name)})`;
    });
  }
}

const IMAGE = /!\[((?:[^\]\\]|\\.){0,3000})\]\(image:([\da-f-]{36})\)/g;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @returns the address of a file in Markdown until the file is stored */
export function mediaAddress(name: string): string {
  return `media:${encodeURIComponent(name).replace(/[()!'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

const MEDIA = /(!?)\[((?:[^\]\\]|\\.){0,3000})\]\(media:([^()\s]+)\)/g;

/**
 * @param markdown of an imported card
 * @param getMarkdown returns the Markdown of a file, such as a picture with its id or nothing
 */
export function replaceMedia(
  markdown: string,
  getMarkdown: (name: string, alt: string, isSound: boolean) => string,
): string {
  return markdown.replace(MEDIA, (_, mark: string, alt: string, address: string) =>
    getMarkdown(decoded(address), alt, mark === ''),
  );
}
