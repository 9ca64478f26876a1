/** The files of a zip of QTI, unpacked as far as they are of use and within the bounds of archives. */
import { InflationBudget } from '../../extract/child/archive/inflation-budget.ts';
import { type Archive, withArchive } from '../../extract/child/archive/open-archive.ts';
import { decodeText } from '../../extract/encoding/decode-text.ts';
import { sentenceForReason, Unreadable } from '../../extract/reasons.ts';
import { type FilePicture, mostQuestionsOfFile } from '../question-file.ts';
import { resolved } from './member-paths.ts';

/** Each question can be a separate file, with a picture. */
const mostMembers = 2 * mostQuestionsOfFile + 100;

/** Files that programs add to archives, and folders, which end in a slash. */
const hidden = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/;
const picture = /\.(?:png|jpe?g|gif|webp|svg|bmp|avif|tiff?)$/i;

class QtiBudget extends InflationBudget {
  override takeEntries(count: number): void {
    if (count > mostMembers) throw new Unreadable('too_large', `${count} entries`);
  }
}

/** The readable content of an open zip. */
export class PackageFiles {
  /** Names of all files but pictures, in the order of the zip. */
  readonly names: string[];
  readonly #archive: Archive;
  readonly #pictures: ReadonlyMap<string, Uint8Array>;
  /** A file may name one for each of its questions. */
  readonly #picturesByName: ReadonlyMap<string, string[]>;

  /**
   * @param archive that is open
   * @param pictures that could be unpacked, by name
   */
  constructor(archive: Archive, pictures: ReadonlyMap<string, Uint8Array>) {
    this.names = archive.names.filter((name) => !hidden.test(name) && !picture.test(name));
    this.#archive = archive;
    this.#pictures = pictures;
    this.#picturesByName = Map.groupBy(pictures.keys(), getName);
  }

  /** @param name of a file @returns its text, or a sentence why there is none */
  async text(name: string): Promise<{ text: string } | { problem: string }> {
    if (!this.#archive.has(name)) return { problem: 'This file is not in the zip.' };
    try {
      const decoded = decodeText(await this.#archive.bytes(name));
      return decoded === null
        ? { problem: 'This file is not text. Save it as UTF-8.' }
        : { text: decoded.text };
    } catch (error) {
      if (error instanceof Unreadable) return { problem: sentenceForReason(error.reason) };
      throw error;
    }
  }

  /** @param names where it may be @returns the first picture that is there */
  picture(names: readonly (string | null)[]): FilePicture | null {
    for (const name of names) {
      const bytes = name === null ? undefined : this.#pictures.get(name);
      if (name !== null && bytes !== undefined) return { name: getName(name), bytes };
    }
    return null;
  }

  /**
   * Some programs put a folder around the named files.
   *
   * @param path of a picture
   * @returns the only picture whose name ends with it, or null
   */
  onlyPictureAt(path: string): FilePicture | null {
    const end = resolved('', path);
    const alike = end === null ? [] : (this.#picturesByName.get(getName(end)) ?? []);
    const [name, ...others] = alike.filter((it) => it.endsWith(`/${end}`));
    return name === undefined || others.length > 0 ? null : this.picture([name]);
  }
}

function getName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * @param bytes of a zip
 * @param use reads what is in it
 * @returns null, or a sentence why it cannot be unpacked
 */
export async function withPackage(
  bytes: Uint8Array,
  use: (files: PackageFiles) => Promise<void>,
): Promise<string | null> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const source = { name: 'questions.zip', content, budget: new QtiBudget(), depth: 0, recognises: false };
  try {
    await withArchive(source, async (archive) => use(new PackageFiles(archive, await getPictures(archive))));
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return sentenceForReason(error.reason);
    throw error;
  }
}

/** A picture that cannot be unpacked counts as missing. */
async function getPictures(archive: Archive): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const name of archive.names.filter((it) => picture.test(it) && !hidden.test(it))) {
    try {
      pictures.set(name, await archive.bytes(name));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return pictures;
}
