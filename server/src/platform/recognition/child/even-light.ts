import sharp, { type Sharp } from 'sharp';
import { findSkew, type Shades } from './skew.ts';

/** Side of the squares in which the paper is looked for: more than a letter, less than a shadow. */
const square = 64;
/** The pixel at this rank, from dark to light, represents the paper of a square: ink covers far less. */
const paperShare = 0.7;
/** The new shade of paper: a little below white, so that grain stays pale. */
const paperShade = 235;
/** Pixels that are darker than the lightest paper by this much belong to the table below, not to shaded paper. */
const leastPaper = 0.15;

/**
 * Gives a photographed page the light of a scanner: paper of one shade, dark ink. Programs tell ink from paper by one
 * threshold for the whole page, which loses what lies in the shade and what is pale. Grain is smoothed, because on a pale
 * page it is as dark as the ink. Lines are turned level.
 *
 * @param page upright
 * @returns PNG in shades of grey
 */
export async function withEvenLight(page: Sharp): Promise<Buffer> {
  const { data, info } = await page.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grey = { shades: data, width, height };
  if (hasLightInk(grey)) invert(grey);
  await divideByPaper(grey);

  return sharp(data, { raw: { width, height, channels: 1 } })
    .median(3)
    .rotate(findSkew(grey), { background: { r: paperShade, g: paperShade, b: paperShade } })
    .greyscale()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/**
 * Chalk on a board, or a dark slide: what differs most from its surroundings is lighter than they are. Cubes keep the
 * direction, so that grain, which goes both ways, takes itself away.
 */
function hasLightInk({ shades, width, height }: Shades): boolean {
  const around = getSquares({ shades, width, height }, 0.5);
  let sum = 0;
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / square) * around.width;
    for (let x = 0; x < width; x += 2) {
      const usual = around.shades[row + Math.floor(x / square)] ?? 0;
      sum += ((shades[y * width + x] ?? 0) - usual) ** 3;
    }
  }
  return sum > 0;
}

function invert({ shades }: Shades): void {
  for (let index = 0; index < shades.length; index += 1) shades[index] = 255 - (shades[index] ?? 0);
}

async function divideByPaper(page: Shades): Promise<void> {
  const { shades, width, height } = page;
  const paper = getSquares(page, paperShare);
  const lightest = paper.shades.reduce((max, shade) => Math.max(max, shade), 1);
  const asPaper = paper.shades.map((shade) => Math.max(shade, leastPaper * lightest, 1));
  const smooth = await sharp(asPaper, { raw: { width: paper.width, height: paper.height, channels: 1 } })
    .median(3)
    .resize(paper.width * square, paper.height * square, { kernel: 'cubic', fit: 'fill' })
    .extract({ left: 0, top: 0, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  for (let index = 0; index < shades.length; index += 1) {
    shades[index] = Math.min(((shades[index] ?? 0) * paperShade) / (smooth[index] || 1), 255);
  }
}

/** @param share of a square's pixels that are darker @returns one shade for each square */
function getSquares(page: Shades, share: number): Shades {
  const width = Math.ceil(page.width / square);
  const height = Math.ceil(page.height / square);
  const shades = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let index = 0; index < shades.length; index += 1) {
    counts.fill(0);
    const pixels = countShades(
      page,
      { left: (index % width) * square, top: Math.floor(index / width) * square },
      counts,
    );
    shades[index] = shadeAt(counts, pixels * share);
  }
  return { shades, width, height };
}

/** Counts every second pixel of a square both ways. @returns how many */
function countShades(
  { shades, width, height }: Shades,
  { left, top }: { left: number; top: number },
  counts: Uint32Array,
): number {
  let pixels = 0;
  for (let y = top; y < Math.min(top + square, height); y += 2) {
    for (let x = left; x < Math.min(left + square, width); x += 2) {
      const shade = shades[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
      pixels += 1;
    }
  }
  return pixels;
}

function shadeAt(counts: Uint32Array, darker: number): number {
  let seen = 0;
  for (const [shade, count] of counts.entries()) {
    seen += count;
    if (seen > darker) return shade;
  }
  return 255;
}
