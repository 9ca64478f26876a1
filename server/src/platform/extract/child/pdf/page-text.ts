import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { BoldFonts } from './bold-fonts.ts';
import { withoutDoubles } from './glyphs/doubles.ts';
import { type DrawnText, drawnGlyphs, hasSoftHyphen } from './glyphs/drawn-glyphs.ts';
import { repairGlyphs } from './glyphs/glyph-repair.ts';
import { mayBePlacedByHand, mendPieces } from './glyphs/glyph-rows.ts';
import { joinFractions } from './glyphs/stacked-fractions.ts';
import type { Piece } from './piece.ts';
import { inReadingOrder } from './right-to-left.ts';

/**
 * The pieces of a page in drawing order, which is the reading order of most files; right-to-left text is put
 * in reading order.
 *
 * @param operators of the page; null if there are too many to inspect
 * @returns the pieces, and whether the displayed page runs from left to right and not sideways
 */
export async function readPieces(
  page: PDFPageProxy,
  fonts: BoldFonts,
  operators: PDFOperatorList | null,
): Promise<{ pieces: Piece[]; isUpright: boolean }> {
  const { items } = await page.getTextContent();
  const drawn = items.filter((item): item is TextItem => 'str' in item);
  await fonts.learn(
    page,
    drawn.filter(isVisible).map(({ fontName }) => fontName),
  );
  const { transform: toPage, width } = page.getViewport({ scale: 1 });
  const texts = drawn.map((item) => ({ ...item, matrix: Util.transform(toPage, item.transform) }));
  const quarters = dominantQuarters(texts);

  const toPieces = piecesWith(fonts, quarters);
  const pieces = toPieces(texts);
  const isSuspect = operators && (hasSoftHyphen(operators) || mayBePlacedByHand(pieces));
  const mended = isSuspect ? mendPieces(pieces, toPieces(drawnGlyphs(page, operators))) : pieces;

  return { pieces: inReadingOrder(joinFractions(withoutDoubles(mended)), width), isUpright: quarters === 0 };
}

const isVisible = ({ str }: Pick<DrawnText, 'str'>) => str.trim() !== '';

const piecesWith =
  (fonts: BoldFonts, quarters: number) =>
  (texts: readonly DrawnText[]): Piece[] => {
    const pieces: Piece[] = [];
    let spaceBefore = false;
    for (const text of texts) {
      if (getQuarters(text.matrix) !== quarters) continue;
      if (!isVisible(text)) {
        spaceBefore ||= text.str !== '';
        continue;
      }
      pieces.push({ ...getPosition(text, quarters), bold: fonts.has(text.fontName), spaceBefore });
      spaceBefore = false;
    }

    return pieces;
  };

function getPosition(
  { str, width, matrix }: DrawnText,
  quarters: number,
): Omit<Piece, 'bold' | 'spaceBefore'> {
  const [, , c = 0, d = 0, e = 0, f = 0] = matrix;
  const [cos = 1, sin = 0] = DIRECTIONS[quarters] ?? [];
  const x = e * cos + f * sin;

  return {
    text: repairGlyphs(str),
    x,
    right: x + width,
    y: f * cos - e * sin,
    size: Math.hypot(c, d),
  };
}

/** Cosine and sine of the writing directions, by quarter turns. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Text set askew (stamps, watermarks) belongs to no direction. */
function getQuarters([a = 1, b = 0]: number[]): number | null {
  const turns = Math.atan2(b, a) / (Math.PI / 2);
  const nearest = Math.round(turns);

  return Math.abs(turns - nearest) > 0.1 ? null : (nearest + 4) % 4;
}

function dominantQuarters(texts: readonly DrawnText[]): number {
  const characters = [0, 0, 0, 0];
  for (const { str, matrix } of texts) {
    const quarters = getQuarters(matrix);
    if (quarters !== null) characters[quarters] = (characters[quarters] ?? 0) + str.length;
  }

  return characters.indexOf(Math.max(...characters));
}
