import mammoth from 'mammoth';
import { Unreadable } from '../../reasons.ts';
import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { withPackage } from '../ooxml/open-package.ts';
import { getRelationships } from '../ooxml/relationships.ts';
import type { ReadMember } from '../read-member.ts';
import type { Findings } from './changed-part.ts';
import { Inserts } from './inserts.ts';
import { leftOutWarnings, readReferences } from './left-out.ts';
import { readableParts } from './readable-parts.ts';

/** Word's own title styles, which the parser's defaults do not know. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** Reads a Word document. It has no pages until it is printed, so its sections are used instead. */
export async function readDocx(source: FileSource, readMember: ReadMember): Promise<RawDocument> {
  return withPackage(source, async (archive, mainPart) => {
    const findings: Findings = {
      inserts: new Inserts(),
      references: [],
      hiddenTexts: [],
      programs: new Set(),
    };
    const { html, messages } = await convert(await readableParts(archive, mainPart, findings));
    const unread = await readReferences(findings.references, archive, [source, readMember]);
    const blocks = promoteBoldLines(findings.inserts.placed(htmlBlocks(html)));
    const leftOut = await leftOutWarnings(findings, archive, await getRelationships(archive, mainPart));
    const hasLostSymbols = messages.some((message) => message.includes('w:sym'));

    return {
      title: null,
      pages: splitSections(blocks),
      warnings: [
        ...unread,
        ...leftOut,
        ...(hasLostSymbols ? ['Some symbols of this document could not be read and were left out.'] : []),
      ],
    };
  });
}

async function convert(buffer: Buffer): Promise<{ html: string; messages: string[] }> {
  try {
    const { value, messages } = await mammoth.convertToHtml(
      { buffer },
      {
        styleMap: STYLES,
        // A style map inside of the document would be the uploader's program for this converter.
        includeEmbeddedStyleMap: false,
        externalFileAccess: false,
      },
    );

    return { html: value, messages: messages.map(({ message }) => message) };
  } catch (error) {
    // Limits that were hit inside of the parser are distinguished by the caller.
    if (error instanceof RangeError) throw error;

    throw new Unreadable('damaged', `the document's parts do not fit together: ${error}`);
  }
}
