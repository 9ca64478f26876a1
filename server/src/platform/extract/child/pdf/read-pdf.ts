import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import type { FileSource } from '../file-source.ts';
import { blocksOfPages } from './blocks-of-pages.ts';
import { BoldFonts } from './bold-fonts.ts';
import { withDrawingBudget } from './drawing-budget.ts';
import { getPictures, PictureFinder } from './find-pictures.ts';
import { filledLines, withFilled } from './forms/form-fields.ts';
import type { PageLines } from './furniture.ts';
import { joinPieces } from './lines.ts';
import { openPdf } from './open-pdf.ts';
import { readPieces } from './page-text.ts';
import { type PagePictures, picturesWorthMarking } from './worth-marking.ts';

type PdfPage = PageLines & PagePictures;

/** Reads a PDF page by page. */
export async function readPdf(source: FileSource): Promise<RawDocument> {
  const pdf = await openPdf(source);
  const { pages, warnings } = await withDrawingBudget((isSpent) => readPages(pdf, isSpent));

  return {
    title: await statedTitle(pdf),
    pages: blocksOfPages(pages),
    warnings,
    paged: true,
  };
}

async function readPages(
  pdf: PDFDocumentProxy,
  isSpent: () => boolean,
): Promise<{ pages: PageLines[]; warnings: string[] }> {
  const fonts = new BoldFonts();
  const finder = new PictureFinder();
  const pages: PdfPage[] = [];
  let damaged = 0;
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, DOCUMENT_LIMITS.pages); number++) {
    const page = await readPage(pdf, number, { fonts, finder });
    if (isSpent()) break;
    pages.push(page ?? { lines: [], height: 0, width: 0, boxes: [] });
    if (!page) damaged += 1;
    characters += page?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    if (characters > DOCUMENT_LIMITS.characters) break;
  }
  if (pages.length === 0) throw new Unreadable('too_large', 'its first page draws too much');
  if (damaged === pages.length) throw new Unreadable('damaged', 'not one page can be read');

  const isCut = pages.length < pdf.numPages;
  const warnings = isCut ? [`Only the first ${pages.length} of ${pdf.numPages} pages were read.`] : [];
  const pictures = picturesWorthMarking(pages);

  return {
    pages: pages.map(({ lines, height }, index) => ({ lines, height, pictures: pictures[index] ?? [] })),
    warnings: [...warnings, ...finder.warnings],
  };
}

/** @returns null for a page that is broken in itself; the others are worth having without it */
async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
  { fonts, finder }: { fonts: BoldFonts; finder: PictureFinder },
): Promise<PdfPage | null> {
  try {
    const page = await pdf.getPage(number);
    const operators = await finder.operatorsOf(page);
    const { pieces, isUpright } = await readPieces(page, fonts, operators);
    const { width, height } = page.getViewport({ scale: 1 });
    const boxes = operators && isUpright ? await getPictures(page, operators) : [];
    // The scan of a filled-in form needs recognition of the complete page.
    const isScan = pieces.length === 0 && boxes.length > 0;
    const filled = isUpright && !isScan ? await filledLines(page) : [];
    page.cleanup();

    return { lines: withFilled(joinPieces(pieces), filled), width, height, boxes };
  } catch {
    return null;
  }
}

/** Titles that programs fill in: the file's name, their name, nothing worth showing. */
const MADE_UP =
  /^(?:untitled|document\d*|microsoft word|powerpoint|slide \d|print|scan)|\.\w{2,5}$|^[\W\d_]*$/i;

/** The title in a PDF's own properties, null when none was given by a person. */
async function statedTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';

  return title === '' || MADE_UP.test(title) ? null : title;
}
