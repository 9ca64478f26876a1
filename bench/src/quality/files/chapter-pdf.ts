import type { StudyDocument, TextBlock } from '@akada/core/text/document.ts';
import {
  PAGE,
  type PageWriter,
  startPdf,
} from '../../../../server/src/platform/extract/testing/pdf-page-writer.ts';
import { boldRuns } from './bold-runs.ts';

const MARGIN = 72;
const FIRST_LINE = 90;
const LAST_LINE = PAGE.height - 72;
const LEADING = 1.25;
const BODY_SIZE = 11;
/** By level; deeper headings are as large as the last. */
const HEADING_SIZES = [20, 16, 13.5];
const SMALL_SIZE = 9;
const ITEM_INDENT = 12;
/** Space above a block, in lines of its size. */
const SPACE_ABOVE = { heading: 0.8, paragraph: 0.6, list_item: 0.2, table_row: 0.2, code: 0.6 };

/**
 * Prints a chapter as a word processor does: one column, larger headings, terms in bold, and on each page a head and a number.
 *
 * @param document with the blocks and the bold runs that are printed
 */
export async function chapterPdf(document: StudyDocument): Promise<Uint8Array> {
  const { pdf, addPage } = await startPdf();
  const column = createColumn(addPage, document.title);
  for (const page of document.pages) {
    for (const block of page.blocks) {
      const runs = boldRuns(page, block).map(({ text, bold }) => (bold ? `**${text}**` : text));
      column.print(block, runs.join(''));
    }
  }
  return pdf.save();
}

/** The one column of all pages, from the top. */
function createColumn(addPage: () => PageWriter, title: string) {
  let [writer, number, y] = [addPage(), 1, FIRST_LINE];
  const { printable } = writer.fonts;
  printFurniture(writer, title, number);

  function breakPage(): void {
    [writer, number, y] = [addPage(), number + 1, FIRST_LINE];
    printFurniture(writer, title, number);
  }

  return {
    print(block: TextBlock, marked: string): void {
      const size = sizeOf(block);
      const x = MARGIN + (block.kind === 'list_item' ? ITEM_INDENT : 0);
      const lines = writer.lines(printed(block, marked, printable), PAGE.width - MARGIN - x, size);
      y += SPACE_ABOVE[block.kind] * size * LEADING;
      // A heading must be on the page of its text.
      if (block.kind === 'heading' && y + 4 * size * LEADING > LAST_LINE) breakPage();
      for (const line of lines) {
        if (y > LAST_LINE) breakPage();
        writer.line(line, x, y, size);
        y += size * LEADING;
      }
    },
  };
}

function sizeOf({ kind, level }: TextBlock): number {
  return kind === 'heading' ? (HEADING_SIZES[level - 1] ?? HEADING_SIZES.at(-1) ?? BODY_SIZE) : BODY_SIZE;
}

function printed({ kind }: TextBlock, marked: string, printable: ReadonlySet<string>): string {
  const text = withPrintableSigns(marked, printable);
  if (kind === 'heading') return `**${text}**`;
  return kind === 'list_item' ? `• ${text}` : text;
}

/** Characters that the standard fonts of PDF have only under another code. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { '\u2223': '|', '\u03BC': '\u00B5' };

/** A character that no standard font has becomes a question mark, and so counts as lost. */
function withPrintableSigns(text: string, printable: ReadonlySet<string>): string {
  const signs = [...text].map((character) => LOOKS_LIKE[character] ?? character);
  return signs.map((sign) => (printable.has(sign) ? sign : '?')).join('');
}

function printFurniture(writer: PageWriter, title: string, number: number): void {
  writer.line(title, MARGIN, 50, SMALL_SIZE);
  writer.line(`${number}`, PAGE.width / 2, PAGE.height - 40, SMALL_SIZE);
}
