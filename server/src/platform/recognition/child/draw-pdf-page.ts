import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { FileSource } from '../../extract/child/file-source.ts';
import { withDrawingBudget } from '../../extract/child/pdf/drawing-budget.ts';
import { openPdf } from '../../extract/child/pdf/open-pdf.ts';
import { mostPixels, mostSide } from '../drawing-limits.ts';

/** Text is recognised best where a small letter has 20 pixels or more: 300 dots an inch for the print of a book. */
const dotsPerInch = 300;
const pointsPerInch = 72;

/** @param source a PDF @param number of its page, from 1 @returns it drawn, in its colours */
export async function drawPdfPage(source: FileSource, number: number): Promise<Sharp> {
  const pdf = await openPdf(source, mostPixels);
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / pointsPerInch, mostSide / Math.max(width, height));
  const viewport = page.getViewport({ scale });

  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const target = canvas as unknown as HTMLCanvasElement;
  await withDrawingBudget(() => page.render({ canvas: target, viewport, background: '#fff' }).promise);

  const { width: columns, height: rows } = canvas;
  return sharp(canvas.data(), { raw: { width: columns, height: rows, channels: 4 } }).removeAlpha();
}
