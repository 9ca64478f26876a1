import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
  heading: PDFFont;
}

/** Draws text as a word processor would: in lines of a column, `**bold**` in the bold font. */
export interface PageWriter {
  readonly page: PDFPage;
  readonly fonts: Fonts;
  /** Draws one line at a position, in points from the left and the top. */
  line(text: string, x: number, y: number, size?: number): void;
  /** Wraps a paragraph and draws it; returns where the next line would be. */
  paragraph(text: string, position: { x: number; y: number; width: number; size?: number }): number;
}

export const PAGE = { width: 595, height: 842 };
const LEADING = 1.25;

/** Makes a PDF of so many pages, each drawn by the given function (called with 1, 2, ...). */
export async function makePdf(
  pages: number,
  draw: (writer: PageWriter, number: number) => void | Promise<void>,
  finish: (pdf: PDFDocument) => void = () => {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.TimesRoman),
    bold: await pdf.embedFont(StandardFonts.TimesRomanBold),
    heading: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (let number = 1; number <= pages; number++)
    await draw(createWriter(pdf.addPage([PAGE.width, PAGE.height]), fonts), number);
  finish(pdf);

  return pdf.save();
}

function createWriter(page: PDFPage, fonts: Fonts): PageWriter {
  const line: PageWriter['line'] = (text, x, y, size = 11) => {
    let left = x;
    text.split('**').forEach((part, index) => {
      const font = index % 2 === 1 ? fonts.bold : fonts.regular;
      if (part !== '') page.drawText(part, { x: left, y: PAGE.height - y, size, font });
      left += font.widthOfTextAtSize(part, size);
    });
  };

  return {
    page,
    fonts,
    line,
    paragraph: (text, { x, y, width, size = 11 }) => {
      const lines = wrap(text, (part) => fonts.regular.widthOfTextAtSize(part, size) <= width);
      for (const [index, part] of lines.entries()) line(part, x, y + index * size * LEADING, size);

      return y + lines.length * size * LEADING;
    },
  };
}

/** Ends bold stretches with their line, so that each line has its own pair of stars. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const words = text.match(/\*\*[^*]+\*\*\S*|\S+/g) ?? [];
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer.replaceAll('**', ''))) lines[lines.length - 1] = longer;
    else lines.push(word);
  }

  return lines;
}
