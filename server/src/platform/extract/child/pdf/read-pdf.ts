import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DOCUMENT_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import type { FileSource } from '../file-source.ts';
import { BoldFonts } from './bold-fonts.ts';
import { orderByColumns } from './columns.ts';
import { dropFurniture, type PageLines } from './furniture.ts';
import { groupLines } from './group-lines.ts';
import { createLineJoiner } from './hyphens.ts';
import { measureLayout } from './layout.ts';
import { joinParts, joinPieces, type Line } from './lines.ts';
import { openPdf } from './open-pdf.ts';
import { readPieces } from './page-text.ts';
import { findTables, type Table, tableBlocks } from './table-lines.ts';
import { createBlockMaker } from './to-blocks.ts';

/**
 * Reads a PDF page by page. A PDF knows the positions of characters and nothing else: lines, columns,
 * paragraphs, headings and lists are found from that, by comparison with the rest of the document.
 */
export async function readPdf(source: FileSource): Promise<RawDocument> {
  const pdf = await openPdf(source);
  const { pages, warnings } = await readPages(pdf);
  const { bodySize } = measureLayout(pages);
  // Before columns are looked for: a running head that spans them would hide them.
  const bodies = dropFurniture(pages, bodySize).map(({ lines, height }) => ({
    lines: joinParts(orderByColumns(lines)),
    height,
  }));
  const layout = measureLayout(bodies);
  const stretches = bodies.map(({ lines }) => findTables(lines));
  const grouped = stretches.map((page) =>
    page.map((stretch) => ('lines' in stretch ? groupLines(stretch.lines, layout) : stretch.table)),
  );
  const joint = createLineJoiner(bodies.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const maker = createBlockMaker(
    grouped.flat().flatMap((part) => ('rows' in part ? [] : part)),
    layout,
    joint,
  );
  const toBlocks = (part: Line[][] | Table) => ('rows' in part ? tableBlocks(part) : maker.toBlocks(part));

  return {
    title: await statedTitle(pdf),
    pages: grouped.map((page) => page.flatMap(toBlocks)),
    warnings,
    paged: true,
  };
}

async function readPages(pdf: PDFDocumentProxy): Promise<{ pages: PageLines[]; warnings: string[] }> {
  const fonts = new BoldFonts();
  const pages: PageLines[] = [];
  let damaged = 0;
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, DOCUMENT_LIMITS.pages); number++) {
    const page = await readPage(pdf, number, fonts);
    pages.push(page ?? { lines: [], height: 0 });
    if (!page) damaged += 1;
    characters += page?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    if (characters > DOCUMENT_LIMITS.characters) break;
  }
  if (damaged === pages.length) throw new Unreadable('damaged', 'not one page can be read');

  const isCut = pages.length < pdf.numPages;
  const warnings = isCut ? [`Only the first ${pages.length} of ${pdf.numPages} pages were read.`] : [];

  return { pages, warnings };
}

/** @returns null for a page that is broken in itself; the others are worth having without it */
async function readPage(pdf: PDFDocumentProxy, number: number, fonts: BoldFonts): Promise<PageLines | null> {
  try {
    const page = await pdf.getPage(number);
    const pieces = await readPieces(page, fonts);
    const { height } = page.getViewport({ scale: 1 });
    page.cleanup();

    return { lines: joinPieces(pieces), height };
  } catch {
    return null;
  }
}

/** What programs put there by themselves: the file's name, their own name, nothing worth showing. */
const MADE_UP =
  /^(?:untitled|document\d*|microsoft word|powerpoint|slide \d|print|scan)|\.\w{2,5}$|^[\W\d_]*$/i;

/** The title in a PDF's own properties, null when none was given by a person. */
async function statedTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';

  return title === '' || MADE_UP.test(title) ? null : title;
}
