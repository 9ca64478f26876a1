/** Pages as a scanner or a phone takes them, drawn by the tests. */
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { PDFDocument } from 'pdf-lib';

// The font comes with a package: what a machine has installed does not decide.
const font = import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
GlobalFonts.registerFromPath(fileURLToPath(font), 'Print');

export interface PageLook {
  width?: number;
  height?: number;
  /** Of the letters, in pixels. */
  size?: number;
  paper?: string;
  ink?: string;
  /** Degrees by which the page lies askew. */
  tilt?: number;
}

/** @param lines of text; one that begins with # is set as a heading */
export function drawnPage(lines: readonly string[], look: PageLook = {}) {
  const { width = 1_700, height = 1_000, size = 40, paper = '#fff', ink = '#111', tilt = 0 } = look;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.rotate((tilt * Math.PI) / 180);
  context.fillStyle = ink;
  write(context, lines, size);
  return canvas;
}

function write(context: SKRSContext2D, lines: readonly string[], size: number): void {
  let y = 3 * size;
  for (const line of lines) {
    const isHeading = line.startsWith('#');
    context.font = `${isHeading ? 1.7 * size : size}px Print`;
    context.fillText(line.replace(/^# ?/, ''), 2.5 * size, y);
    y += (isHeading ? 2.6 : 1.45) * size;
  }
}

/** @param pages JPEG each; an empty one is a blank page */
export async function scanOf(...pages: (Uint8Array | null)[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const jpeg of pages) {
    const page = pdf.addPage([595, 842]);
    if (!jpeg) continue;
    const picture = await pdf.embedJpg(jpeg);
    const scale = Math.min(595 / picture.width, 842 / picture.height);
    page.drawImage(picture, {
      x: 0,
      y: 842 - picture.height * scale,
      width: picture.width * scale,
      height: picture.height * scale,
    });
  }
  return Buffer.from(await pdf.save());
}
