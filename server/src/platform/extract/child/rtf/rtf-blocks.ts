import { findListMarker, shownItem } from '../blocks/list-marker.ts';
import { heading, listItem, paragraph, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';

/** Properties of a paragraph. */
export interface RtfParagraph {
  listDepth: number | null;
  inTable: boolean;
  headingLevel: number | null;
}

export const PLAIN_PARAGRAPH: RtfParagraph = { listDepth: null, inTable: false, headingLevel: null };

/** Collects runs to paragraphs, cells and rows. */
export class RtfBlocks {
  readonly blocks: RawBlock[] = [];
  #runs: Run[] = [];
  #mark = '';
  #cells: Run[][] = [];

  add(run: Run): void {
    this.#runs.push(run);
  }

  /** The bullet or number that older programs show before an item. */
  addMark(text: string): void {
    this.#mark += text;
  }

  endParagraph(properties: RtfParagraph): void {
    const runs = this.#runs;
    const mark = this.#mark.trim();
    this.#runs = [];
    this.#mark = '';
    if (runs.some(({ text }) => text.trim() !== '')) this.blocks.push(getBlock(runs, mark, properties));
  }

  endCell(): void {
    this.#cells.push(this.#runs);
    this.#runs = [];
    this.#mark = '';
  }

  /** The first row of a table is its head when it is bold. */
  endRow(): void {
    const isFirst = this.blocks.at(-1)?.kind !== 'table_row';
    const isHead = isFirst && this.#cells.length > 1 && this.#cells.every(isBold);
    if (this.#cells.length > 0) this.blocks.push(tableRow(this.#cells, isHead));
    this.#cells = [];
  }
}

function getBlock(runs: Run[], mark: string, { headingLevel, listDepth }: RtfParagraph): RawBlock {
  if (headingLevel !== null) return heading(headingLevel, runs);
  if (listDepth === null && mark === '') return paragraph(runs);

  const marker = findListMarker(`${mark} x`);
  const { start, ordinal } = marker ? shownItem(marker) : { start: mark.length, ordinal: null };
  const shownMark = mark.slice(start);
  return listItem(shownMark === '' ? runs : [plain(`${shownMark} `), ...runs], listDepth ?? 0, ordinal);
}

function isBold(cell: readonly Run[]): boolean {
  return cell.some(({ bold }) => bold) && cell.every(({ bold, text }) => bold || text.trim() === '');
}
