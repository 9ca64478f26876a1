import mammoth from 'mammoth';
import { Unreadable } from '../../reasons.ts';
import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { withPackage } from '../ooxml/open-package.ts';
import { readableParts } from './readable-parts.ts';

/** Word's own title styles, which the parser's defaults do not know. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** Reads a Word document. It has no pages until it is printed, so its sections are used instead. */
export async function readDocx(source: FileSource): Promise<RawDocument> {
  const parts = await withPackage(source, readableParts);
  const blocks = promoteBoldLines(htmlBlocks(await convert(parts)));

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
