import type { DocumentPage } from '@akada/core/text/document.ts';
import { promoteBoldLines } from '../extract/child/blocks/bold-headings.ts';
import { underHeading } from '../extract/child/blocks/raw-block.ts';
import { composePage } from '../extract/child/compose/compose-page.ts';
import { isReadable } from '../extract/child/compose/readable-text.ts';
import { markdownBlocks } from '../extract/child/markdown/markdown-blocks.ts';
import { DOCUMENT_LIMITS } from '../extract/limits.ts';
import type { ScanPage } from '../extract/scan-page.ts';

/**
 * Turns a model's copy of a page into a page, like the text of a Markdown file.
 *
 * @returns null if it is no readable text
 */
export function copiedPage(markdown: string, { number, member }: ScanPage): DocumentPage | null {
  const found = promoteBoldLines(markdownBlocks(markdown));
  const blocks = member ? underHeading(member.under, found) : found;
  const page = composePage(number, null, blocks, DOCUMENT_LIMITS.characters);
  return isReadable(page.text) ? { ...page, reading: 'model' } : null;
}
