import { getRows, type Line } from './lines.ts';
import type { PictureBox } from './picture-boxes.ts';

/** A page's lines (or parts of lines), how high it is, in points, and the pictures that are marked among them. */
export interface PageLines {
  lines: Line[];
  height: number;
  pictures?: readonly PictureBox[];
}

/** Running heads and feet are in this outer share of a page. */
const MARGIN = 0.12;
/** They are repeated on the next page, or the one after where left and right pages differ. */
const REACH = 2;
const SAME_HEIGHT = 3;
const BIGGER_THAN_BODY = 1.15;
const PAGE_NUMBER =
  /^(?:[-–—|[(]?\s*(?:page|p\.)?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?\s*[-–—|\])]?|[ivxl]{1,7})$/i;

/**
 * Drops running heads, running feet and page numbers. Local on purpose: a book's running head names the
 * chapter and so is repeated on neighbouring pages only.
 *
 * @param bodySize headings repeated on slides are bigger than this, and stay
 */
export function dropFurniture(pages: readonly PageLines[], bodySize: number): PageLines[] {
  const margins = pages.map((page) => marginRows(page, bodySize));

  return pages.map((page, index) => {
    const neighbours = margins.slice(Math.max(index - REACH, 0), index + REACH + 1);
    neighbours.splice(Math.min(index, REACH), 1);
    const furniture = (margins[index] ?? []).filter(
      (row) => PAGE_NUMBER.test(row.text) || neighbours.some((near) => isRepeated(row, near)),
    );
    const dropped = new Set(furniture.flatMap((row) => row.lines));

    return { ...page, lines: page.lines.filter((line) => !dropped.has(line)) };
  });
}

/** All text on one baseline. Rows are compared completely, because single words repeat on neighbouring pages. */
interface Row {
  lines: Line[];
  y: number;
  text: string;
}

function marginRows({ lines, height }: PageLines, bodySize: number): Row[] {
  const inMargin = lines.filter(
    ({ y, size }) => (y < height * MARGIN || y > height * (1 - MARGIN)) && size < bodySize * BIGGER_THAN_BODY,
  );

  return getRows(inMargin).map((row) => ({
    lines: row,
    y: row[0]?.y ?? 0,
    text: row.map(({ text }) => text.trim()).join(' '),
  }));
}

function isRepeated(row: Row, others: readonly Row[]): boolean {
  return others.some(
    (other) => Math.abs(other.y - row.y) < SAME_HEIGHT && withoutNumbers(other) === withoutNumbers(row),
  );
}

const withoutNumbers = ({ text }: Row) => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').toLowerCase();
