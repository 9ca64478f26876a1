/** Draws the parts of a printed document on pages of A4, with the tags that screen readers follow. */
import { fonts, type PrintedDocument, type PrintedTable } from './document-parts.ts';

type Pdf = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

const ink = '#17211c';
const dimmed = '#56635c';
const line = '#d5ddd8';
const accent = '#0b6e4f';
const rowGap = 7;

/** @param pdf an empty document, whose fonts are registered */
export function drawDocument(pdf: Pdf, content: PrintedDocument): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawHead(pdf, root, content);
  drawFacts(pdf, root, content.facts);
  drawTable(pdf, root, content.table);
  drawTotals(pdf, root, content.totals);
  drawNotes(pdf, root, content.notes);
  root.end();
  drawFeet(pdf, content.footer);
}

function drawHead(pdf: Pdf, root: Struct, { title, issuer }: PrintedDocument): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, pdf.page.width, 8).fill(accent);
  pdf.endMarkedContent();
  const { left, width } = getFrame(pdf);
  addPart(pdf, root, 'H1', () => {
    pdf.font(fonts.strong).fontSize(22).fillColor(ink).text(title, left, 52, { width });
  });
  const [name = '', ...rest] = issuer;
  addPart(pdf, root, 'P', () => {
    pdf
      .font(fonts.strong)
      .fontSize(11)
      .text(name, left, pdf.y + 12, { width });
    pdf.font(fonts.regular).fontSize(10).fillColor(dimmed);
    for (const text of rest) pdf.text(text, { width });
  });
  pdf.y += 16;
}

function drawFacts(pdf: Pdf, root: Struct, facts: PrintedDocument['facts']): void {
  const { left, width } = getFrame(pdf);
  for (const [name, value] of facts) {
    makeRoom(pdf, 30);
    const top = pdf.y;
    addPart(pdf, root, 'P', () => {
      pdf.font(fonts.regular).fontSize(10).fillColor(dimmed).text(name, left, top, { width: 120 });
      const below = pdf.y;
      pdf.fillColor(ink).text(value, left + 130, top, { width: width - 130 });
      pdf.y = Math.max(below, pdf.y) + 3;
    });
  }
  pdf.y += 16;
}

function drawTable(pdf: Pdf, root: Struct, { columns, rows }: PrintedTable): void {
  const table = pdf.struct('Table');
  root.add(table);
  const titles = columns.map(({ title }) => title);
  drawRow(pdf, table, { columns, cells: titles, isHead: true });
  for (const cells of rows) drawRow(pdf, table, { columns, cells, isHead: false });
  table.end();
}

interface Row {
  columns: PrintedTable['columns'];
  cells: readonly string[];
  isHead: boolean;
}

function drawRow(pdf: Pdf, table: Struct, { columns, cells, isHead }: Row): void {
  const { left, width } = getFrame(pdf);
  pdf.font(isHead ? fonts.strong : fonts.regular).fontSize(isHead ? 9 : 10);
  const widths = columns.map((column) => column.width * width);
  const heights = cells.map((cell, index) => pdf.heightOfString(cell, { width: (widths[index] ?? 0) - 8 }));
  const height = Math.max(...heights) + 2 * rowGap;
  makeRoom(pdf, height);

  const top = pdf.y;
  const row = pdf.struct('TR');
  table.add(row);
  for (const [index, cell] of cells.entries()) {
    const x = left + widths.slice(0, index).reduce((sum, one) => sum + one, 0);
    const align = columns[index]?.isAmount ? 'right' : 'left';
    const box = { width: (widths[index] ?? 0) - (align === 'right' ? 0 : 8), align } as const;
    addPart(pdf, row, isHead ? 'TH' : 'TD', () => {
      pdf.fillColor(isHead ? dimmed : ink).text(cell, x, top + rowGap, box);
    });
  }
  row.end();
  drawLine(pdf, top + height);
  pdf.y = top + height;
}

function drawTotals(pdf: Pdf, root: Struct, totals: PrintedDocument['totals']): void {
  const { left, width } = getFrame(pdf);
  pdf.y += 10;
  for (const [index, [name, amount]] of totals.entries()) {
    makeRoom(pdf, 24);
    const top = pdf.y;
    const isLast = index === totals.length - 1;
    addPart(pdf, root, 'P', () => {
      pdf.font(isLast ? fonts.strong : fonts.regular).fontSize(isLast ? 13 : 10);
      pdf.fillColor(isLast ? ink : dimmed).text(name, left, top, { width: width - 170, align: 'right' });
      pdf.fillColor(ink).text(amount, left + width - 160, top, { width: 160, align: 'right' });
    });
    pdf.y += 4;
  }
}

function drawNotes(pdf: Pdf, root: Struct, notes: readonly string[]): void {
  const { left, width } = getFrame(pdf);
  pdf.y += 20;
  for (const note of notes) {
    makeRoom(pdf, 40);
    addPart(pdf, root, 'P', () => {
      pdf.font(fonts.regular).fontSize(9.5).fillColor(dimmed).text(note, left, pdf.y, { width });
    });
    pdf.y += 6;
  }
}

/** Only a document with several pages has numbers on them. */
function drawFeet(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  const { left, width } = getFrame(pdf);
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const text = count === 1 ? footer : `${footer} · page ${index + 1} of ${count}`;
    pdf.markContent('Artifact', { type: 'Pagination' });
    // Inside of the margin a text would begin another page.
    pdf.page.margins.bottom = 0;
    pdf
      .font(fonts.regular)
      .fontSize(8.5)
      .fillColor(dimmed)
      .text(text, left, pdf.page.height - 44, { width, lineBreak: false });
    pdf.endMarkedContent();
  }
}

function drawLine(pdf: Pdf, y: number): void {
  const { left, width } = getFrame(pdf);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.6)
    .stroke(line);
  pdf.endMarkedContent();
}

function addPart(pdf: Pdf, parent: Struct, type: string, draw: () => void): void {
  parent.add(pdf.struct(type, {}, draw));
}

/** Begins another page where a height has no room: a tag must not be open while a page ends. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - 72) pdf.addPage();
}

function getFrame(pdf: Pdf): { left: number; width: number } {
  const { left, right } = pdf.page.margins;
  return { left, width: pdf.page.width - left - right };
}
