/** Simulates a camera's picture of a page: the same bytes each time. */
import sharp from 'sharp';

export interface PhotoLook {
  /** Share of the light that is missing in the darkest corner. */
  shade?: number;
  /** Grain, in shades of grey up or down. */
  grain?: number;
  /** Share of the difference between paper and ink that is left. */
  contrast?: number;
  /** Pixels by which it is out of focus. */
  blur?: number;
}

/** @param page a picture of it @returns PNG of the same size, in shades of grey */
export async function photographed(page: Buffer, look: PhotoLook): Promise<Buffer> {
  const { shade = 0, grain = 0, contrast = 1, blur = 0.8 } = look;
  const { data, info } = await sharp(page)
    .greyscale()
    .blur(blur)
    .linear(contrast, 200 * (1 - contrast))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const next = pseudoRandom();
  for (let index = 0; index < data.length; index += 1) {
    const across = (index % width) / width;
    const down = Math.floor(index / width) / height;
    const light = 1 - shade * (0.6 * across + 0.4 * down);
    const seen = (data[index] ?? 0) * light + (next() + next() + next() - 1.5) * grain;
    data[index] = Math.min(Math.max(seen, 0), 255);
  }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** A number between 0 and 1, by the generator of Park and Miller (1988). */
function pseudoRandom(): () => number {
  let state = 42;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
