import { Unreadable } from '../../reasons.ts';
import { isOle2, ole2Content } from '../../sniffing/ole2-content.ts';
import { plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { splitSections } from '../compose/split-sections.ts';
import { bytesOf, type FileSource } from '../file-source.ts';
import { plainBlocks } from '../plain/plain-blocks.ts';
import { cellEnd, shownText } from './word-characters.ts';
import { readWordText } from './word-text.ts';

/** Reads a Word document from before 2007: its text and tables. Styles are not read, so headings are found as in plain text. */
export async function readDoc(source: FileSource): Promise<RawDocument> {
  const bytes = await bytesOf(source);
  if (!isOle2(bytes)) throw new Unreadable('wrong_type', 'not the older container');
  const content = ole2Content(bytes);
  if (content === 'locked') throw new Unreadable('encrypted', 'an encrypted package');
  if (content !== 'word') throw new Unreadable('wrong_type', `${content ?? 'nothing'} in the container`);

  const { body, textBoxes, footnotes, endnotes } = await readWordText(bytes);
  const blocks = [body, textBoxes, footnotes, endnotes].flatMap((part) => linesToBlocks(shownText(part)));

  return { title: null, pages: splitSections(blocks), warnings: [] };
}

/** A line with the ends of cells is a row; any other is a paragraph. */
function linesToBlocks(text: string): RawBlock[] {
  const blocks: RawBlock[] = [];
  let paragraphs: string[] = [];
  const close = () => {
    if (paragraphs.length > 0) blocks.push(...plainBlocks(paragraphs.join('\n\n')));
    paragraphs = [];
  };
  for (const line of text.split('\n')) {
    if (!line.includes(cellEnd)) {
      paragraphs.push(line);
      continue;
    }
    close();
    const cells = line.split(cellEnd).slice(0, -1);
    blocks.push(
      tableRow(
        cells.map((cell) => [plain(cell)]),
        false,
      ),
    );
  }
  close();

  return blocks;
}
