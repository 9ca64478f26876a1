import { Unreadable } from '../../reasons.ts';
import { isOle2, ole2Content } from '../../sniffing/ole2-content.ts';
import { heading, listItem, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import {
  aroundPagesWarning,
  commentsWarning,
  hiddenTextWarning,
  wordsAround,
} from '../compose/list-in-warning.ts';
import { splitSections } from '../compose/split-sections.ts';
import { type FileSource, getBytes } from '../file-source.ts';
import { plainBlocks } from '../plain/plain-blocks.ts';
import { createShownText } from './word-characters.ts';
import { readWordText, type WordParagraph } from './word-text.ts';

/**
 * Reads a Word document from before 2007: its text, tables, lists and the headings that have the styles for them. Others are
 * found as in plain text.
 */
export async function readDoc(source: FileSource): Promise<RawDocument> {
  const bytes = await getBytes(source);
  if (!isOle2(bytes)) throw new Unreadable('wrong_type', 'not the older container');
  const content = ole2Content(bytes);
  if (content === 'locked') throw new Unreadable('encrypted', 'an encrypted package');
  if (content !== 'word') throw new Unreadable('wrong_type', `${content ?? 'nothing'} in the container`);

  const { body, textBoxes, footnotes, endnotes, around, comments, hiddenTexts } = readWordText(bytes);
  const lines = (texts: readonly string[]) => texts.map(createShownText()).map((line) => line.trim());
  const getTexts = (paragraphs: readonly WordParagraph[]) => paragraphs.map(({ text }) => text);

  return {
    title: null,
    pages: splitSections([body, textBoxes, footnotes, endnotes].flatMap(getBlocks)),
    warnings: [
      ...hiddenTextWarning(lines(hiddenTexts).filter((line) => line !== '')),
      ...aroundPagesWarning(lines(getTexts(around)).map(wordsAround)),
      ...commentsWarning(lines(getTexts(comments)).filter((line) => line !== '').length),
    ],
  };
}

function getBlocks(paragraphs: readonly WordParagraph[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  let typed: string[] = [];
  let cells: string[] = [];
  /** Paragraphs of the cell that is open. */
  let cell: string[] = [];
  const shown = createShownText();
  const close = () => {
    blocks.push(...plainBlocks(typed.join('\n\n')));
    typed = [];
  };
  for (const paragraph of paragraphs) {
    const text = shown(paragraph.text);
    if (paragraph.endsRow) {
      close();
      blocks.push(
        tableRow(
          cells.map((one) => [plain(one)]),
          false,
        ),
      );
      cells = [];
    } else if (paragraph.endsCell || paragraph.isInTable) {
      cell.push(text);
      if (!paragraph.endsCell) continue;
      cells.push(cell.join(' '));
      cell = [];
    } else if (paragraph.headingLevel !== null || paragraph.listDepth !== null) {
      close();
      const runs = [plain(text)];
      blocks.push(
        paragraph.headingLevel === null
          ? listItem(runs, paragraph.listDepth ?? 0)
          : heading(paragraph.headingLevel, runs),
      );
    } else typed.push(text);
  }
  if (cells.length > 0)
    blocks.push(
      tableRow(
        cells.map((one) => [plain(one)]),
        false,
      ),
    );
  close();

  return blocks;
}
