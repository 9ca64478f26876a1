import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.d.ts';

/** Where a page draws a picture, in points from the left and from the top. */
export interface PictureBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The file's description; empty if it has none. */
  alternative: string;
}

/** Drawing that is not a picture: text, paths, shades, and pictures of the few kinds that are kept. */
const DRAWS = new Set<number>([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
  OPS.shadingFill,
  OPS.rawFillPath,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);

/**
 * Finds the pictures of a page. They are never decoded, so pdf.js takes them out of its drawing instructions; what is left
 * of one is a space that is set up (saved, moved, restored) and in which nothing is drawn. A picture is drawn into the unit
 * square of its space (ISO 32000-2, 8.9.5).
 *
 * @param operators of the page, read with no picture decoded
 * @param alternatives what the file says about its marked content, by the content's number
 */
export function pictureBoxes(
  page: PDFPageProxy,
  { fnArray, argsArray }: PDFOperatorList,
  alternatives: ReadonlyMap<number, string>,
): PictureBox[] {
  const drawing = new Drawing(page.getViewport({ scale: 1 }).transform, alternatives);
  fnArray.forEach((operator, index) => {
    drawing.follow(operator, argsArray[index] ?? []);
  });

  return drawing.boxes;
}

/** The drawing state between one save and its restore. */
interface Level {
  matrix: number[];
  isMoved: boolean;
  isDrawn: boolean;
}

interface MarkedContent {
  tag: unknown;
  id: unknown;
}

class Drawing {
  readonly boxes: PictureBox[] = [];
  readonly #levels: Level[] = [];
  readonly #marks: MarkedContent[] = [];
  readonly #alternatives: ReadonlyMap<number, string>;
  #level: Level;

  constructor(matrix: number[], alternatives: ReadonlyMap<number, string>) {
    this.#level = { matrix, isMoved: false, isDrawn: false };
    this.#alternatives = alternatives;
  }

  follow(operator: number, inputs: readonly unknown[]): void {
    if (operator === OPS.save) this.#begin(this.#level.matrix);
    else if (operator === OPS.paintFormXObjectBegin) this.#begin(moved(this.#level.matrix, inputs[0]));
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) this.#end();
    else if (operator === OPS.transform) this.#move(inputs);
    else if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps)
      this.#marks.push({ tag: inputs[0], id: inputs[1] });
    else if (operator === OPS.endMarkedContent) this.#marks.pop();
    else if (DRAWS.has(operator) || (operator === OPS.constructPath && inputs[0] !== OPS.endPath))
      this.#level.isDrawn = true;
  }

  #begin(matrix: number[]): void {
    this.#levels.push(this.#level);
    this.#level = { matrix, isMoved: false, isDrawn: false };
  }

  #move(inputs: readonly unknown[]): void {
    this.#level.matrix = moved(this.#level.matrix, inputs);
    this.#level.isMoved = true;
  }

  #end(): void {
    const { matrix, isMoved, isDrawn } = this.#level;
    const outer = this.#levels.pop();
    if (!outer) return;
    // Ornaments, such as the rule above a footnote, are marked as artifacts.
    if (isMoved && !isDrawn && !this.#marks.some(({ tag }) => tag === 'Artifact'))
      this.boxes.push({ ...getBox(matrix), alternative: this.#alternative() });

    outer.isDrawn ||= isDrawn || isMoved;
    this.#level = outer;
  }

  #alternative(): string {
    for (const { id } of this.#marks.toReversed()) {
      const alternative = typeof id === 'number' ? this.#alternatives.get(id) : undefined;
      if (alternative) return alternative;
    }

    return '';
  }
}

function moved(matrix: number[], by: unknown): number[] {
  const numbers = Array.isArray(by) || ArrayBuffer.isView(by) ? Array.from(by as ArrayLike<unknown>) : [];
  const isMatrix = numbers.length === 6 && numbers.every((one) => typeof one === 'number');

  return isMatrix ? Util.transform(matrix, numbers as number[]) : matrix;
}

function getBox([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[]): Omit<PictureBox, 'alternative'> {
  const left = e + Math.min(a, 0) + Math.min(c, 0);
  const top = f + Math.min(b, 0) + Math.min(d, 0);

  return { left, top, right: left + Math.abs(a) + Math.abs(c), bottom: top + Math.abs(b) + Math.abs(d) };
}
