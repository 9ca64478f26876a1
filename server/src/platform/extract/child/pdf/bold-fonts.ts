import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Word weights, and the abbreviations of TeX and of old type foundries. */
const BOLD_NAME =
  /bold|black|heavy|semibd|demi(?!italic)|(?:cm|sf|ec|lm)(?:s?s?bx|b\d)|[-,]bd?(?:it?)?$|mdbl/i;

/** Metadata of a loaded font. */
interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
}

/**
 * Finds the bold fonts of a document. The text of a page names its fonts by generated ids. Their real names
 * arrive with the drawing instructions, which are loaded when a new id appears.
 */
export class BoldFonts {
  readonly #known = new Map<string, boolean>();

  /** Learns the ids that are not known yet. */
  async learn(page: PDFPageProxy, ids: Iterable<string>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (unknown.length === 0) return;

    await page.getOperatorList();
    for (const id of unknown) this.#known.set(id, isBold(page, id));
  }

  has(id: string): boolean {
    return this.#known.get(id) ?? false;
  }
}

function isBold(page: PDFPageProxy, id: string): boolean {
  if (!page.commonObjs.has(id)) return false;

  const font: LoadedFont = page.commonObjs.get(id);

  return font.bold === true || font.black === true || BOLD_NAME.test(font.name ?? '');
}
