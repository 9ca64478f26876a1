import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import { promoteBoldLines } from '../bold-headings.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import type { RawDocument } from '../raw-block.ts';
import { splitSections } from '../split-sections.ts';
import { Unreadable } from '../unreadable.ts';
import { inspectArchive } from './inspect-archive.ts';
import { refuseOle2 } from './ole2.ts';

/** Word's own title styles, which the parser's defaults do not know. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** Reads a Word document. It has no pages until it is printed, so its sections take their place. */
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
    // Limits that were hit inside of the parser are told apart by the caller.
    if (error instanceof RangeError) throw error;

    throw new Unreadable('damaged', `the document's parts do not fit together: ${error}`);
  }
}
