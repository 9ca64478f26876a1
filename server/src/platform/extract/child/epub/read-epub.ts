import { posix } from 'node:path';
import { decodeText } from '../../encoding/decode-text.ts';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { type Archive, withArchive } from '../archive/open-archive.ts';
import { getText, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { elementAt, getAttribute, getDescendants, getElements, readXml, xmlText } from '../xml/xml-tree.ts';

/** Reads an e-book: its documents in the order in which they are read, with a page for each section. */
export function readEpub(source: FileSource): Promise<RawDocument> {
  return withArchive(source, async (archive) => {
    const { title, documents, styleNames } = await readPackage(archive);
    const locked = await lockedMembers(archive);
    const readable = documents.filter((name) => archive.has(name) && !locked.has(name));
    if (readable.length === 0)
      throw new Unreadable(
        documents.some((name) => locked.has(name)) ? 'encrypted' : 'damaged',
        'no document',
      );

    const styles = await readStyles(
      archive,
      styleNames.filter((name) => !locked.has(name)),
    );
    const pages: RawBlock[][] = [];
    let characters = 0;
    for (const name of readable) {
      const blocks = htmlBlocks(await getHtml(archive, name), styles);
      characters += blocks.reduce((sum, block) => sum + getText(block).length, 0);
      pages.push(...splitSections(blocks));
      if (characters > DOCUMENT_LIMITS.characters) break;
    }
    const missing = documents.length - readable.length;

    return {
      title,
      pages,
      warnings: missing > 0 ? [`Missing or locked parts were left out: ${missing}.`] : [],
    };
  });
}

/** A book has one style sheet for all chapters, or one for each kind of them. */
const MAX_STYLES = 20;

async function readStyles(archive: Archive, names: readonly string[]): Promise<string[]> {
  const styles: string[] = [];
  for (const name of names.filter((one) => archive.has(one)).slice(0, MAX_STYLES))
    styles.push(decodeText(await archive.bytes(name))?.text ?? '');

  return styles;
}

const MATH_PREFIX = /(<\/?)(?:m|mml|mathml):/gi;
const SELF_CLOSED = /<(script|title|style|textarea|a|p|div|span|i|b|em|strong)\b([^<>]*)\/>/gi;

/** XHTML lets every element close itself and have a prefix, which a parser of HTML passes over. */
async function getHtml(archive: Archive, name: string): Promise<string> {
  const decoded = decodeText(await archive.bytes(name));
  if (!decoded) throw new Unreadable('damaged', 'a chapter that is no text');

  return decoded.text.replace(MATH_PREFIX, '$1').replace(SELF_CLOSED, '<$1$2></$1>');
}

interface BookPackage {
  title: string | null;
  /** Names of the members that are read one after the other. */
  documents: string[];
  /** Names of its style sheets. */
  styleNames: string[];
}

/** The package document says what the book consists of (EPUB 3.3, 5). */
async function readPackage(archive: Archive): Promise<BookPackage> {
  const container = await readMember(archive, 'META-INF/container.xml');
  const path = getAttribute(getDescendants(container, 'rootfile')[0], 'full-path') ?? '';
  const book = await readMember(archive, path);
  const hrefs = new Map(
    getElements(elementAt(book, 'manifest'), 'item').map(({ attributes }) => [
      attributes.id ?? '',
      memberBy(path, attributes.href ?? ''),
    ]),
  );
  const documents = getElements(elementAt(book, 'spine'), 'itemref')
    .filter(({ attributes }) => attributes.linear !== 'no')
    .flatMap(({ attributes }) => hrefs.get(attributes.idref ?? '') ?? []);
  const title = xmlText(elementAt(book, 'metadata', 'title')).trim();

  const styleNames = [...hrefs.values()].filter((name) => /\.css$/i.test(name));

  return { title: title || null, documents: [...new Set(documents)], styleNames };
}

function readMember(archive: Archive, name: string) {
  if (!archive.has(name)) throw new Unreadable('wrong_type', 'no e-book in the archive');

  return readXml(archive.stream(name));
}

function memberBy(packagePath: string, href: string): string {
  const path = href.replace(/#.*$/, '');

  return posix.join(posix.dirname(packagePath), decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Members that only the seller's programs can open. Free books lock fonts too. */
async function lockedMembers(archive: Archive): Promise<Set<string>> {
  const name = 'META-INF/encryption.xml';
  if (!archive.has(name)) return new Set();

  const references = getDescendants(await readXml(archive.stream(name)), 'CipherReference');

  return new Set(references.map((reference) => decoded(getAttribute(reference, 'URI') ?? '')));
}
