import sharp, { type Sharp } from 'sharp';
import type { FileSource } from '../../extract/child/file-source.ts';
import { mostPixels, mostSide } from '../drawing-limits.ts';

/** Photos of a page from a cheap phone: letters of fewer pixels are not recognised, and more pixels add no detail. */
const leastSide = 2_000;

const readers = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
sharp.cache(false);
sharp.concurrency(1);

/** @param source a picture @returns it turned upright, as large as programs read best */
export async function drawPicture({ content }: Pick<FileSource, 'content'>): Promise<Sharp> {
  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await picture.metadata();
  const side = Math.min(Math.max(width, height, leastSide), mostSide);

  return picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: side, height: side, fit: 'inside' });
}
