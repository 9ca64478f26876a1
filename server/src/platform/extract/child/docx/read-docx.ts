import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import { Unreadable } from '../../reasons.ts';
import { promoteBoldLines } from '../bold-headings.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import type { RawDocument } from '../raw-block.ts';
import { splitSections } from '../split-sections.ts';
import { inspectArchive } from './inspect-archive.ts';

/** Word's own title styles, which the parser's defaults do not know. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** Reads a Word document. It has no pages until it is printed, so its sections are used instead. */
export async function readDocx(path: string): Promise<RawDocument> {
  await refuseOle2(path);
  await inspectArchive(path);
  const blocks = promoteBoldLines(htmlBlocks(await convert(await readFile(path))));

  return { title: null, pages: splitSections(blocks), warnings: [] };
}

async function convert(buffer: Buffer): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      {
        styleMap: STYLES,
        // A style map inside of the document would be the uploader's program for this converter.
        includeEmbeddedStyleMap: false,
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      },
    );

    return value;
  } catch (error) {
    // Limits that were hit inside of the parser are distinguished by the caller.
    if (error instanceof RangeError) throw error;

    throw new Unreadable('damaged', `the document's parts do not fit together: ${error}`);
  }
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream that Office puts a locked document in; names in this container are UTF-16. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Refuses what carries a Word document's name but is the older container: with a password Word wraps
 * the whole archive in it, and before 2007 it was the format itself.
 *
 * @throws {Unreadable} `encrypted` or `wrong_type`
 */
async function refuseOle2(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return;
  if (bytes.includes(LOCKED)) throw new Unreadable('encrypted', 'an encrypted package');

  throw new Unreadable('wrong_type', 'a document from before 2007');
}
