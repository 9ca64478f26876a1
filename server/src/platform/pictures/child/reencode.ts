// Runs inside a child process: the libraries that decode pictures are large, old and written in C.
import sharp from 'sharp';

/** Side of the stored square, in pixels: twice the largest avatar. */
const side = 256;

/** A small file can unfold to more than any camera takes. */
const pixelLimit = 40_000_000;

const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
sharp.cache(false);
sharp.concurrency(1);

/** Longer side of a stored picture, in pixels: a phone displays a third of it, a projector all. */
const longestSide = 1_600;

export interface FittedPicture {
  webp: Uint8Array;
  width: number;
  height: number;
}

/** @param path of a picture @returns it whole, no larger than 1,600 pixels, as WebP without metadata, turned upright */
export async function reencodeWhole(path: string): Promise<FittedPicture> {
  const { data, info } = await sharp(path, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

/** @param path of a picture @returns a square of WebP without metadata, turned upright */
export async function reencode(path: string): Promise<Uint8Array> {
  return sharp(path, { limitInputPixels: pixelLimit, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}
