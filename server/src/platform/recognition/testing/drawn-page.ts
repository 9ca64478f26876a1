/** Pages as a scanner or a phone takes them, drawn by the tests. */
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';

// The font comes with a package: what a machine has installed does not decide.
const font = import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
GlobalFonts.registerFromPath(fileURLToPath(font), 'Print');

export interface PageLook {
  width?: number;
  /** As high as its lines where absent: blank paper is drawn, cleaned and searched for letters at the price of print. */
  height?: number;
  /** Height of the letters, in pixels. */
  size?: number;
  paper?: string;
  ink?: string;
  /** Degrees by which the page lies askew. */
  tilt?: number;
}

/** @param lines of text; a line that begins with # becomes a heading */
export function drawnPage(lines: readonly string[], look: PageLook = {}) {
  const { width = 1_700, size = 40, paper = '#fff', ink = '#111', tilt = 0 } = look;
  const { height = Math.max(makeHeight(lines, size), leastHeight) } = look;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.rotate((tilt * Math.PI) / 180);
  context.fillStyle = ink;
  write(context, lines, size);
  return canvas;
}

const leastHeight = 300;

/** Includes margins, and space for a tilted page. */
const makeHeight = (lines: readonly string[], size: number) =>
  5 * size + lines.reduce((sum, line) => sum + lineHeight(line) * size, 0);

const lineHeight = (line: string) => (line.startsWith('#') ? 2.6 : 1.45);

function write(context: SKRSContext2D, lines: readonly string[], size: number): void {
  let y = 3 * size;
  for (const line of lines) {
    const isHeading = line.startsWith('#');
    context.font = `${isHeading ? 1.7 * size : size}px Print`;
    context.fillText(line.replace(/^# ?/, ''), 2.5 * size, y);
    y += lineHeight(line) * size;
  }
}

const blank = { width: 1_700, height: 500 };
/** A scanner's dots an inch, and PDF's points. */
const pointsPerPixel = 72 / 300;

/** @param pages JPEG each; null is a blank page */
export async function getScan(...pages: (Uint8Array | null)[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const jpeg of pages) {
    const picture = jpeg && (await pdf.embedJpg(jpeg));
    const { width, height } = inPoints(picture ?? blank);
    const page = pdf.addPage([width, height]);
    if (picture) page.drawImage(picture, { x: 0, y: 0, width, height });
  }
  return Buffer.from(await pdf.save());
}

const inPoints = ({ width, height }: { width: number; height: number }) => ({
  width: width * pointsPerPixel,
  height: height * pointsPerPixel,
});
