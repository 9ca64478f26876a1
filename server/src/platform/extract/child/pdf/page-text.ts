import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { BoldFonts } from './bold-fonts.ts';
import { repairGlyphs } from './glyph-repair.ts';
import type { Piece } from './piece.ts';
import { inReadingOrder } from './right-to-left.ts';

/**
 * The pieces of a page in the order in which they are drawn, which for most files is reading order; those that are written
 * from the right in reading order.
 *
 * @returns also whether the page is written from left to right as it is shown, and not sideways
 */
export async function readPieces(
  page: PDFPageProxy,
  fonts: BoldFonts,
): Promise<{ pieces: Piece[]; isUpright: boolean }> {
  const { items } = await page.getTextContent();
  const drawn = items.filter((item): item is TextItem => 'str' in item);
  await fonts.learn(
    page,
    drawn.filter(isVisible).map(({ fontName }) => fontName),
  );
  const toPage = page.getViewport({ scale: 1 }).transform;
  const placed = drawn.map((item) => ({ item, matrix: Util.transform(toPage, item.transform) }));
  const quarters = dominantQuarters(placed);

  const upright = placed.filter(({ matrix }) => quartersOf(matrix) === quarters);
  const pieces = inReadingOrder(toPieces(upright, quarters, fonts), page.getViewport({ scale: 1 }).width);

  return { pieces, isUpright: quarters === 0 };
}

interface Placed {
  item: TextItem;
  matrix: number[];
}

const isVisible = ({ str }: TextItem) => str.trim() !== '';

function toPieces(placed: readonly Placed[], quarters: number, fonts: BoldFonts): Piece[] {
  const pieces: Piece[] = [];
  let spaceBefore = false;
  for (const { item, matrix } of placed) {
    if (!isVisible(item)) {
      spaceBefore ||= item.str !== '';
      continue;
    }
    const piece = { ...positionOf(item, matrix, quarters), bold: fonts.has(item.fontName), spaceBefore };
    const last = pieces.at(-1);
    // Some programs draw a word twice, a hair apart, instead of using a bold font.
    if (last && isOverprint(last, piece)) last.bold = true;
    else pieces.push(piece);
    spaceBefore = false;
  }

  return pieces;
}

function positionOf(item: TextItem, matrix: number[], quarters: number): Omit<Piece, 'bold' | 'spaceBefore'> {
  const [, , c = 0, d = 0, e = 0, f = 0] = matrix;
  const [cos = 1, sin = 0] = DIRECTIONS[quarters] ?? [];
  const x = e * cos + f * sin;

  return {
    text: repairGlyphs(item.str),
    x,
    right: x + item.width,
    y: f * cos - e * sin,
    size: Math.hypot(c, d),
  };
}

function isOverprint(last: Piece, piece: Piece): boolean {
  const near = 0.2 * last.size;

  return last.text === piece.text && Math.abs(last.x - piece.x) < near && Math.abs(last.y - piece.y) < near;
}

/** Cosine and sine of the writing directions, by quarter turns. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Text set askew (stamps, watermarks) belongs to no direction. */
function quartersOf([a = 1, b = 0]: number[]): number | null {
  const turns = Math.atan2(b, a) / (Math.PI / 2);
  const nearest = Math.round(turns);

  return Math.abs(turns - nearest) > 0.1 ? null : (nearest + 4) % 4;
}

function dominantQuarters(placed: readonly Placed[]): number {
  const characters = [0, 0, 0, 0];
  for (const { item, matrix } of placed) {
    const quarters = quartersOf(matrix);
    if (quarters !== null) characters[quarters] = (characters[quarters] ?? 0) + item.str.length;
  }

  return characters.indexOf(Math.max(...characters));
}
