/**
 * Prints a document of a page or more as a tagged PDF. The same document always gives the same bytes: no moment of the
 * clock and nothing random is in them.
 */
import { readFile } from 'node:fs/promises';
import type PDFDocument from 'pdfkit';
import { fonts, type PrintedDocument } from './document-parts.ts';
import { drawDocument } from './draw-document.ts';

const files = {
  regular: new URL('./fonts/inter-regular.ttf', import.meta.url),
  strong: new URL('./fonts/inter-semibold.ttf', import.meta.url),
};

/** @returns the bytes of the PDF */
export async function printDocument(content: PrintedDocument): Promise<Buffer> {
  // Loading takes half a second, and only documents need it.
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margin: 56,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: content.title, Author: content.issuer[0] ?? '', CreationDate: new Date(content.issuedAt) },
  });
  pdf.registerFont(fonts.regular, await readFile(files.regular));
  pdf.registerFont(fonts.strong, await readFile(files.strong));
  const bytes = collectBytes(pdf);
  drawDocument(pdf, content);
  pdf.end();
  return bytes;
}

/** The ranges of `web/build/subset-document-fonts.mjs`. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x253, 0x259],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x323, 0x323],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x20a0, 0x20bf],
];

/** @returns whether the typeface has a shape for each character of the text */
export function isPrintable(text: string): boolean {
  return [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last) || '−→™'.includes(character);
  });
}

/** @returns the text with a question mark for each character without a shape */
export function makePrintable(text: string): string {
  return [...text].map((character) => (isPrintable(character) ? character : '?')).join('');
}

function collectBytes(pdf: typeof PDFDocument.prototype): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  return promise;
}
