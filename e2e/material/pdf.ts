/** Sets a chapter as a PDF of several pages, headings in bold, the way a word processor would. */
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { Section } from './soil-chapter.ts';

const size = { width: 595, height: 842 };
const margin = 64;
const body = { points: 11, leading: 16 };
const heading = { points: 16, leading: 28 };

/** @returns the bytes of a PDF in which each section begins a page */
export async function chapterPdf(title: string, sections: readonly Section[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const regular = await pdf.embedFont(StandardFonts.TimesRoman);
  const bold = await pdf.embedFont(StandardFonts.TimesRomanBold);

  for (const section of sections) {
    const page = pdf.addPage([size.width, size.height]);
    let top = size.height - margin;
    page.drawText(section.heading, { x: margin, y: top, size: heading.points, font: bold });
    top -= heading.leading;
    for (const paragraph of section.paragraphs) top = drawParagraph(page, regular, paragraph, top);
  }
  return Buffer.from(await pdf.save());
}

/** @returns where the next paragraph begins */
function drawParagraph(page: PDFPage, font: PDFFont, text: string, top: number): number {
  let line = '';
  let y = top;
  const flush = () => {
    page.drawText(line, { x: margin, y, size: body.points, font });
    y -= body.leading;
  };

  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, body.points) > size.width - 2 * margin) {
      flush();
      line = word;
    } else {
      line = longer;
    }
  }
  flush();
  return y - body.leading / 2;
}
