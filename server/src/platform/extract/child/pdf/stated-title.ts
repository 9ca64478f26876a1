import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What programs put there by themselves: the file's name, their own name, nothing worth showing. */
const MADE_UP =
  /^(?:untitled|document\d*|microsoft word|powerpoint|slide \d|print|scan)|\.\w{2,5}$|^[\W\d_]*$/i;

/** The title in a PDF's own properties, null when none was given by a person. */
export async function statedTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';

  return title === '' || MADE_UP.test(title) ? null : title;
}
