/** Members of a package, inflated one by one. Declared sizes are never trusted. */
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';

export class ZipMembers {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** @returns the declared size; 0 without such a member */
  declaredSize(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0;
  }

  /** @throws {UnreadablePackage} `damaged`, `encrypted`, or `too_large` beyond `maxBytes` */
  async bytes(name: string, maxBytes: number): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new UnreadablePackage('damaged', `no member ${name}`);
    if (entry.isEncrypted()) throw new UnreadablePackage('encrypted', 'a member is locked');

    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        length += chunk.length;
        if (length > maxBytes) throw new UnreadablePackage('too_large', `a member over ${maxBytes} bytes`);
        chunks.push(chunk);
      }
    } catch (error) {
      throw error instanceof UnreadablePackage ? error : new UnreadablePackage('damaged', `${error}`);
    }
    return Buffer.concat(chunks, length);
  }
}

/** Opens a package for as long as `use` takes. @throws {UnreadablePackage} and what `use` throws */
export async function withZipMembers<Result>(
  path: string,
  use: (members: ZipMembers) => Promise<Result>,
): Promise<Result> {
  const zip = await openZip(path);
  try {
    return await use(new ZipMembers(zip, await getEntries(zip)));
  } finally {
    zip.close();
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(path, { autoClose: false, validateEntrySizes: false });
  } catch (error) {
    throw new UnreadablePackage('wrong_type', `${error}`);
  }
}

async function getEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > packageLimits.members)
    throw new UnreadablePackage('too_large', `${zip.entryCount} members`);

  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new UnreadablePackage('unsafe', 'a member is there twice');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof UnreadablePackage ? error : new UnreadablePackage('damaged', `${error}`);
  }
  return entries;
}
