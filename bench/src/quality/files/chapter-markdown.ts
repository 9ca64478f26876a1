import type { DocumentPage, StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import { boldRuns } from './bold-runs.ts';

/**
 * Writes a chapter as Markdown, with headings, bullets and terms in bold; what would be a mark of Markdown is escaped.
 *
 * @param document with the blocks and the bold runs that are written
 */
export function chapterMarkdown(document: StudyDocument): string {
  const blocks = document.pages.flatMap((page) => page.blocks.map((block) => written(page, block)));
  return `${blocks.join('\n\n')}\n`;
}

function written(page: DocumentPage, block: TextBlock): string {
  const text = boldRuns(page, block)
    .map((run) => (run.bold ? `**${escaped(run.text)}**` : escaped(run.text)))
    .join('');
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${text}`;
  return block.kind === 'list_item' ? `- ${text}` : text.replace(/^\d+(?=[.)])/, '$&\\');
}

/** Square brackets stay: without a link they mean nothing, and after a backslash they start a formula. */
function escaped(text: string): string {
  return text.replace(/[\\`*_<>#|$~&]|^[+-]/g, String.raw`\$&`);
}
