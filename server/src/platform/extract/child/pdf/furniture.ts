import type { Line } from './lines.ts';

/** A page's lines and how high it is, in points. */
export interface PageLines {
  lines: Line[];
  height: number;
}

/** Running heads and feet stand in these outer shares of a page. */
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
  const margins = pages.map((page) => marginLines(page, bodySize));

  return pages.map(({ lines, height }, index) => {
    const neighbours = margins.slice(Math.max(index - REACH, 0), index + REACH + 1);
    neighbours.splice(Math.min(index, REACH), 1);
    const dropped = new Set(
      margins[index]?.filter(
        (line) => isPageNumber(line) || neighbours.some((near) => isRepeated(line, near)),
      ),
    );

    return { height, lines: lines.filter((line) => !dropped.has(line)) };
  });
}

function marginLines({ lines, height }: PageLines, bodySize: number): Line[] {
  return lines.filter(
    ({ y, size }) => (y < height * MARGIN || y > height * (1 - MARGIN)) && size < bodySize * BIGGER_THAN_BODY,
  );
}

const isPageNumber = ({ text }: Line) => PAGE_NUMBER.test(text.trim());

function isRepeated(line: Line, others: readonly Line[]): boolean {
  return others.some(
    (other) => Math.abs(other.y - line.y) < SAME_HEIGHT && withoutNumbers(other) === withoutNumbers(line),
  );
}

const withoutNumbers = ({ text }: Line) =>
  text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase();
