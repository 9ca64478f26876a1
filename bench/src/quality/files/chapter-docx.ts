import type { DocumentPage, StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { boldRuns } from './bold-runs.ts';

const LEVELS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

/**
 * Writes a chapter as a Word document, with headings and lists by their styles and terms in bold.
 *
 * @param document with the blocks and the bold runs that are written
 */
export async function chapterDocx(document: StudyDocument): Promise<Uint8Array> {
  const children = document.pages.flatMap((page) => page.blocks.map((block) => getParagraph(page, block)));
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function getParagraph(page: DocumentPage, block: TextBlock): Paragraph {
  const children = boldRuns(page, block).map((run) => new TextRun(run));
  const heading = block.kind === 'heading' ? LEVELS[block.level - 1] : undefined;
  const bullet = block.kind === 'list_item' ? { level: block.level } : undefined;
  return new Paragraph({ children, ...(heading && { heading }), ...(bullet && { bullet }) });
}
