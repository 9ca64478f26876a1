import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';

/** Text that a page draws, and where it begins. */
export interface DrawnText {
  str: string;
  /** In points. */
  width: number;
  fontName: string;
  /** Transforms text space, in which the text is 1 high, to page space. */
  matrix: number[];
}

/** A hyphen that only ends a line. */
export const SOFT_HYPHEN = '\u00AD';

/**
 * The glyphs of a page in drawing order, with spaces. pdf.js joins them to words and loses their positions,
 * although only the position assigns an accent to the letter below it.
 */
export function drawnGlyphs(page: PDFPageProxy, { fnArray, argsArray }: PDFOperatorList): DrawnText[] {
  const drawing = new TextDrawing(page);
  fnArray.forEach((operator, index) => {
    drawing.follow(operator, argsArray[index] ?? []);
  });

  return drawing.glyphs;
}

/** Tells if a page draws soft hyphens, which pdf.js omits from its words. */
export function hasSoftHyphen({ fnArray, argsArray }: PDFOperatorList): boolean {
  return fnArray.some((operator, index) => {
    const shown: Shown = operator === OPS.showText ? argsArray[index]?.[0] : [];
    return shown.some((glyph) => typeof glyph !== 'number' && glyph.unicode === SOFT_HYPHEN);
  });
}

/** A glyph as pdf.js returns it. */
interface FontGlyph {
  unicode: string;
  /** In units of its font. */
  width: number;
  isSpace: boolean;
}

/** Glyphs, and how far back the next one is moved between them, in thousandths of a size. */
type Shown = readonly (FontGlyph | number)[];

/** Glyph metadata of a loaded font. */
interface LoadedFont {
  fontMatrix?: number[];
  vertical?: boolean;
}

/** The text state that is saved and restored (ISO 32000-2, 9.3). */
interface TextState {
  space: number[];
  fontName: string;
  /** A unit of the font, in sizes. */
  unit: number;
  /** True if lines of the font run from top to bottom; only pdf.js knows it. */
  isVertical: boolean;
  size: number;
  characterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
}

const identity = [1, 0, 0, 1, 0, 0];
const usualUnit = 0.001;

class TextDrawing {
  readonly glyphs: DrawnText[] = [];
  readonly #page: PDFPageProxy;
  readonly #levels: TextState[] = [];
  #state: TextState = {
    space: identity,
    fontName: '',
    unit: usualUnit,
    isVertical: false,
    size: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
  };
  #lineStart = identity;
  #position = identity;

  constructor(page: PDFPageProxy) {
    this.#page = page;
    this.#state.space = page.getViewport({ scale: 1 }).transform;
  }

  follow(operator: number, inputs: readonly unknown[]): void {
    const state = this.#state;
    const [first = 0, second = 0] = inputs as number[];
    if (operator === OPS.showText) this.#show(inputs[0] as Shown);
    else if (operator === OPS.setFont) this.#setFont(String(inputs[0]), second);
    else if (operator === OPS.moveText) this.#moveLine(first, second);
    else if (operator === OPS.nextLine) this.#moveLine(0, -state.leading);
    else if (operator === OPS.setLeadingMoveText) {
      state.leading = -second;
      this.#moveLine(first, second);
    } else if (operator === OPS.beginText) this.#moveTo(identity);
    else if (operator === OPS.setTextMatrix) this.#moveTo(getMatrix(inputs[0]));
    else if (operator === OPS.setCharSpacing) state.characterSpacing = first;
    else if (operator === OPS.setWordSpacing) state.wordSpacing = first;
    else if (operator === OPS.setHScale) state.stretch = first / 100;
    else if (operator === OPS.setLeading) state.leading = first;
    else if (operator === OPS.setTextRise) state.rise = first;
    else if (operator === OPS.transform) state.space = Util.transform(state.space, getMatrix(inputs));
    else if (operator === OPS.save) this.#levels.push({ ...state });
    else if (operator === OPS.paintFormXObjectBegin) {
      this.#levels.push({ ...state });
      state.space = Util.transform(state.space, getMatrix(inputs[0]));
    } else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      this.#state = this.#levels.pop() ?? state;
  }

  #setFont(name: string, size: number): void {
    const { commonObjs } = this.#page;
    const font: LoadedFont = commonObjs.has(name) ? commonObjs.get(name) : {};
    const { fontMatrix, vertical: isVertical = false } = font;
    Object.assign(this.#state, { fontName: name, size, unit: fontMatrix?.[0] ?? usualUnit, isVertical });
  }

  #moveTo(position: number[]): void {
    this.#lineStart = position;
    this.#position = position;
  }

  #moveLine(x: number, y: number): void {
    this.#moveTo(Util.transform(this.#lineStart, [1, 0, 0, 1, x, y]));
  }

  #show(glyphs: Shown): void {
    if (this.#state.isVertical) return;

    const { space, fontName, unit, size, stretch, rise, characterSpacing, wordSpacing } = this.#state;
    const toPage = Util.transform(space, this.#position);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Util.transform(toPage, [
      size * stretch,
      0,
      0,
      size,
      0,
      rise,
    ]);
    const length = Math.hypot(a, b);
    // This is the distance from the start, in sizes.
    let x = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        x -= glyph / 1000;
        continue;
      }
      const width = glyph.width * unit;
      const matrix = [a, b, c, d, e + a * x, f + b * x];
      this.glyphs.push({ str: glyph.unicode, width: width * length, fontName, matrix });
      x += width + (characterSpacing + (glyph.isSpace ? wordSpacing : 0)) / (size || 1);
    }
    this.#position = Util.transform(this.#position, [1, 0, 0, 1, x * size * stretch, 0]);
  }
}

/** Returns the identity matrix if there is none. */
function getMatrix(input: unknown): number[] {
  const numbers =
    Array.isArray(input) || ArrayBuffer.isView(input) ? Array.from(input as ArrayLike<number>) : [];

  return numbers.length === 6 ? numbers : identity;
}
