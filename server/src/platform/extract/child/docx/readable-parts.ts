import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { refuseDoctype } from '../archive/doctype-scan.ts';
import type { Archive } from '../archive/open-archive.ts';
import { getRelationships, partOfType } from '../ooxml/relationships.ts';
import { type Findings, isChanged, PartChanges } from './changed-part.ts';
import { readHiddenText } from './hidden-text.ts';
import { readListNumbers } from './list-numbers.ts';
import { rewritten } from './word-xml.ts';

const MARKUP = /\.(?:xml|rels)$/i;
/** The parts whose text is read. */
const WITH_TEXT = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;

/**
 * Copies the markup of a Word document for the parser, which inflates into memory. Every byte is counted, and
 * parts are changed to what the parser can read.
 *
 * @param mainPart name of the main part in the package
 * @param findings collects what the parts contain
 * @returns the bytes of an archive
 * @throws {Unreadable} for bombs, locked parts, document types, and broken archives
 */
export async function readableParts(archive: Archive, mainPart: string, findings: Findings): Promise<Buffer> {
  const mainRelations = await getRelationships(archive, mainPart);
  const hidden = await readHiddenText(archive, partOfType(mainRelations, 'styles'));
  const numbers = await readListNumbers(archive, mainRelations);
  const copy = new ZipFile();
  for (const name of archive.names.filter((name) => MARKUP.test(name))) {
    const markup = await archive.bytes(name);
    refuseDoctype(markup);
    const hasText = name === mainPart || WITH_TEXT.test(name);
    copy.addBuffer(hasText ? await changed(markup) : markup, name, { compress: false });

    async function changed(part: Buffer): Promise<Buffer> {
      const changes = new PartChanges(await getRelationships(archive, name), { hidden, numbers }, findings);
      return rewritten(inOne(part), isChanged, (node) => changes.change(node));
    }
  }
  copy.end();

  return buffer(copy.outputStream);
}

async function* inOne(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
