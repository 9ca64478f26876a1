import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList, StructTreeNode } from 'pdfjs-dist/types/src/display/api.d.ts';
import { type PictureBox, pictureBoxes } from './picture-boxes.ts';

/**
 * Drawing instructions that are looked through. A book of 300 pages has a hundred thousand; maps and plans have millions,
 * which would take the time of the text.
 */
const MOST_INSTRUCTIONS = 500_000;

/** Finds the pictures of a document, page by page. */
export class PictureFinder {
  #instructionsLeft = MOST_INSTRUCTIONS;
  #lastPage = 0;

  /** Warnings for the file's owner, after all pages were read. */
  get warnings(): string[] {
    return this.#instructionsLeft > 0
      ? []
      : [`Pictures are marked on the first ${this.#lastPage} pages only.`];
  }

  /** @returns the drawing instructions of a page, null once there have been too many */
  async operatorsOf(page: PDFPageProxy): Promise<PDFOperatorList | null> {
    if (this.#instructionsLeft <= 0) return null;

    const operators = await page.getOperatorList();
    this.#instructionsLeft -= operators.fnArray.length;
    this.#lastPage = page.pageNumber;

    return operators;
  }
}

/** @param operators of the page */
export async function getPictures(page: PDFPageProxy, operators: PDFOperatorList): Promise<PictureBox[]> {
  return pictureBoxes(page, operators, await figureAlternatives(page));
}

/** pdf.js also returns a figure's description, which its types omit. */
type StructureNode = StructTreeNode & { alt?: string };

/** The number of marked content, unique on its page, behind the page's name. */
const CONTENT_NUMBER = /_mc(\d+)$/;

/** @returns what a tagged file says that its figures show, by the number of their content on the page */
async function figureAlternatives(page: PDFPageProxy): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  const tree = await page.getStructTree();
  if (tree) collect(tree, '', found);

  return found;
}

function collect({ role, alt, children }: StructureNode, outer: string, found: Map<number, string>): void {
  const alternative = role === 'Figure' && alt ? alt : outer;
  for (const child of children) {
    if ('children' in child) collect(child, alternative, found);
    else if (alternative) found.set(Number(CONTENT_NUMBER.exec(child.id)?.[1] ?? -1), alternative);
  }
}
