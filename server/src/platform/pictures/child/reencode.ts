// Runs inside a child process: the libraries that decode pictures are large, old and written in C.
import sharp from 'sharp';

/** Of the square that is kept, in pixels: twice what the largest avatar shows. */
const side = 256;

/** A small file can unfold to more than any camera takes. */
const pixelLimit = 40_000_000;

const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
sharp.cache(false);
sharp.concurrency(1);

/** @param path of a picture @returns WebP without metadata, turned upright */
export async function reencode(path: string): Promise<Uint8Array> {
  return sharp(path, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}
