import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { refuseDoctype } from '../archive/doctype-scan.ts';
import type { Archive } from '../archive/open-archive.ts';
import { withoutDecoration } from './decoration.ts';
import { writeFormulas } from './formulas.ts';

const MARKUP = /\.(?:xml|rels)$/i;
/** The parts whose text is read. */
const WITH_TEXT = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;

/**
 * A copy of a Word document for the parser, which inflates into memory: its markup alone, every byte of it counted, and
 * with formulas written as text, because the parser passes over them, and without pictures that are decoration.
 *
 * @param mainPart of the package
 * @returns the bytes of an archive
 * @throws {Unreadable} for bombs, locked parts, document types, and broken archives
 */
export async function readableParts(archive: Archive, mainPart: string): Promise<Buffer> {
  const copy = new ZipFile();
  for (const name of archive.names.filter((name) => MARKUP.test(name))) {
    const markup = await archive.bytes(name);
    refuseDoctype(markup);
    const hasText = name === mainPart || WITH_TEXT.test(name);
    copy.addBuffer(hasText ? await writeFormulas(withoutDecoration(markup)) : markup, name, {
      compress: false,
    });
  }
  copy.end();

  return buffer(copy.outputStream);
}
