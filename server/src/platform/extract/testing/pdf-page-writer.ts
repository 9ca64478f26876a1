import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

export interface Fonts {
  regular: PDFFont;
  bold: PDFFont;
  heading: PDFFont;
  /** Has the characters that the others lack: Greek and mathematics. */
  symbol: PDFFont;
  /** The characters that all but the symbol font have. */
  western: ReadonlySet<string>;
  /** All drawable characters; any other character fails. */
  printable: ReadonlySet<string>;
}

/** Draws text as a word processor would: in lines of a column, `**bold**` in the bold font. */
export interface PageWriter {
  readonly page: PDFPage;
  readonly fonts: Fonts;
  /** Draws one line at a position, in points from the left and the top. */
  line(text: string, x: number, y: number, size?: number): void;
  /** The lines of a paragraph in a column of that width, in points. */
  lines(text: string, width: number, size?: number): string[];
  /** Wraps a paragraph and draws it; returns where the next line would be. */
  paragraph(text: string, position: { x: number; y: number; width: number; size?: number }): number;
}

export const PAGE = { width: 595, height: 842 };
const LEADING = 1.25;

/** A PDF that grows by pages. */
export interface PdfWriter {
  pdf: PDFDocument;
  addPage(): PageWriter;
}

export async function startPdf(): Promise<PdfWriter> {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.TimesRoman);
  const symbol = await pdf.embedFont(StandardFonts.Symbol);
  const western = makeCharacters(regular);
  const fonts: Fonts = {
    regular,
    bold: await pdf.embedFont(StandardFonts.TimesRomanBold),
    heading: await pdf.embedFont(StandardFonts.HelveticaBold),
    symbol,
    western,
    printable: western.union(makeCharacters(symbol)),
  };

  return { pdf, addPage: () => createWriter(pdf.addPage([PAGE.width, PAGE.height]), fonts) };
}

function makeCharacters(font: PDFFont): Set<string> {
  return new Set(font.getCharacterSet().map((code) => String.fromCodePoint(code)));
}

/** Makes a PDF with this number of pages, each drawn by the given function (called with 1, 2, ...). */
export async function makePdf(
  pages: number,
  draw: (writer: PageWriter, number: number) => void | Promise<void>,
  finish: (pdf: PDFDocument) => void = () => {},
): Promise<Uint8Array> {
  const { pdf, addPage } = await startPdf();
  for (let number = 1; number <= pages; number++) await draw(addPage(), number);
  finish(pdf);

  return pdf.save();
}

function createWriter(page: PDFPage, fonts: Fonts): PageWriter {
  const line: PageWriter['line'] = (text, x, y, size = 11) => {
    let left = x;
    for (const { part, font } of makeParts(text, fonts)) {
      page.drawText(part, { x: left, y: PAGE.height - y, size, font });
      left += font.widthOfTextAtSize(part, size);
    }
  };
  const lines: PageWriter['lines'] = (text, width, size = 11) =>
    wrap(text, (part) => makeWidth(part, fonts, size) <= width);

  return {
    page,
    fonts,
    line,
    lines,
    paragraph: (text, { x, y, width, size = 11 }) => {
      const wrapped = lines(text, width, size);
      for (const [index, part] of wrapped.entries()) line(part, x, y + index * size * LEADING, size);

      return y + wrapped.length * size * LEADING;
    },
  };
}

interface PartOfLine {
  part: string;
  font: PDFFont;
}

/** The parts of a line by font: bold between stars, symbols where the other font has no such character. */
function makeParts(text: string, fonts: Fonts): PartOfLine[] {
  const parts: PartOfLine[] = [];
  for (const [index, stretch] of text.split('**').entries()) {
    const weight = index % 2 === 1 ? fonts.bold : fonts.regular;
    for (const character of stretch) {
      const font = fonts.western.has(character) ? weight : fonts.symbol;
      const open = parts.at(-1);
      if (open?.font === font) open.part += character;
      else parts.push({ part: character, font });
    }
  }

  return parts;
}

function makeWidth(text: string, fonts: Fonts, size: number): number {
  return makeParts(text, fonts).reduce(
    (width, { part, font }) => width + font.widthOfTextAtSize(part, size),
    0,
  );
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.match(/\S+/g) ?? []) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer.replaceAll('**', ''))) lines[lines.length - 1] = longer;
    else lines.push(word);
  }

  return boldByLine(lines);
}

/** Ends bold ranges with their line and starts them again in the next, so that each line has pairs of stars. */
function boldByLine(lines: readonly string[]): string[] {
  let isBold = false;

  return lines.map((line) => {
    const start = isBold ? '**' : '';
    if (line.split('**').length % 2 === 0) isBold = !isBold;

    return start + line + (isBold ? '**' : '');
  });
}
